import { describe, expect, test } from 'vitest';
import { translate } from '../../geometry/index.js';
import { group } from '../../scene/index.js';
import type { RecipeInput } from '../../templates/index.js';
import type { Word } from '../../words/index.js';
import { contentOf, jobOf, recordOf, wordPages } from '../deck.fixture.js';
import { faults } from '../faults.fixture.js';
import { onCard } from '../mutations.fixture.js';

type More = Readonly<Record<string, Partial<Word>>>;

const WORDS = ['狐狸', '賭場', '二〇四六', '黑社會'];
const MORE: More = {
  狐狸: { reading: 'wu4 lei4*2' },
  賭場: { childSafe: false, reading: 'dou2 coeng4' },
  // A film, by its number.
  二〇四六: { reading: '2046' },
  黑社會: { childSafe: false },
};

/** What preflight finds if `printed` is on the paper and `recorded` in the manifest. */
async function found(recipe: RecipeInput, printed: More, recorded: More = MORE, words = WORDS) {
  const job = await jobOf(recipe);
  const asked = contentOf('words', job, recordOf(words, recorded));
  return faults(job, wordPages(job, words, printed), asked);
}

describe.each([
  ['of the usual size, flipped on the long edge', {}],
  ['of 48 x 32 mm, flipped on the short edge', { cardSize: 'small', flip: 'short-edge' }],
  ['of 200 x 140 mm, on A3', { cardSize: '200x140', paper: 'A3' }],
  ['of 88.9 x 63.5 mm, folded', { cardSize: 'poker', flip: 'none' }],
] as const)('word cards %s', (_, recipe) => {
  test('have their marks and readings', async () => {
    expect(await found(recipe, MORE)).toEqual([]);
  });

  test('are found with a hard word unmarked, and with one marked where the mark is for the unfit', async () => {
    const hard = { ...MORE, 狐狸: { ...MORE.狐狸, difficulty: 'hard' as const } };
    expect(await found(recipe, hard, hard)).toEqual([]);
    expect(await found(recipe, MORE, hard)).toMatchObject([
      { check: 'words', code: 'preflight.no-child-mark', word: '狐狸' },
    ]);
    const job = await jobOf({ ...recipe, mark: 'unfit' });
    const asked = contentOf('words', job, recordOf(WORDS, hard));
    expect(await faults(job, wordPages(job, WORDS, hard), asked)).toEqual([]);
    expect(await faults(job, wordPages(await jobOf(recipe), WORDS, hard), asked)).toMatchObject([
      { check: 'words', code: 'preflight.child-mark', word: '狐狸' },
    ]);
  });

  test('that look alike may have the mark and the reading of either', async () => {
    const words = ['یΩ', 'Ωی', 'سß', '狐狸'];
    const more = { یΩ: { childSafe: false }, سß: { reading: 'یy' }, 狐狸: { reading: 'yی' } };
    expect(await found(recipe, more, more, words)).toEqual([]);
  });

  test('are found without a mark that they should have, and with one that they should not', async () => {
    const other = { ...MORE, 狐狸: { ...MORE.狐狸, childSafe: false }, 賭場: { reading: 'dou2 coeng4' } };
    expect(await found(recipe, other)).toMatchObject([
      { check: 'words', code: 'preflight.child-mark', word: '狐狸' },
      { check: 'words', code: 'preflight.no-child-mark', word: '賭場' },
    ]);
  });

  test('are found without their reading, with another one, and with one too many', async () => {
    const other = {
      狐狸: {},
      賭場: { ...MORE.賭場, reading: 'dou2 tung4' },
      二〇四六: { reading: '1997' },
      黑社會: { ...MORE.黑社會, reading: 'hak1' },
    };
    const fault = { check: 'words', code: 'preflight.reading' };
    expect(await found(recipe, other)).toMatchObject([
      { ...fault, word: '狐狸', found: 'none', expected: 'wu4 lei4*2' },
      { ...fault, word: '賭場', found: 'dou2 tung4', expected: 'dou2 coeng4' },
      { code: 'preflight.word-numbers' },
      { ...fault, word: '二〇四六', found: '1997', expected: '2046' },
      { ...fault, word: '黑社會', found: 'hak1', expected: 'none' },
    ]);
  });
});

describe('Persian word cards', () => {
  const words = ['مهر', 'کیف'];
  const more: More = { مهر: { reading: 'مُهْر' }, کیف: { childSafe: false, reading: 'kîf' } };

  test.each([
    'small',
    undefined,
    'tarot',
  ])('have their vowels and their mirrored marks: %s', async cardSize => {
    const recipe = { locale: 'fa', ...(cardSize ? { cardSize } : {}) };
    expect(await found(recipe, more, more, words)).toEqual([]);
    const wrong = { ...more, مهر: { reading: 'مِهْر', childSafe: false } };
    expect(await found(recipe, wrong, more, words)).toMatchObject([
      { code: 'preflight.child-mark', word: 'مهر' },
      { code: 'preflight.reading', word: 'مهر' },
    ]);
  });
});

describe('a deck without marks and readings', () => {
  test('has none, and one that is there is found', async () => {
    const bare = { mark: false, readings: false };
    const unread = Object.fromEntries(WORDS.map(word => [word, { childSafe: MORE[word].childSafe ?? true }]));
    expect(await found(bare, unread, unread)).toEqual([]);
    const job = await jobOf(bare);
    const marked = wordPages(await jobOf({}), WORDS, MORE);
    expect(await faults(job, marked, contentOf('words', job, recordOf(WORDS, unread)))).toMatchObject([
      { code: 'preflight.reading', word: '狐狸', found: 'wu4 lei4*2', expected: 'none' },
      { code: 'preflight.child-mark', word: '賭場' },
      { code: 'preflight.reading', word: '賭場' },
      { code: 'preflight.word-numbers' },
      { code: 'preflight.child-mark', word: '黑社會' },
    ]);
  });

  test('by an older version, whose manifest says nothing of hard words, is not asked for their marks', async () => {
    const old = { ...MORE, 狐狸: { reading: 'wu4 lei4*2' } };
    expect(await found({}, old, MORE)).toEqual([]);
  });

  test('by an older version, whose manifest says nothing of readings, is not blamed for them', async () => {
    const silent = Object.fromEntries(WORDS.map(word => [word, { childSafe: MORE[word].childSafe ?? true }]));
    const words = WORDS.filter(word => word !== '二〇四六');
    expect(await found({}, MORE, silent, words)).toEqual([]);
  });
});

test('a mark that is in another corner is none', async () => {
  const job = await jobOf({});
  const pages = onCard(wordPages(job, WORDS, MORE), 2, 0, items =>
    items.with(-1, group(translate(-30, 0), [items[items.length - 1]])),
  );
  expect(await faults(job, pages, contentOf('words', job, recordOf(WORDS, MORE)))).toMatchObject([
    { code: 'preflight.no-child-mark', word: '賭場' },
  ]);
});
