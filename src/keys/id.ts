import { type Problem, ProblemError } from '../problem.js';
import type { Key, KeyKind, Rank } from './kind.js';
import { canonicalKey } from './orbit.js';
import { countKeys, unrankKey } from './rank.js';

/** D. Crockford's base 32: digits and letters without I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `C-7QK2-M4XD-9`: the kind's letter, the key's rank in base 32, a check character. Fixed length for each kind. */
export function cardId(kind: KeyKind, key: Pick<Key, 'rank'>): string {
  const length = digitCount(kind);
  const digits = encode(key.rank, length);
  const groups = Math.ceil(length / 4);
  let check = checkAfter(0, ALPHABET.indexOf(kind.letter));
  let id = kind.letter;
  for (let i = 0, group = 0; i < length; i++) {
    if (i === Math.ceil((group * length) / groups)) {
      id += '-';
      group++;
    }
    id += ALPHABET[digits[i]];
    check = checkAfter(check, digits[i]);
  }
  return `${id}-${ALPHABET[check]}`;
}

/**
 * The key of a printed id. Small letters, missing or added dashes and spaces, O for 0, I and L for 1 are read as
 * they are meant. Throws a ProblemError that says what is wrong with any other id; `place` is where it was written.
 */
export function keyFromId(kinds: readonly KeyKind[], id: string, place = 'card id'): Key {
  const fault = (message: string, advice: string) => {
    const problem: Problem = { level: 'error', place, message: `"${id}" ${message}`, advice };
    return new ProblemError([problem]);
  };
  const text = id
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

  const kind = kinds.find(({ letter }) => letter === text[0]);
  if (!kind) {
    const letters = kinds.map(known => `${known.letter} (${known.id})`).join(', ');
    throw fault('begins with no known letter.', `Begin with one of these: ${letters}.`);
  }
  const strange = [...text].find(character => !ALPHABET.includes(character));
  if (strange !== undefined)
    throw fault(`holds the character "${strange}".`, `Use only these characters: ${ALPHABET}.`);
  const length = digitCount(kind) + 2;
  if (text.length !== length)
    throw fault(
      `has ${text.length} characters, an id of ${kind.id} has ${length}.`,
      'Read it again from the card.',
    );
  if (checkCharacter(text.slice(0, -1)) !== text.at(-1))
    throw fault(
      'has a wrong character, or two that have changed places.',
      'Read it again from the card, one by one.',
    );

  const rank = decode(text.slice(1, -1));
  if (rank >= countKeys(kind)) throw fault('is beyond the last card.', 'Read it again from the card.');
  const key = unrankKey(kind, rank);
  const printed = canonicalKey(kind, key);
  if (printed.rank !== key.rank)
    throw fault('is a card that is never printed this way up.', `Turned, it is ${cardId(kind, printed)}.`);
  return key;
}

const digitCounts = new WeakMap<KeyKind, number>();

function digitCount(kind: KeyKind): number {
  const known = digitCounts.get(kind) ?? (countKeys(kind) - 1n).toString(32).length;
  digitCounts.set(kind, known);
  return known;
}

/** The digits of the rank in hand. */
const DIGITS = new Uint8Array(32);

function encode(rank: Rank, length: number): Uint8Array {
  if (typeof rank === 'number') {
    let rest = rank;
    for (let i = length - 1; i >= 0; i--) {
      const digit = rest % 32;
      DIGITS[i] = digit;
      rest = (rest - digit) / 32;
    }
  } else {
    let rest = rank;
    for (let i = length - 1; i >= 0; i--) {
      DIGITS[i] = Number(rest % 32n);
      rest /= 32n;
    }
  }
  return DIGITS;
}

function decode(digits: string): bigint {
  return [...digits].reduce((rank, digit) => rank * 32n + BigInt(ALPHABET.indexOf(digit)), 0n);
}

/**
 * Over the field of 32 elements (modulo x^5 + x^2 + 1), c = a^n x1 + ... + a xn, with a = x a generator: the linear
 * case of the quasigroups in H. M. Damm, "Total anti-symmetrische Quasigruppen", Marburg 2004. One wrong character
 * e changes the sum by a^i e, which is not 0; two neighbours d apart that change places by a^i (1 + a) d, not 0 either.
 */
function checkCharacter(text: string): string {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = checkAfter(sum, ALPHABET.indexOf(text[i]));
  return ALPHABET[sum];
}

/** The sum with one character more: a times the two together. */
function checkAfter(sum: number, digit: number): number {
  const value = sum ^ digit;
  return value & 16 ? (value << 1) ^ 0b100101 : value << 1;
}
