import { signal } from '@preact/signals';
import { PATIENCE, Refused, Stopped, WorkerDied } from '../../bridge/client.js';
import type { ToldProblem } from '../../bridge/messages.js';
import { type Incoming, incoming } from '../../state/words/import.js';
import { opener, tellLoading } from '../../state/workers.js';
import { deck } from '../../state/workspace.js';

/** A list that was dropped, chosen or pasted, and how far it has come. */
export type Bringing =
  | { readonly state: 'reading'; readonly name: string }
  | { readonly state: 'read'; readonly list: Incoming; readonly problems: readonly ToldProblem[] }
  | { readonly state: 'refused'; readonly name: string; readonly problems: readonly ToldProblem[] }
  | { readonly state: 'died'; readonly name: string };

export const bringing = signal<Bringing | undefined>(undefined);

let current: AbortController | undefined;

/** Reads a file, a folder (without data) or a pasted text. What is wrong with it is shown, and nothing else changes. */
export async function bringWords(
  name: string,
  data: Blob | string | undefined,
  pasted = false,
): Promise<void> {
  current?.abort();
  current = new AbortController();
  const { signal } = current;
  bringing.value = { state: 'reading', name };
  const locale = deck.peek().recipe.locale ?? 'yue';
  try {
    const order = { name, locale, ...(data === undefined ? {} : { data }) };
    const { cells, problems } = await opener.ask('cells', order, {
      signal,
      limit: PATIENCE,
      onLoading: tellLoading,
    });
    bringing.value = { state: 'read', list: incoming(cells, pasted ? undefined : name), problems };
  } catch (fault) {
    if (fault instanceof Stopped) return;
    if (fault instanceof Refused) bringing.value = { state: 'refused', name, problems: fault.problems };
    else if (fault instanceof WorkerDied) bringing.value = { state: 'died', name };
    else {
      bringing.value = { state: 'died', name };
      throw fault;
    }
  }
}

/** Puts it away. */
export function forget(): void {
  current?.abort();
  bringing.value = undefined;
}

/** Reads what was dropped. A folder is told apart while the drop still lasts. */
export function bringDropped(data: DataTransfer): void {
  const item = [...data.items].find(({ kind }) => kind === 'file');
  const entry = item?.webkitGetAsEntry();
  const [file] = data.files;
  if (entry?.isDirectory) void bringWords(entry.name, undefined);
  else if (file) void bringWords(file.name, file);
}
