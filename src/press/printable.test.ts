import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDesk } from '../cli/desk.js';
import { type Recipe, type RecipeInput, recipeSchema } from '../data/index.js';
import { preflight } from '../proof/index.js';
import { ProblemError, withoutInvisible } from '../speech/index.js';
import { checkList, checkMap, makeDeck } from './index.js';

/** The same decks each time: RUNS=50 npx vitest run src/press/printable.test.ts tries new ones. */
const RUNS = {
  endOnFailure: true,
  ...(process.env.RUNS === undefined ? { seed: 14, numRuns: 1 } : { numRuns: Number(process.env.RUNS) }),
};

/** Letters of every script, signs that combine with them, and what nobody sees. */
const BLOCKS = [
  [0x20, 0x7e],
  [0xa0, 0x36f],
  [0x370, 0x58f],
  [0x590, 0x8ff],
  [0x900, 0xdff],
  [0xe00, 0x12ff],
  [0x1680, 0x18ff],
  [0x1e00, 0x206f],
  [0x2800, 0x28ff],
  [0x3000, 0x31ff],
  [0x4e00, 0x4fff],
  [0xac00, 0xacff],
  [0xfb00, 0xfdff],
  [0xfe00, 0xffff],
  [0x1f300, 0x1f5ff],
  [0xe0000, 0xe01ef],
] as const;
const character = fc
  .oneof(...BLOCKS.map(([min, max]) => fc.integer({ min, max })))
  .filter(code => code < 0xd800 || code > 0xdfff)
  .map(code => String.fromCodePoint(code));
const invisible = fc.constantFrom(
  ...'\u00ad\u034f\u061c\u115f\u180e\u200b\u200c\u200d\u200e\u202e\u2061\u2064\u2067\u206a\u206f\u3164\ufe0f\ufeff\ufff9',
);
const letter = fc.constantFrom(...'abcxyzÀßΩжяسیكنم茶餐廳');
const text = fc.oneof(
  fc.string({ unit: fc.oneof(letter, letter, letter, invisible, character), minLength: 1, maxLength: 8 }),
  fc.string({ unit: invisible, minLength: 1, maxLength: 3 }),
);

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** A desk with one file of a person's own. */
function deskWith(name: string, content: string) {
  const { own, ...desk } = openDesk();
  const bytes = (file: string) => (file === name ? new TextEncoder().encode(content) : own.bytes(file));
  return {
    ...desk,
    own: { ...own, bytes, text: (file: string) => (file === name ? content : own.text(file)) },
  };
}

/** Makes a deck and reads it back from its PDF: what stands against it. */
async function printAndRead(recipe: Recipe, desk: ReturnType<typeof deskWith>) {
  const reports: ReturnType<typeof preflight>[] = [];
  await makeDeck(recipe, desk, {
    finished: ({ bytes }, expectation) => reports.push(preflight(bytes, expectation)),
  });
  const checks = (await Promise.all(reports)).flatMap(report => report.checks);
  expect(checks.length).toBeGreaterThan(0);
  return checks.flatMap(({ problems }) => problems).filter(({ level }) => level === 'error');
}

const WORDS: RecipeInput = { words: 'words.csv', only: ['words'], contact: false, readings: true };

test.each([
  'en',
  'fa',
  'yue',
])('what the check of a list passes, prints, and is read back: words and readings of any script in %s', {
  timeout: 60_000,
}, async locale => {
  const recipe = recipeSchema.parse({ ...WORDS, locale });
  const rows = fc.array(fc.tuple(text, fc.option(text, { nil: '' })), { minLength: 80, maxLength: 80 });
  await fc.assert(
    fc.asyncProperty(rows, async typed => {
      const lines = typed.map(([word, reading]) => `${quoted(word)},${quoted(reading)}`);
      const whole = ['word,reading', ...lines].join('\n');
      const { problems } = await checkList(recipe, deskWith('words.csv', whole));
      const wrong = new Set(problems.flatMap(({ level, line }) => (level === 'error' && line ? [line] : [])));
      const good = whole.split('\n').filter((_, i) => !wrong.has(i + 1));
      const desk = deskWith('words.csv', good.join('\n'));
      const checked = await checkList(recipe, desk);
      const refused = checked.problems.some(({ level }) => level === 'error');
      const found = printAndRead(recipe, desk);
      if (refused) {
        await expect(found).rejects.toThrow(ProblemError);
        return;
      }
      for (const { text, reading = 'none' } of checked.words)
        for (const shown of [text, reading]) expect([shown, withoutInvisible(shown)]).toEqual([shown, shown]);
      expect(await found).toEqual([]);
    }),
    RUNS,
  );
});

