import { type Problem, sentence, warning } from '../../speech/index.js';
import { languageOf, writesPersianLetters } from '../language.js';
import type { Word } from '../word.js';

const harakat = /[\u064b-\u0652\u0656-\u065f\u0670]/u;
/** Letters that never join the next one: a ZWNJ after them only spoils searching. */
const unjoinedZwnj = /([\u0621\u0622\u0623\u0624\u0625\u0627\u0629\u062f-\u0632\u0648\u0671\u0698])\u200c/u;
const foreignLetter = /[ىةہھےٹڈڑں]/u;

/** Three ways to write the linking sound after a final ه. A list should keep to one. */
const linking: readonly (readonly [string, RegExp])[] = [
  ['ۀ', /\u06c0/u],
  ['هٔ', /\u0647\u0654/u],
  ['ه‌ی', /\u0647\u200cی(?=$|[\s\u200c])/u],
];

/** Spelling in the Arabic script that readers stumble over, each a warning. */
export function checkArabicScript(words: readonly Word[], locale: string, place: string): readonly Problem[] {
  const persian = languageOf(locale) === 'fa';
  const problems = words.flatMap(({ text, line }): Problem[] => {
    const at = { place, line };
    const before = unjoinedZwnj.exec(text)?.[1];
    const foreign = persian ? foreignLetter.exec(text)?.[0] : undefined;
    return [
      ...(harakat.test(text) ? [warning('words.vowel-signs', at, { word: text })] : []),
      ...(before ? [warning('words.useless-zwnj', at, { word: text, letter: before })] : []),
      ...(foreign ? [warning('words.foreign-letter', at, { word: text, letter: foreign })] : []),
    ];
  });
  return writesPersianLetters(locale) ? [...problems, ...checkLinking(words, place)] : problems;
}

function checkLinking(words: readonly Word[], place: string): readonly Problem[] {
  const ways = linking.flatMap(([way, pattern]) => {
    const word = words.find(({ text }) => pattern.test(text));
    return word ? [sentence('words.linking', { way, word: word.text, line: word.line })] : [];
  });
  return ways.length < 2 ? [] : [warning('words.mixed-linking', place, { ways })];
}
