import { deflateSync } from 'fflate';
import * as z from 'zod';
import { checkData, type Recipe, type RecipeInput, recipeSchema } from '../../../data/index.js';
import { error, ProblemError } from '../../../speech/index.js';
import { LIMITS } from '../limits.js';
import { ownKeys, withoutOwn } from '../own-paths.js';
import { crc32 } from '../zip/crc32.js';
import { inflate } from '../zip/inflate.js';

/** Of the links that this version writes; another default in `recipeSchema` is another format. */
const FORMAT = 1;
const CHECKSUM = 4;
/** What the recipe calls the words of a link. */
const WORDS = 'words.csv';

export interface Link {
  /** For the address after `#`: letters, digits, `.`, `-` and `_`. */
  readonly fragment: string;
  /** Keys of the recipe whose files are not in the link. */
  readonly without: readonly (keyof Recipe)[];
}

export interface Linked {
  readonly recipe: Recipe;
  /** The text of a word list, which the recipe calls `words.csv`. */
  readonly words?: string;
}

export const linkSchema = z.strictObject({ recipe: recipeSchema, words: z.string().optional() });

/**
 * A recipe, and its words (CSV text) if they fit, as the fragment of an address; undefined if the recipe alone is too
 * long. Files of a person's own are left out, and `without` names their keys. Throws a ProblemError.
 */
export function toLink(recipe: RecipeInput, words?: string): Link | undefined {
  const whole = checkData(recipe, key => key, recipeSchema);
  const shared = withoutOwn(whole);
  const defaults = new Map(Object.entries(recipeSchema.parse({})));
  const told = Object.entries(shared).filter(
    ([key, value]) => value !== undefined && value !== defaults.get(key),
  );
  const left = ownKeys(whole);
  for (const text of words === undefined ? [undefined] : [words, undefined]) {
    const without = left.filter(key => key !== 'words' || text === undefined);
    const fragment = written({
      recipe: Object.fromEntries(told),
      ...(text === undefined ? {} : { words: text }),
    });
    if (fragment.length <= LIMITS.linkCharacters) return { fragment, without };
  }
  return undefined;
}

/** What `toLink` wrote, with or without its `#`; messages call it `place`. Throws a ProblemError. */
export function fromLink(fragment: string, place = 'link', limits = LIMITS): Linked {
  const refuse = (code: 'deckfile.link-unknown' | 'deckfile.link-later' | 'deckfile.link-damaged') =>
    new ProblemError([error(code, place)]);
  const [, format, packed] = /^#?deck(\d{1,9})\.(.*)$/s.exec(fragment) ?? [];
  if (packed === undefined) throw refuse('deckfile.link-unknown');
  if (Number(format) > FORMAT) throw refuse('deckfile.link-later');
  const bytes = packed.length > limits.linkCharacters ? undefined : fromBase64url(packed);
  const data = bytes && unsealed(bytes, limits.linkBytes);
  if (Number(format) < FORMAT || data === undefined) throw refuse('deckfile.link-damaged');
  const { recipe, words } = checkData(data, () => place, linkSchema);
  const shared = withoutOwn(recipe);
  return words === undefined ? { recipe: shared } : { recipe: { ...shared, words: WORDS }, words };
}

function written(data: unknown): string {
  const packed = deflateSync(new TextEncoder().encode(JSON.stringify(data)), { level: 9 });
  const sealed = new Uint8Array(packed.length + CHECKSUM);
  sealed.set(packed);
  // At the end, so that a link that is cut anywhere loses it.
  new DataView(sealed.buffer).setUint32(packed.length, crc32(packed));
  return `deck${FORMAT}.${toBase64url(sealed)}`;
}

/** The data in the bytes of a link; undefined if they are not whole, not JSON, or longer than `most` bytes. */
function unsealed(bytes: Uint8Array, most: number): unknown {
  if (bytes.length <= CHECKSUM) return undefined;
  const packed = bytes.subarray(0, -CHECKSUM);
  const seal = new DataView(bytes.buffer, bytes.byteOffset + packed.length).getUint32(0);
  const text = crc32(packed) === seal ? inflate(packed, most) : undefined;
  try {
    return text && JSON.parse(new TextDecoder().decode(text));
  } catch {
    return undefined;
  }
}

/** Bytes as letters that a link carries as they are (RFC 4648, section 5), without padding. */
export function toBase64url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Undefined if it is not exactly what `toBase64url` writes. */
function fromBase64url(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, letter => letter.charCodeAt(0));
  return toBase64url(bytes) === text ? bytes : undefined;
}
