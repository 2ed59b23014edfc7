import { error, type Problem } from '../../speech/index.js';
import { rulesOf } from '../language.js';
import { shownCharacter } from '../shown-character.js';

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
    return found === undefined ? [] : [error(code, at, { word: text, character: shownCharacter(found) })];
  });
}

function rulesFor(locale: string, tags: readonly string[]): readonly Rule[] {
  const script = rulesOf(locale);
  if (script === 'han') return [...everywhere, ...han];
  if (script === 'arabic' && !tags.some(tag => tag.toLowerCase() === 'latin')) return [...everywhere, latin];
  return everywhere;
}
