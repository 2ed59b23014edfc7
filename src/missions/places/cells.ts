import { typedMeasure } from '../../typed-number.js';

/** A number with a point or a comma, in the digits of any script; NaN where it is none. */
export function numberIn(cell: string): number {
  const number = typedMeasure(cell);
  return typeof number === 'number' ? number : Number.NaN;
}

/** Letters that don't decompose into a plain letter and a mark. */
const PLAIN = { ø: 'o', œ: 'oe', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' } as const;

/** `San Francisco` -> `san-francisco`; a name in another script keeps its letters. */
export function idOf(name: string): string {
  const latin = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øœæßłđðþı]/g, letter => PLAIN[letter as keyof typeof PLAIN]);
  const plain = /[a-z0-9]/.test(latin) ? latin.replace(/[^a-z0-9]+/g, '-') : name.replace(/\s+/g, '-');
  return plain.replace(/^-+|-+$/g, '') || name;
}