const OF_TWO_DIRECTIONS = [
  ...['aخ,م餐', 'م〃,مxb廳]ョß', '廳a,aß\u0327', '餐Àж,یжмя', '7,', '۵,'],
  ...[
    'یa١٢ب3,س٣م x',
    'ی{',
    '{',
    'aß,ß\u0487',
    '〈ی,︿ی',
    '︳س,س︳',
    'ｈك',
    'a(قم)c',
    'س½ی,®ی',
    '“ن”,’ن',
    'م´٣,¨y۲م',
  ],
  ...['x餐 俇ی', '《ی》餐,餐《', 'Ω〉‘ی', '«Ԧ»ك(', 'Ωی,ab', 'یΩ', 'خانۀ x ۂ'],
];

test.each([
  'yue',
  'en',
])('words of two directions, marks, brackets and single figures are read back as typed in %s', async locale => {
  const desk = deskWith(
    'words.csv',
    ['word,reading', ...OF_TWO_DIRECTIONS.map(row => (row.includes(',') ? row : `${row},`))].join('\n'),
  );
  expect(await printAndRead(recipeSchema.parse({ ...WORDS, locale }), desk)).toEqual([]);
});

test('a space that no font has is told by the check of a map', async () => {
  const desk = deskWith('map.yaml', campaign('en', 'Fox\u1680Map', ['A', 'B']));
  const { problems } = await checkMap('map.yaml', undefined, desk);
  expect(problems).toContainEqual(expect.objectContaining({ code: 'parts.entry-unprintable' }));
});

test('where two directions meet, a mark that no font has with its letter is told', async () => {
  const recipe = recipeSchema.parse({ ...WORDS, locale: 'fa' });
  const torn = ['ن\u0352ک', 'яؒ餐سك茶', '茶\u0358نم'];
  const words = ['ɔ\u0301', 'مُدَرِّس', 'Ẹ̀kọ́ ایران', ...torn];
  const { problems } = await checkList(recipe, deskWith('words.csv', ['word', ...words].join('\n')));
  const told = problems.filter(({ code }) => code === 'parts.torn-mark');
  expect(told.map(({ line }) => line)).toEqual([5, 6, 7]);
});

test('a city may have a number for a name', async () => {
  const desk = deskWith('map.yaml', campaign('en', 'Streets', ['7', '42']));
  const recipe = recipeSchema.parse({ game: 'duet', map: 'map.yaml', only: ['map'], contact: false });
  expect(await printAndRead({ ...recipe, locale: 'en' }, desk)).toEqual([]);
});

test('two words that differ by a joiner that nobody sees are the same word', async () => {
  const recipe = recipeSchema.parse({ ...WORDS, locale: 'en' });
  const { problems } = await checkList(recipe, deskWith('words.csv', 'word\nfox\nfo\u200dx\n'));
  expect(problems).toContainEqual(expect.objectContaining({ code: 'words.same-word', line: 3 }));
});

const campaign = (locale: string, title: string, [home, baker]: readonly string[]) => `
title: { ${locale}: ${JSON.stringify(title)} }
start: home
cities:
  - { id: home, name: { ${locale}: ${JSON.stringify(home)} }, at: [14.4, 50.1], tokens: 9, mistakes: 9 }
  - { id: baker, name: { ${locale}: ${JSON.stringify(baker)} }, at: [14.5, 50.1], tokens: 9, mistakes: 4 }
routes:
  - [home, baker]
`;

test.each([
  'fa',
  'yue',
])('what the check of a map passes, prints, and is read back: titles and names of any script in %s', {
  timeout: 60_000,
}, async locale => {
  const names = fc.array(text, { minLength: 8, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(names, async typed => {
      const passed: string[] = [];
      for (const name of typed) {
        const desk = deskWith('map.yaml', campaign(locale, name, ['A', 'B']));
        try {
          const { problems } = await checkMap('map.yaml', undefined, desk);
          if (problems.every(({ code }) => !/unprintable|loose-mark|torn-mark/.test(code))) passed.push(name);
        } catch (fault) {
          expect(fault).toBeInstanceOf(ProblemError);
        }
      }
      const [title = 'T', ...others] = new Map(
        passed.map(name => [withoutInvisible(name).trim(), name]),
      ).values();
      const desk = deskWith('map.yaml', campaign(locale, title, [...others, 'A', 'B']));
      const recipe = recipeSchema.parse({
        game: 'duet',
        map: 'map.yaml',
        only: ['map'],
        locale,
        contact: false,
      });
      expect(await printAndRead(recipe, desk)).toEqual([]);
    }),
    RUNS,
  );
});
