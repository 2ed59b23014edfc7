import { error, gameName, latinDigits, type Problem, ProblemError } from '../speech/index.js';
import type { Key, KeyKind } from './kind.js';
import { canonicalKey } from './orbit.js';
import { countKeys, unrankKey } from './rank.js';

/** D. Crockford's base 32: digits and letters without I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `C-7QK2-M4XD-9`: the kind's letter, the key's rank in base 32, a check character. One length for each kind. */
export function cardId(kind: KeyKind, { rank }: Pick<Key, 'rank'>): string {
  const length = digitCount(kind);
  const plain = rank.toString(32).padStart(length, '0');
  const groups = Math.ceil(length / 4);
  let check = addToCheck(0, ALPHABET.indexOf(kind.letter));
  let id = kind.letter;
  for (let i = 0, group = 0; i < plain.length; i++) {
    if (i === Math.ceil((group * length) / groups)) {
      id += '-';
      group++;
    }
    const digit = Number.parseInt(plain[i], 32);
    id += ALPHABET[digit];
    check = addToCheck(check, digit);
  }
  return `${id}-${ALPHABET[check]}`;
}

/**
 * The key of a printed id. Reads small letters, digits of any script, missing or extra dashes and spaces, O for 0, I and L for 1 as they are
 * meant. Throws a ProblemError that says what is wrong with any other id; `place` is where it was written.
 */
export function keyFromId(kinds: readonly KeyKind[], id: string, place = 'card id'): Key {
  const refuse = (problem: Problem) => new ProblemError([problem]);
  const text = latinDigits(id)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

  const kind = kinds.find(({ letter }) => letter === text[0]);
  if (!kind) {
    const letters = kinds.map(known => `${known.letter} (${known.id})`);
    throw refuse(error('keys.id-letter', place, { id, letters }));
  }
  const character = [...text].find(other => !ALPHABET.includes(other));
  if (character !== undefined)
    throw refuse(error('keys.id-character', place, { id, character, alphabet: ALPHABET }));
  const length = digitCount(kind) + 2;
  if (text.length !== length)
    throw refuse(error('keys.id-length', place, { id, found: text.length, kind: gameName(kind.id), length }));
  if (checkCharacter(text.slice(0, -1)) !== text.at(-1)) throw refuse(error('keys.id-check', place, { id }));

  const rank = decode(text.slice(1, -1));
  if (rank >= countKeys(kind)) throw refuse(error('keys.id-range', place, { id }));
  const key = unrankKey(kind, rank);
  const printed = canonicalKey(kind, key);
  if (printed.rank !== key.rank)
    throw refuse(error('keys.id-turned', place, { id, printed: cardId(kind, printed) }));
  return key;
}

const digitCounts = new WeakMap<KeyKind, number>();

function digitCount(kind: KeyKind): number {
  const known = digitCounts.get(kind) ?? (countKeys(kind) - 1n).toString(32).length;
  digitCounts.set(kind, known);
  return known;
}

function decode(digits: string): bigint {
  return [...digits].reduce((rank, digit) => rank * 32n + BigInt(ALPHABET.indexOf(digit)), 0n);
}

/**
 * Over the field of 32 elements (modulo x^5 + x^2 + 1), c = a^n x1 + ... + a xn, with a = x a generator: the linear
 * case of the quasigroups in H. M. Damm, "Total anti-symmetrische Quasigruppen", Marburg 2004. One wrong character
 * e changes the sum by a^i e, which is not 0; two neighbours d apart that swap places by a^i (1 + a) d, not 0 either.
 */
function checkCharacter(text: string): string {
  return ALPHABET[[...text].reduce((sum, character) => addToCheck(sum, ALPHABET.indexOf(character)), 0)];
}

/** The sum with one character more: a times the two together. */
function addToCheck(sum: number, digit: number): number {
  const value = sum ^ digit;
  return value & 16 ? (value << 1) ^ 0b100101 : value << 1;
}
