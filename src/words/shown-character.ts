import { type Sentence, sentence } from '../speech/index.js';

/** A character, itself where it can be seen, and its code point. */
export function shownCharacter(character: string): string | Sentence {
  const number = `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
  return /[\p{C}\p{Z}]/u.test(character) ? number : sentence('phrases.character', { character, number });
}
