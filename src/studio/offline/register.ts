import { signal } from '@preact/signals';

/** Whether everything that this deck needs is kept, so that the page opens without a connection. */
export const offlineReady = signal(false);
/** Whether a newer version waits until the page is closed and opened again, or `openNewVersion` is called. */
export const newVersion = signal(false);

let waiting: (() => ServiceWorker | null) | undefined;

/** Lets the page work without a connection from the next visit on. Does nothing where the browser can't. */
export async function keepForOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return;
  try {
    const registration = await serviceWorker.register(new URL('./sw.js', document.baseURI));
    waiting = () => registration.waiting;
    const isUpdate = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => isUpdate && location.reload());
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && serviceWorker.controller) newVersion.value = true;
      });
    });
    newVersion.value = registration.waiting !== null && serviceWorker.controller !== null;
    await serviceWorker.ready;
    offlineReady.value = true;
    document.documentElement.dataset.offline = 'ready';
  } catch {
    // A private window, or an address that is not secure: the page works, but only with a connection.
  }
}

/** Lets the newer version take over: every tab loads again, with the deck that was kept. */
export function openNewVersion(): void {
  waiting?.()?.postMessage('take over');
}
