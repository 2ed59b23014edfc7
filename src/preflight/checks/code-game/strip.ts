import { sentence } from '../../../problem.js';
import type { ExpectedStrip } from '../../expectation.js';
import { readKeywords } from '../../faces/code-game/keyword-face.js';
import type { Fault } from '../../findings.js';
import type { Text } from '../../pages/items.js';
import { hidingFaults } from './hiding.js';

/** How a test strip fails to show a hidden word at each strength. */
export function stripFaults(
  texts: readonly Text[],
  camouflage: readonly Text[],
  { digits, inks }: ExpectedStrip,
): readonly Fault[] {
  const rows = readKeywords({ texts }) ?? [];
  const found = rows.map(({ digit }) => digit);
  if (found.join() !== digits.join())
    return [sentence('preflight.strip-digits', { found, expected: digits })];
  return rows.flatMap(({ digit, words }, i) => {
    if (words.length !== 1) return [sentence('preflight.keyword-row', { digit, count: words.length })];
    return hidingFaults(words[0], camouflage, inks[i]);
  });
}
