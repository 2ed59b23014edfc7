import type { Problem } from '../problem.js';
import type { Repair } from './normalise.js';

/** What was mended, as a sentence after "12 words had" and what was done. */
const told: Readonly<Record<Repair, readonly [string, string]>> = {
  letters: ['the Arabic letters ي or ك', 'They are now ی and ک.'],
  forms: ['letters as presentation forms', 'They are now plain letters.'],
  nfc: ['letters in loose parts or compatibility forms', 'They are now composed (NFC).'],
  tatweel: ['a tatweel (ـ)', 'It was taken out.'],
  bidi: ['invisible marks of direction', 'They were taken out.'],
  invisible: ['characters without width', 'They were taken out.'],
  selectors: ['variation selectors', 'They were taken out.'],
  zwnj: ['a ZWNJ twice, or at an edge', 'It was taken out.'],
  spaces: ['spaces at an edge, or several together', 'They were tidied.'],
  digits: ['Arabic-Indic digits', 'They are now Persian digits.'],
};

/** One notice for each kind of repair, with the number of words. */
export function repairNotices(counts: ReadonlyMap<Repair, number>, place: string): readonly Problem[] {
  return [...counts].map(([repair, count]) => {
    const [what, done] = told[repair];
    const message = `${count} ${count === 1 ? 'word' : 'words'} had ${what}.`;
    return { level: 'notice', place, message, advice: `${done} Nothing to do.` };
  });
}
