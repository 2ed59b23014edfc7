import type { Problem } from '../../problem.js';
import { writesPersianLetters } from '../language.js';
import type { Word } from '../word.js';
import { quote } from './characters.js';

const harakat = /[\u064b-\u0652\u0656-\u065f\u0670]/u;
/** Letters that never join the next one: a ZWNJ behind them does nothing but spoil searching. */
const unjoinedZwnj = /([\u0621\u0622\u0623\u0624\u0625\u0627\u0629\u062f-\u0632\u0648\u0671\u0698])\u200c/u;
const foreignLetter = /[ىةہھےٹڈڑں]/u;

/** Three ways to write the linking sound after a final ه. A list should keep to one. */
const linking: readonly (readonly [string, RegExp])[] = [
  ['ۀ', /\u06c0/u],
  ['هٔ', /\u0647\u0654/u],
  ['ه‌ی', /\u0647\u200cی(?=$|[\s\u200c])/u],
];

/** What a reader of the Arabic script stumbles over, each a warning. */
export function checkArabicScript(words: readonly Word[], locale: string, place: string): readonly Problem[] {
  const persian = locale.toLowerCase().split(/[-_]/)[0] === 'fa';
  const problems = words.flatMap(({ text, line }): Problem[] => {
    const warn = (message: string, advice: string): Problem => ({
      level: 'warning',
      place,
      line,
      message,
      advice,
    });
    const found: Problem[] = [];
    if (harakat.test(text)) found.push(warn(`${quote(text)} has vowel signs.`, 'Write the bare letters.'));
    const before = unjoinedZwnj.exec(text)?.[1];
    if (before) {
      const message = `${quote(text)} has a ZWNJ after ${before}, which does not join anyway.`;
      found.push(warn(message, 'Remove the ZWNJ, or put a space there.'));
    }
    const foreign = persian ? foreignLetter.exec(text)?.[0] : undefined;
    if (foreign) {
      found.push(
        warn(`${quote(text)} has the letter ${foreign}.`, 'Write the letter that Persian uses for it.'),
      );
    }
    return found;
  });
  return writesPersianLetters(locale) ? [...problems, ...checkLinking(words, place)] : problems;
}

function checkLinking(words: readonly Word[], place: string): readonly Problem[] {
  const ways = linking.flatMap(([name, pattern]) => {
    const word = words.find(({ text }) => pattern.test(text));
    return word ? [{ name, word }] : [];
  });
  if (ways.length < 2) return [];
  const told = ways.map(({ name, word }) => `${name} (${quote(word.text)}, line ${word.line})`).join(' and ');
  return [
    { level: 'warning', place, message: `The list mixes ${told}.`, advice: 'Keep to one way of writing it.' },
  ];
}
