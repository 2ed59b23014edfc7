import type { PictureHeader } from '../../../platform.js';
import type { Bytes } from './bytes.js';
import { asSeen } from './orientation.js';

const [WIDTH, HEIGHT, ORIENTATION] = [256, 257, 274];
/** Where strips or tiles begin, and how many bytes each has. */
const PLACES = [273, 324];
const LENGTHS = [279, 325];
const MOST_PAGES = 1000;
/** Bytes of a value of each type. */
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const [SHORT, LONG] = [3, 4];

/** The first page of a TIFF of 4 GB at most. Undefined if it breaks off, or its pages lead in a circle. */
export function tiffHeader(bytes: Bytes): PictureHeader | undefined {
  const little = bytes.letters(0, 2) === 'II';
  if (bytes.u16(2, little) !== 42) return undefined;
  const pages: number[] = [];
  for (let at = bytes.u32(4, little); at !== 0; ) {
    const end = at + 2 + 12 * bytes.u16(at, little);
    if (pages.includes(at) || pages.length === MOST_PAGES || end + 4 > bytes.length) return undefined;
    pages.push(at);
    at = bytes.u32(end, little);
  }
  if (pages.length === 0) return undefined;
  const tags = readPage(bytes, pages[0], little);
  if (tags === undefined) return undefined;
  const [[width = 0] = [], [height = 0] = [], [orientation = 1] = []] = [WIDTH, HEIGHT, ORIENTATION].map(
    tag => tags.get(tag) ?? [],
  );
  const [places, lengths] = [PLACES, LENGTHS].map(
    group => group.map(tag => tags.get(tag)).find(found => found !== undefined) ?? [],
  );
  const whole = places.every((place, i) => place + (lengths[i] ?? 0) <= bytes.length);
  return whole && places.length > 0 ? asSeen(width, height, orientation >= 5, pages.length) : undefined;
}

/** The whole numbers that a page says of itself, by their tags. Undefined if some lie beyond the end of the file. */
function readPage(
  bytes: Bytes,
  at: number,
  little: boolean,
): ReadonlyMap<number, readonly number[]> | undefined {
  const tags = new Map<number, readonly number[]>();
  for (let entry = at + 2; entry < at + 2 + 12 * bytes.u16(at, little); entry += 12) {
    const type = bytes.u16(entry + 2, little);
    const size = SIZES[type] ?? 1;
    const count = bytes.u32(entry + 4, little);
    const start = count * size > 4 ? bytes.u32(entry + 8, little) : entry + 8;
    if (start + count * size > bytes.length) return undefined;
    if (type !== SHORT && type !== LONG) continue;
    const values = Array.from({ length: count }, (_, i) =>
      type === LONG ? bytes.u32(start + size * i, little) : bytes.u16(start + size * i, little),
    );
    tags.set(bytes.u16(entry, little), values);
  }
  return tags;
}
