import { describe, expect, test } from 'vitest';
import type { RecipeInput } from '../../data/index.js';
import { jobOf, WORDS, wordContent, wordPages } from '../../proof/deck.fixture.js';
import { faults } from '../../proof/faults.fixture.js';
import { isText, onCard } from '../../proof/mutations.fixture.js';
import { translate } from '../../scene/geometry/index.js';
import { group, type Item } from '../../scene/index.js';
import { loadLanguage } from '../../text/index.js';
import type { Word } from '../../words/index.js';

type More = Readonly<Record<string, Partial<Word>>>;

/** What is found if `printed` is on the paper and `recorded` in the manifest. */
async function found(
  recipe: RecipeInput,
  [printed, recorded = printed]: readonly (readonly string[])[],
  [onPaper, inManifest = onPaper]: readonly More[] = [{}],
) {
  const job = await jobOf(recipe);
  return faults(job, wordPages(job, printed, onPaper), wordContent(job, recorded, inManifest));
}

const words = WORDS.yue;

describe('a word is read in its own direction', () => {
  const typed = [
    'C++',
    'Wi-Fi!',
    '۵۰٪',
    '+۱۸',
    '۲۰٪ تخفیف',
    'پیتزا (۲ نفره)',
    'Wi-Fi خانه',
    'ویتامین C',
    'سلام!',
  ];

  test.each(['fa', 'en'])('in a deck of locale %s', async locale => {
    const { setting } = await jobOf({ locale });
    const able = typed.filter(word => setting.shaper.book.missing(word, setting.wordFonts).length === 0);
    expect(able).toContain('C++');
    expect(await found({ locale }, [able])).toEqual([]);
  });
});

test.each([
  ['سلام', 'مالس'],
  ['(سلام)', '(سلام('],
  ['سلام)', 'سلام('],
  ['شب ۱۲', 'شب ۲۱'],
  ['شب (خوب) ABC', 'شب )خوب( ABC'],
  ['بُرَ', 'بَرُ'],
  ['«شب» A', '«شب« A'],
  ['A شب', 'شب B'],
])('%s is not taken for %s', async (printed, listed) => {
  expect(await found({ locale: 'fa' }, [[printed, 'سگ']])).toEqual([]);
  expect(
    await found({ locale: 'fa' }, [
      [printed, 'سگ'],
      [listed, 'سگ'],
    ]),
  ).toContainEqual(expect.objectContaining({ code: 'preflight.other-text', slot: 'word', text: listed }));
});

describe('a phrase on two lines is read as one', () => {
  test.each([
    ['en', ['Loch Ness monster', 'washing machine', 'jack-in-the-box lid', 'dog', 'cat', 'sun'], 'Loch Ness'],
    ['fa', ['سیب زمینی سرخ کرده', 'دستگاه Wi-Fi خانگی', 'سگ', 'گربه', 'ماه', 'شیر'], 'سیب زمینی'],
    ['zh-Hans', ['白雪公主和七个小矮人', '狐狸', '月亮'], '白雪公主和'],
  ])('in a deck of locale %s, and a line that is gone or in the wrong place is found', async (locale, words, line) => {
    const job = await jobOf({ locale });
    const [pages, content] = [wordPages(job, words), wordContent(job, words)];
    expect(await faults(job, pages, content)).toEqual([]);
    const upright = (item: Item) => isText(item) && item.line.size > 5;
    for (const wrong of [
      onCard(pages, 1, 0, items =>
        items.filter(item => !(upright(item) && isText(item) && item.line.text === line)),
      ),
      onCard(pages, 1, 0, items => {
        const [one, two] = items.filter(upright).filter(isText);
        expect(one.line.text).toBe(line);
        return items.map(item =>
          item === one ? { ...one, y: two.y } : item === two ? { ...two, y: one.y } : item,
        );
      }),
    ])
      expect(await faults(job, wrong, content)).toContainEqual(
        expect.objectContaining({ check: 'layout', slot: 'word', code: 'preflight.other-text' }),
      );
  });

  test('with a hyphen that the list has not, and beside one that it has', async () => {
    const english = await jobOf({ locale: 'en' });
    const language = await loadLanguage('de');
    const job = { ...english, setting: { ...english.setting, language } };
    const words = ['Geschwindigkeitsbegrenzung', 'Donau-Dampfschifffahrtsgesellschaft', 'Hund', 'Katze'];
    const pages = wordPages(job, words);
    expect(JSON.stringify(pages)).toContain('"Geschwindig-"');
    expect(await faults(job, pages, wordContent(job, words))).toEqual([]);
  });
});

