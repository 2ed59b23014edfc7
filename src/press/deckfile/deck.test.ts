import { constants, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { strFromU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { recipeSchema } from '../../data/index.js';
import { codesOf, recipes, utf8 } from './decks.fixture.js';
import { type DeckFile, LIMITS, openDeck, packDeck } from './index.js';

const PHOTO = Uint8Array.from({ length: 3000 }, (_, i) => (i * 7919) % 251);
const DECK: DeckFile = {
  name: 'A rainy Sunday',
  recipe: {
    locale: 'fa',
    words: 'words.csv',
    theme: 'looks/theme.yaml',
    pictures: ['shipped', 'pictures'],
    seed: '007',
    out: '/home/me/output',
  },
  files: new Map([
    ['words.csv', utf8('word,child_safe\nروباه,yes\n')],
    ['looks/theme.yaml', utf8("colours: { red: '#aa0000' }\n")],
    ['pictures/سگ.jpg', PHOTO],
    ['pictures/狐狸.jpg', PHOTO.slice(0, 2000)],
  ]),
};
const packed = packDeck(DECK, '0.3.0');
const HEAD = { format: 1, version: '0.3.0', name: 'Cats', recipe: {} };
const zipped = (files: Zippable, head: unknown = HEAD) =>
  zipSync({ 'deck.json': utf8(JSON.stringify(head)), ...files });
const opened = (bytes: Uint8Array, limits = LIMITS) =>
  codesOf(() => openDeck(bytes, 'my.deckwright', limits));

describe('a deck in one file', () => {
  test('comes out as it went in, but for the folder that it was printed into', () => {
    const { out: _, ...recipe } = recipeSchema.parse(DECK.recipe);
    const { files, ...rest } = openDeck(packed, 'my.deckwright');
    expect(rest).toEqual({ name: DECK.name, recipe, version: '0.3.0' });
    expect(files).toEqual(DECK.files);
  });

  test('has the same bytes whenever and wherever it is packed, in any order of its files', () => {
    const zone = process.env.TZ;
    for (const there of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
      process.env.TZ = there;
      const other = { ...DECK, files: new Map([...DECK.files].reverse()) };
      expect(packDeck(other, '0.3.0')).toEqual(packed);
    }
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  test('is a zip that any program opens', () => {
    const files = unzipSync(packed);
    expect(Object.keys(files)).toEqual(['deck.json', ...[...DECK.files.keys()].sort()]);
    expect(JSON.parse(strFromU8(files['deck.json']))).toMatchObject({
      format: 1,
      version: '0.3.0',
      name: 'A rainy Sunday',
      recipe: { seed: '007', paper: 'A4', flip: 'long-edge' },
    });
  });

  test('of any recipe and files comes out as it went in', () => {
    const path = fc.stringMatching(/^[a-z]{1,8}(\/[a-zא-ת家]{1,5}){0,2}\.(csv|jpg|yaml)$/);
    const files = fc.dictionary(path, fc.uint8Array({ maxLength: 300 }), {
      maxKeys: 6,
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(recipes, files, fc.string({ maxLength: 40 }), (recipe, others, name) => {
        const own = new Map([['words.csv', utf8('word')], ...Object.entries(others)]);
        const deck = openDeck(packDeck({ name, recipe, files: own }, '0.3.0'), 'my.deckwright');
        expect(deck).toEqual({ name, recipe: recipeSchema.parse(recipe), files: own, version: '0.3.0' });
      }),
    );
  });

  test('keeps files that the recipe does not name, and nothing that a computer adds', () => {
    const stray = { '__MACOSX/._cat.jpg': PHOTO, '.DS_Store': PHOTO, 'pictures/Thumbs.db': PHOTO };
    const { files } = openDeck(zipped({ 'notes.txt': utf8('ours'), ...stray }), 'my.deckwright');
    expect([...files.keys()]).toEqual(['notes.txt']);
  });

  test('that was zipped on Windows has its folders', () => {
    const { files } = openDeck(zipped({ 'pictures\\cat.jpg': PHOTO }), 'my.deckwright');
    expect([...files.keys()]).toEqual(['pictures/cat.jpg']);
  });

  test('is not packed without a file that its recipe names', () => {
    const recipe = { words: 'words.csv', pictures: ['words', 'holiday/'], map: 'world', theme: 'night.yaml' };
    const files = new Map([['holiday/fox.jpg', PHOTO]]);
    expect(codesOf(() => packDeck({ name: 'Fox', recipe, files }, '0.3.0'))).toEqual([
      'deckfile.not-packed',
      'deckfile.not-packed',
    ]);
  });

  test.each([
    ['../fox.csv'],
    ['/fox.csv'],
    ['C:/fox.csv'],
    ['a\\b.csv'],
    ['a//b.csv'],
    [''],
  ])('is not packed with the path "%s"', path => {
    const files = new Map([[path, PHOTO]]);
    expect(codesOf(() => packDeck({ name: '', recipe: {}, files }, '0.3.0'))).toEqual([
      'deckfile.path-outside',
    ]);
  });
});

describe('a file that is no deck', () => {
  test('is told from one that lacks its end', () => {
    expect(opened(new Uint8Array())).toEqual(['deckfile.not-a-deck']);
    expect(opened(utf8('word,child_safe\nfox,yes'))).toEqual(['deckfile.not-a-deck']);
    expect(opened(packed.subarray(0, packed.length - 1))).toEqual(['deckfile.cut-off']);
  });

  test('because it is cut anywhere is refused', () => {
    for (let length = 0; length < packed.length; length++)
      expect(opened(packed.subarray(0, length)), `${length} bytes`).toHaveLength(1);
  });

  test('because its beginning is missing is refused', () => {
    expect(opened(packed.subarray(40))).toEqual(['deckfile.damaged']);
  });

  test('because any byte has changed never crashes', () => {
    const place = fc.integer({ min: 0, max: packed.length - 1 });
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 255 }), (at, change) => {
        const bytes = packed.slice();
        bytes[at] ^= change;
        expect(opened(bytes).length).toBeLessThanOrEqual(2);
      }),
      { numRuns: 500 },
    );
  });

  test('because a photograph has changed names it', () => {
    const bytes = packed.slice();
    bytes[packed.length - 1200] ^= 1;
    expect(opened(bytes)).toEqual(['deckfile.damaged-file']);
  });

  test('has no recipe, or one that cannot be read', () => {
    expect(opened(zipSync({ 'my deck/deck.json': utf8('{}') }))).toEqual(['deckfile.no-recipe']);
    expect(opened(zipSync({ 'deck.json': utf8('{"format": 1,') }))).toEqual(['deckfile.not-json']);
    expect(opened(zipped({}, { ...HEAD, recipe: { papier: 'A4' } }))).toEqual(['templates.unknown-key-in']);
  });

  test('is of a later version', () => {
    const later = { format: 2, version: '2.1.0', decks: [] };
    expect(opened(zipped({}, later))).toEqual(['deckfile.later']);
  });
});

describe('a trap', () => {
  test('that would write into a folder of its choice does not', () => {
    const { recipe } = openDeck(zipped({}, { ...HEAD, recipe: { out: '/home/me' } }), 'my.deckwright');
    expect(recipe).toEqual(recipeSchema.parse({}));
  });

  test.each([
    ['../../.bashrc'],
    ['/etc/passwd'],
    ['c:/boot.ini'],
    ['a/./b'],
    ['__proto__/x'],
    ['a\nb'],
  ])('that leads to "%s" is refused', path => {
    expect(opened(zipped({ [path]: PHOTO }))).toEqual(['deckfile.path-outside']);
  });

  test('with two files that a Mac or Windows takes for one is refused', () => {
    expect(opened(zipped({ 'Fox.csv': PHOTO, 'fox.csv': PHOTO }))).toEqual(['deckfile.same-path']);
    expect(opened(zipped({ 'caf\u00e9.csv': PHOTO, 'cafe\u0301.csv': PHOTO }))).toEqual([
      'deckfile.same-path',
    ]);
  });

  test('with too many files, or a path without end, is refused', () => {
    expect(opened(zipped({ a: PHOTO, b: PHOTO }), { ...LIMITS, files: 2 })).toEqual([
      'deckfile.too-many-files',
    ]);
    expect(opened(zipped({ [`${'a/'.repeat(200)}b`]: PHOTO }))).toEqual(['deckfile.path-too-long']);
  });

  test('that says how large it becomes is not unpacked', () => {
    const zeros = { a: new Uint8Array(2 ** 21), b: new Uint8Array(2 ** 21) };
    expect(opened(zipped(zeros), { ...LIMITS, fileBytes: 2 ** 20 })).toEqual([
      'deckfile.file-too-large',
      'deckfile.file-too-large',
    ]);
    expect(opened(zipped(zeros), { ...LIMITS, allBytes: 3 * 2 ** 20 })).toEqual(['deckfile.too-large']);
    expect(opened(zipped(zeros), { ...LIMITS, smallBytes: 3 * 2 ** 20 })).toEqual(['deckfile.too-large']);
    expect(opened(zipped(zeros), { ...LIMITS, smallBytes: 5 * 2 ** 20 })).toEqual([]);
  });

  test('that becomes larger than it says is left there', () => {
    // A mebibyte of zeros, again and again: 8 GB, of which a few are unpacked.
    const block = deflateRawSync(new Uint8Array(2 ** 20), { finishFlush: constants.Z_FULL_FLUSH });
    const bomb = new Uint8Array(block.length * 8000);
    for (let i = 0; i < 8000; i++) bomb.set(block, i * block.length);
    const bytes = zipSync({ 'deck.json': [bomb, { level: 0 }] });
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    // The directory's only record, 46 bytes and the name, before the end of 22 bytes: deflated, and 100 bytes long.
    const record = bytes.length - 22 - 46 - 'deck.json'.length;
    expect(view.getUint32(record + 24, true)).toBe(bomb.length);
    view.setUint16(record + 10, 8, true);
    view.setUint32(record + 24, 100, true);
    expect(opened(bytes)).toEqual(['deckfile.damaged-file']);
  });

  test('with a password, or packed in an unknown way, is refused by name', () => {
    const bytes = zipped({ fox: PHOTO });
    const record = bytes.length - 22 - 46 - 'fox'.length;
    const locked = bytes.slice();
    locked[record + 8] |= 1;
    expect(opened(locked)).toEqual(['deckfile.encrypted']);
    const other = bytes.slice();
    other[record + 10] = 14;
    expect(opened(other)).toEqual(['deckfile.other-method']);
  });
});
