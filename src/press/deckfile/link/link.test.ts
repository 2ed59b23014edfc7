import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { recipeSchema } from '../../../data/index.js';
import { codesOf, recipes, utf8 } from '../decks.fixture.js';
import { fromLink, LIMITS, toLink } from '../index.js';
import { crc32 } from '../zip/crc32.js';
import { toBase64url } from './link.js';

const WORDS = 'word,child_safe\n狐狸,yes\n茶壺,yes\n';
const fragmentOf = (...deck: Parameters<typeof toLink>) => toLink(...deck)?.fragment ?? '';
const read = (fragment: string) => codesOf(() => fromLink(fragment));

/** A link of anything, with the right checksum. */
function sealed(text: string): string {
  const packed = deflateSync(utf8(text));
  const bytes = new Uint8Array(packed.length + 4);
  bytes.set(packed);
  new DataView(bytes.buffer).setUint32(packed.length, crc32(packed));
  return `deck1.${toBase64url(bytes)}`;
}

describe('a link', () => {
  test('brings the recipe and its words', () => {
    const recipe = { locale: 'zh-Hans', paper: 'Letter', words: 'my list.csv', seed: '007' };
    expect(toLink(recipe, WORDS)?.without).toEqual([]);
    expect(fromLink(`#${fragmentOf(recipe, WORDS)}`)).toEqual({
      recipe: recipeSchema.parse({ ...recipe, words: 'words.csv' }),
      words: WORDS,
    });
  });

  test('of the usual deck is short', () => {
    expect(fragmentOf({}).length).toBeLessThan(40);
    expect(fragmentOf({ game: 'duet', locale: 'fa', children: true, seed: 'rain' }).length).toBeLessThan(130);
  });

  test('holds four hundred Chinese words', () => {
    // Each word once, of two of the 5000 usual characters.
    const random = (i: number) => String.fromCodePoint(0x4e00 + ((i * 2654435761) % 5000));
    const list = Array.from({ length: 400 }, (_, i) => `${random(i)}${random(7 * i + 3)},yes`).join('\n');
    expect(toLink({ words: 'words.csv' }, `word,child_safe\n${list}\n`)?.without).toEqual([]);
  });

  test('of any recipe comes back as it went', () => {
    fc.assert(
      fc.property(recipes, fc.option(fc.string({ unit: 'binary' }), { nil: undefined }), (recipe, words) => {
        const { words: _, ...shared } = recipeSchema.parse(recipe);
        expect(fromLink(fragmentOf(recipe, words))).toEqual(
          words === undefined ? { recipe: shared } : { recipe: { ...shared, words: 'words.csv' }, words },
        );
      }),
    );
  });

  test('leaves out words that do not fit, and files that it cannot hold, and says so', () => {
    const many = Array.from({ length: 20_000 }, (_, i) => `${(i * 48271) % 65537}`).join('\n');
    const recipe = {
      locale: 'fa',
      words: 'words.csv',
      theme: 'night.yaml',
      pictures: ['shipped', 'holiday/'],
    };
    const link = toLink({ ...recipe, map: 'iran', out: 'here' }, many);
    expect(link?.without).toEqual(['words', 'pictures', 'theme']);
    expect(fromLink(link?.fragment ?? '')).toEqual({
      recipe: recipeSchema.parse({ locale: 'fa', map: 'iran' }),
    });
  });

  test('is not made of a recipe that is too long for it', () => {
    const only = Array.from({ length: 3000 }, (_, i) => `part ${(i * 48271) % 65537}`);
    expect(toLink({ only })).toBeUndefined();
  });

  test('keeps to the characters that an address keeps', () => {
    fc.assert(
      fc.property(fc.string(), words => {
        expect(fragmentOf({}, words)).toMatch(/^deck1\.[A-Za-z0-9_-]+$/);
      }),
    );
  });
});

describe('a link that is no deck', () => {
  const fragment = fragmentOf({ game: 'duet', words: 'words.csv' }, WORDS);

  test('because it is cut anywhere is refused', () => {
    for (let length = 0; length < fragment.length; length++)
      expect(read(fragment.slice(0, length)), `${length} characters`).toHaveLength(1);
  });

  test('because it was changed anywhere is refused', () => {
    const letter = fc.constantFrom(...'abcXYZ089-_.%= 狐');
    fc.assert(
      fc.property(fc.nat(fragment.length - 1), letter, (at, other) => {
        fc.pre(fragment[at] !== other);
        expect(read(fragment.slice(0, at) + other + fragment.slice(at + 1))).toHaveLength(1);
      }),
      { numRuns: 500 },
    );
  });

  test('never crashes', () => {
    fc.assert(fc.property(fc.string(), text => read(`deck1.${text}`).length === 1));
  });

  test('is told from one that is cut off, and from one of a later version', () => {
    expect(read('')).toEqual(['deckfile.link-unknown']);
    expect(read('#keys')).toEqual(['deckfile.link-unknown']);
    expect(read(fragment.slice(0, -1))).toEqual(['deckfile.link-damaged']);
    expect(read(fragment.replace('deck1.', 'deck2.'))).toEqual(['deckfile.link-later']);
  });

  test('is not unpacked beyond a word list', () => {
    const bomb = sealed(JSON.stringify({ recipe: {}, words: ' '.repeat(LIMITS.linkBytes) }));
    expect(bomb.length).toBeLessThan(1000);
    expect(read(bomb)).toEqual(['deckfile.link-damaged']);
    expect(read(`deck1.${'A'.repeat(10_000_000)}`)).toEqual(['deckfile.link-damaged']);
  });

  test('has what no recipe has', () => {
    expect(read(sealed('no JSON'))).toEqual(['deckfile.link-damaged']);
    expect(read(sealed('{"recipe":{"papier":"A4"}}'))).toEqual(['templates.unknown-key-in']);
  });

  test('cannot name files of the machine that opens it', () => {
    const { recipe } = fromLink(
      sealed('{"recipe":{"words":"/etc/passwd","theme":"a.yaml","pictures":["/home"],"out":"/"}}'),
    );
    expect(recipe).toEqual(recipeSchema.parse({}));
  });
});
