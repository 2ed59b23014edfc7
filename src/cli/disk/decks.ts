import fs from 'node:fs';
import path from 'node:path';
import type { Library } from '../../data/index.js';
import type { Folders } from '../../platform.js';
import { libraryOf, type OpenedDeck, openDeck } from '../../press/deckfile/index.js';
import { error, ProblemError } from '../../speech/index.js';
import { readFault } from './faults.js';

interface KeptDeck extends OpenedDeck {
  readonly key: string;
  readonly library: Library & Folders;
}

const AROUND = /^(.*?\.deckwright)[\\/]/i;

/** One is enough: a command takes the files of a deck one after another. */
let latest: KeptDeck | undefined;

/** The deck in a file; `typed` is its path from the folder `root`. Throws a ProblemError. */
export function deckAt(root: string, typed: string): OpenedDeck & Pick<KeptDeck, 'library'> {
  const full = path.resolve(root, typed);
  try {
    const stat = fs.statSync(full);
    // What is in a pipe can be read only once, and a device never ends.
    if (!stat.isFile() && !stat.isDirectory()) throw new ProblemError([error('cli.device', typed)]);
    const { mtimeMs, size } = stat;
    const key = `${full} ${mtimeMs} ${size}`;
    if (latest?.key === key) return latest;
    const deck = openDeck(fs.readFileSync(full), typed);
    latest = { ...deck, key, library: libraryOf(deck.files) };
    return latest;
  } catch (fault) {
    throw fault instanceof ProblemError
      ? fault
      : new ProblemError([readFault(fault as NodeJS.ErrnoException, typed)]);
  }
}

/** The files of the deck that a path leads into, such as `my.deckwright/words.csv`; undefined if it leads into none. */
export function libraryAround(root: string, typed: string): (Library & Folders) | undefined {
  const [, deck] = AROUND.exec(typed) ?? [];
  if (deck === undefined) return undefined;
  const stat = fs.statSync(path.resolve(root, deck), { throwIfNoEntry: false });
  if (stat === undefined) throw new ProblemError([error('cli.no-such-deck', deck)]);
  // A folder may have such a name too.
  return stat.isFile() ? deckAt(root, deck).library : undefined;
}
