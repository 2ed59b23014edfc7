import type { Problem } from '../../problem.js';
import { rulesOf } from '../language.js';

interface Rule {
  readonly name: string;
  readonly pattern: RegExp;
  readonly advice: string;
}

const everywhere: readonly Rule[] = [
  { name: 'a control character', pattern: /[\p{Cc}\u2028\u2029]/u, advice: 'Type the word again.' },
  {
    name: 'a replacement character',
    pattern: /[\ufffd\ufffc\p{Cs}]/u,
    advice: 'The word was damaged when it was saved. Type it again.',
  },
  {
    name: 'a private use character',
    pattern: /\p{Co}/u,
    advice: 'Only one font on one computer knows it. Write the standard character.',
  },
];

const han: readonly Rule[] = [
  {
    name: 'the kana',
    pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    advice: 'Write it in Chinese characters, or remove the word.',
  },
  {
    name: 'the emoji',
    pattern: /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u,
    advice: 'Write it in words, or remove it.',
  },
];

const latin: Rule = {
  name: 'the Latin letter',
  pattern: /\p{Script=Latin}/u,
  advice: 'Write it in Persian letters, or put "latin" among its tags if it is meant.',
};

/** Characters that may not stand in a word of this language, one error for each kind. `place` is the file. */
export function checkCharacters(
  text: string,
  tags: readonly string[],
  at: { readonly locale: string; readonly place: string; readonly line: number },
): readonly Problem[] {
  return rulesFor(at.locale, tags).flatMap(rule => {
    const char = rule.pattern.exec(text)?.[0];
    if (char === undefined) return [];
    const message = `${quote(text)} holds ${rule.name} ${show(char)}.`;
    return [{ level: 'error', place: at.place, line: at.line, message, advice: rule.advice }];
  });
}

function rulesFor(locale: string, tags: readonly string[]): readonly Rule[] {
  const script = rulesOf(locale);
  if (script === 'han') return [...everywhere, ...han];
  if (script === 'arabic' && !tags.some(tag => tag.toLowerCase() === 'latin')) return [...everywhere, latin];
  return everywhere;
}

/** A character that may be invisible: itself where it can be seen, and its number. */
function show(char: string): string {
  const number = `U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
  return /[\p{C}\p{Z}]/u.test(char) ? number : `"${char}" (${number})`;
}

/** A value for a message: control characters made visible, long text cut. */
export function quote(value: string): string {
  const plain = value.replace(
    /[\p{Cc}\u2028\u2029]/gu,
    char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const chars = Array.from(plain);
  return `"${chars.length > 40 ? `${chars.slice(0, 40).join('')}…` : plain}"`;
}
