import { proveKeys } from '../../keys/index.js';
import type { Expectation } from '../expectation.js';
import { AGAIN, type Findings } from '../findings.js';
import type { Opened } from '../pages/open-pdf.js';
import type { ReadKey } from '../report.js';
import { againstList } from './words.js';

interface DeckRead {
  readonly keys: readonly ReadKey[];
  /** How often each word is printed large. */
  readonly words: ReadonlyMap<string, number>;
  /** Word cards without a word on their back: an odd list leaves one. */
  readonly halves: number;
}

/** What the cards of the whole file say together. */
export function wholeDeck(
  { keys, words: printed, halves }: DeckRead,
  { kinds, words, place }: Expectation,
  findings: Findings,
): void {
  for (const { kind } of kinds) {
    const cards = keys.filter(key => key.kind === kind.id);
    for (const problem of proveKeys(kind, cards, place).problems)
      if (problem.level === 'error') findings.add('keys legal', problem);
  }
  if (words !== undefined) {
    findings.count('words', 0);
    for (const message of againstList(printed, words)) findings.fault('words', undefined, message, AGAIN);
  }
  const allowed = words === undefined ? 1 : words.length % 2;
  if (halves > allowed)
    findings.fault('faces meet', undefined, `${halves} word cards have no word on their back.`, AGAIN);
}

/** What the file carries along for every page: its fonts, and that printers leave its size alone. */
export function wholeFile(pdf: Opened, findings: Findings): void {
  const fonts = pdf.fonts();
  findings.count('fonts', fonts.length);
  for (const { name, embedded } of fonts)
    if (!embedded)
      findings.fault('fonts', undefined, `The font "${name}" is not in the file.`, 'Print the deck again.');
  if (pdf.preferences.PrintScaling !== 'None')
    findings.fault(
      'page size',
      undefined,
      'The file lets printers scale its pages.',
      'Print at 100 %, or print the deck again.',
    );
}

/** The file asks the printer for the flip that the deck was made for. */
export function askedFlip(
  duplex: 'long-edge' | 'short-edge' | undefined,
  flip: 'long-edge' | 'short-edge' | 'none',
  findings: Findings,
): void {
  findings.count('flip');
  const found = duplex ?? 'none';
  if (found !== flip)
    findings.fault(
      'flip',
      undefined,
      `The file asks the printer for the flip "${found}", not "${flip}".`,
      `Make the deck again with --flip ${flip}.`,
    );
}
