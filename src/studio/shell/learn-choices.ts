import { signal } from '@preact/signals';
import { loading, previewer, tellLoading } from '../state/workers.js';
import { catalogue } from '../state/workspace.js';

/** Tries again; undefined unless what can be chosen could not be loaded, without which there is nothing to do. */
export const tryChoicesAgain = signal<(() => void) | undefined>(undefined);

/** Asks what can be chosen: again whenever a person wishes, and when the connection is back, until it is there. */
export async function learnChoices(): Promise<void> {
  for (;;) {
    try {
      catalogue.value = await previewer.ask('hello', {}, { onLoading: tellLoading });
      return;
    } catch {
      loading.value = new Map();
      await wished();
    }
  }
}

async function wished(): Promise<void> {
  let tryAgain = () => {};
  const again = new Promise<void>(resolve => {
    tryAgain = resolve;
  });
  tryChoicesAgain.value = tryAgain;
  addEventListener('online', tryAgain, { once: true });
  await again;
  removeEventListener('online', tryAgain);
  tryChoicesAgain.value = undefined;
}
