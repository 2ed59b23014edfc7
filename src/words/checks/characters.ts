import { error, type Problem } from '../../problem.js';
import { rulesOf } from '../language.js';

type Rule = readonly [code: string, forbidden: RegExp];

const everywhere: readonly Rule[] = [
  ['words.control-character', /[\p{Cc}\u2028\u2029]/u],
  ['words.replacement-character', /[\ufffd\ufffc\p{Cs}]/u],
  ['words.private-use', /\p{Co}/u],
];

const han: readonly Rule[] = [
  ['words.kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['words.emoji', /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u],
];

const latin: Rule = ['words.latin', /\p{Script=Latin}/u];

/** Characters that may not stand in a word of this language, one error for each kind. `place` is the file. */
export function checkCharacters(
  text: string,
  tags: readonly string[],
  { locale, ...at }: { readonly locale: string; readonly place: string; readonly line: number },
): readonly Problem[] {
  return rulesFor(locale, tags).flatMap(([code, forbidden]) => {
    const found = forbidden.exec(text)?.[0];
    return found === undefined ? [] : [error(code, at, { word: text, character: show(found) })];
  });
}

function rulesFor(locale: string, tags: readonly string[]): readonly Rule[] {
  const script = rulesOf(locale);
  if (script === 'han') return [...everywhere, ...han];
  if (script === 'arabic' && !tags.some(tag => tag.toLowerCase() === 'latin')) return [...everywhere, latin];
  return everywhere;
}

/** A character, itself where it can be seen, and its code point. */
function show(char: string): string {
  const number = `U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
  return /[\p{C}\p{Z}]/u.test(char) ? number : `"${char}" (${number})`;
}
