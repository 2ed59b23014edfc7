import { signal } from '@preact/signals';
import { Refused, WorkerDied } from '../bridge/client.js';
import { t } from '../text/language.js';

/** Something that a person should know now, whatever they are doing. Texts are made anew in each language of the page. */
export interface Note {
  /** A note takes the place of an earlier one with the same key. */
  readonly key: string;
  readonly level: 'good' | 'bad';
  readonly text: () => string;
  readonly actions?: readonly NoteAction[];
  /** False for one that goes by itself once its reason has gone. */
  readonly closes?: boolean;
}

export interface NoteAction {
  readonly label: () => string;
  readonly run: () => void;
}

/** More would hide the page. */
const MOST = 4;

/** How long a person waits without a word, in ms. */
const PATIENCE = 400;

/** The oldest first. */
export const notes = signal<readonly Note[]>([]);

export function tell(note: Note): void {
  notes.value = [...notes.peek().filter(({ key }) => key !== note.key), note].slice(-MOST);
}

export function dismiss(key: string): void {
  notes.value = notes.peek().filter(note => note.key !== key);
}

/** Tells what is going on if it takes long enough to be wondered about. */
export async function tellWhile<T>(key: string, text: () => string, work: Promise<T>): Promise<T> {
  const later = setTimeout(() => tell({ key, level: 'good', text, closes: false }), PATIENCE);
  try {
    return await work;
  } finally {
    clearTimeout(later);
    dismiss(key);
  }
}

/** Tells why something failed: each problem of it, or what a mistake of the program says. */
export function tellFault(key: string, heading: () => string, fault: unknown): void {
  tell({ key, level: 'bad', text: () => [heading(), ...reasonsOf(fault)].join(' ') });
}

function reasonsOf(fault: unknown): readonly string[] {
  if (fault instanceof Refused) return fault.problems.map(({ what, advice }) => `${what} ${advice}`);
  return [fault instanceof WorkerDied ? t('notes.died') : String((fault as Error).message)];
}