describe('it is found on word cards', () => {
  test('that a word is another one', async () => {
    expect(await found({}, [words.with(4, '狐狸'), words])).toContainEqual({
      check: 'layout',
      page: 1,
      number: '3',
      word: '煙花',
      row: 1,
      column: 3,
      code: 'preflight.other-text',
      slot: 'word',
      text: '煙花',
      found: '狐狸',
    });
  });

  test('that a word is there twice, even if the manifest says so too', async () => {
    expect(await found({}, [words.with(4, words[3])])).toEqual([
      { check: 'words', code: 'preflight.word-count', word: '月曆', found: 2 },
    ]);
  });

  test('that a word is another one upside down', async () => {
    const job = await jobOf({});
    const pages = onCard(wordPages(job, words), 1, 0, items =>
      items.map(item =>
        item.kind === 'group' ? { ...item, items: [{ ...item.items[0], fill: '#123456' } as Item] } : item,
      ),
    );
    expect(await faults(job, pages, wordContent(job, words))).toContainEqual(
      expect.objectContaining({ code: 'preflight.other-colour', slot: 'reverse', text: '雪櫃' }),
    );
  });

  test('that two dots are missing, or there in vain', async () => {
    const [plain, duet] = [await jobOf({}), await jobOf({ game: 'duet' })];
    const missing = await faults(plain, wordPages(plain, words), wordContent(duet, words));
    expect(missing.filter(({ slot }) => slot === 'dots')).toHaveLength(words.length);
    const tooMany = await faults(duet, wordPages(duet, words), wordContent(plain, words));
    expect(tooMany).toHaveLength(words.length);
    expect(new Set(tooMany.map(({ code }) => code))).toEqual(new Set(['preflight.shape-too-much']));
  });
});

const FOUR = ['狐狸', '賭場', '二〇四六', '黑社會'];
const MORE: More = {
  狐狸: { reading: 'wu4 lei4*2' },
  賭場: { childSafe: false, reading: 'dou2 coeng4' },
  // A film, by its number.
  二〇四六: { reading: '2046' },
  黑社會: { childSafe: false },
};

describe.each([
  ['of the usual size, flipped on the long edge', {}],
  ['of 48 x 32 mm, flipped on the short edge', { cardSize: 'small', flip: 'short-edge' }],
  ['of 200 x 140 mm, on A3', { cardSize: '200x140', paper: 'A3' }],
  ['of 88.9 x 63.5 mm, folded', { cardSize: 'poker', flip: 'none' }],
] as const)('word cards %s', (_, recipe) => {
  test('have their marks and readings', async () => {
    expect(await found(recipe, [FOUR], [MORE])).toEqual([]);
  });

  test('are found with a mark missing or too many', async () => {
    const hard = { ...MORE, 狐狸: { ...MORE.狐狸, difficulty: 'hard' as const } };
    expect(await found(recipe, [FOUR], [hard])).toEqual([]);
    const missing = await found(recipe, [FOUR], [MORE, hard]);
    expect(new Set(missing.map(({ word, slot }) => [word, slot].join()))).toEqual(new Set(['狐狸,child']));
    const tooMany = await found(recipe, [FOUR], [hard, MORE]);
    expect(new Set(tooMany.map(({ word, code }) => [word, code].join()))).toEqual(
      new Set(['狐狸,preflight.shape-too-much']),
    );
    expect(await found({ ...recipe, mark: 'unfit' }, [FOUR], [MORE, hard])).toEqual([]);
  });

  test('are found without their reading, with another one, and with one too many', async () => {
    const other = {
      狐狸: {},
      賭場: { ...MORE.賭場, reading: 'dou2 tung4' },
      二〇四六: { reading: '1997' },
      黑社會: { ...MORE.黑社會, reading: 'hak1' },
    };
    const told = (await found(recipe, [FOUR], [other, MORE])).map(({ word, code, found, text }) =>
      [word, code, found ?? text].join(' '),
    );
    expect(told.sort()).toEqual([
      '二〇四六 preflight.other-text 1997',
      '狐狸 preflight.no-text wu4 lei4*2',
      '賭場 preflight.other-text dou2 tung4',
      '黑社會 preflight.text-too-much hak1',
    ]);
  });
});

describe('Persian word cards', () => {
  const more: More = { مهر: { reading: 'مُهْر' }, کیف: { childSafe: false, reading: 'kîf' } };

  test.each([
    'small',
    undefined,
    'tarot',
  ])('have their vowels and their mirrored marks: %s', async cardSize => {
    const recipe = { locale: 'fa', ...(cardSize ? { cardSize } : {}) };
    expect(await found(recipe, [['مهر', 'کیف']], [more])).toEqual([]);
    const wrong = { ...more, مهر: { reading: 'مِهْر', childSafe: false } };
    const codes = (await found(recipe, [['مهر', 'کیف']], [wrong, more])).map(({ code }) => code);
    expect(codes).toContain('preflight.other-text');
    expect(codes).toContain('preflight.shape-too-much');
  });
});

test('a mark that is in another corner is found', async () => {
  const job = await jobOf({});
  const pages = onCard(wordPages(job, FOUR, MORE), 2, 0, items =>
    items.with(-1, group(translate(-30, 0), [items[items.length - 1]])),
  );
  expect(await faults(job, pages, wordContent(job, FOUR, MORE))).toContainEqual(
    expect.objectContaining({ word: '賭場', code: 'preflight.shape-moved', slot: 'child' }),
  );
});
