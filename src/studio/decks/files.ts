import { PATIENCE } from '../bridge/client.js';
import { handOver } from '../controls/files/hand-over.js';
import { tellFault, tellWhile } from '../notes/notes.js';
import { maker, opener, tellLoading } from '../state/workers.js';
import { deck, orderFor } from '../state/workspace.js';
import { fileStem } from '../take/names.js';
import { t } from '../text/language.js';
import { arrive, TypingWatch } from './arrive.js';
import { enteredFiles } from './entered-file.js';

/** Saves the deck on the desk as one file. */
export async function saveFile(): Promise<void> {
  const now = deck.peek();
  try {
    const order = orderFor(now);
    const files = [...order.files, ...enteredFiles(now.entered)];
    const packed = maker.ask('pack', { ...order, files, name: now.name }, { onLoading: tellLoading });
    handOver(await tellWhile('pack', () => t('decks.packing'), packed), `${fileStem(now)}.deckwright`);
  } catch (fault) {
    tellFault('pack', () => t('decks.not-saved'), fault);
  }
}

/** Opens each deck file as a new deck; the last one lies on the desk, unless the person types in another one. */
export async function openFiles(files: readonly File[]): Promise<void> {
  const watch = new TypingWatch();
  for (const file of files) {
    const key = `open ${file.name}`;
    try {
      const options = { limit: PATIENCE, onLoading: tellLoading };
      const opened = opener.ask('unpack', { file, name: file.name }, options);
      arrive(await tellWhile(key, () => t('decks.opening', { file: file.name }), opened), watch);
    } catch (fault) {
      tellFault(key, () => t('decks.not-opened', { file: file.name }), fault);
    }
  }
  watch.end();
}

export function isDeckFile({ name }: File): boolean {
  return /\.deckwright$/i.test(name);
}
