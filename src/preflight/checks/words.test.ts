import { describe, expect, test } from 'vitest';
import { translate } from '../../geometry/index.js';
import { type Group, group, type Item } from '../../scene/index.js';
import { loadLanguage } from '../../text/index.js';
import { contentOf, expected, jobOf, pdfOf, recordOf, WORDS, wordPages } from '../deck.fixture.js';
import { faults, faultsOf } from '../faults.fixture.js';
import { preflight } from '../index.js';
import { isText, onCard, onCards, shifted, swapped } from '../mutations.fixture.js';

const shop = await jobOf({});
const duet = await jobOf({ game: 'duet', locale: 'yue' });
const words = WORDS.yue;

describe('preflight reads a word in its own direction', () => {
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
    const job = await jobOf({ locale });
    const able = typed.filter(
      word => job.setting.shaper.book.missing(word, job.setting.wordFonts).length === 0,
    );
    expect(able).toContain('C++');
    expect(await faults(job, wordPages(job, able), { words: able })).toEqual([]);
  });
});

describe('preflight finds a word that only looks like another in a list', () => {
  test.each([
    ['سلام', 'مالس'],
    ['(سلام)', '(سلام('],
    ['سلام)', 'سلام('],
    ['شب ۱۲', 'شب ۲۱'],
    ['شب (خوب) ABC', 'شب )خوب( ABC'],
    ['بُرَ', 'بَرُ'],
    ['شب بخیر', 'شببخیر'],
    ['«شب» A', '«شب« A'],
    ['A شب', 'شب B'],
  ])('%s is not %s', async (printed, listed) => {
    const job = await jobOf({ locale: 'fa' });
    const pages = wordPages(job, [printed, 'سگ']);
    expect(await faults(job, pages, { words: [printed, 'سگ'] })).toEqual([]);
    expect(await faults(job, pages, { words: [listed, 'سگ'] })).toContainEqual(
      expect.objectContaining({ code: 'preflight.word-count', word: listed, found: 0, expected: 1 }),
    );
  });
});

describe('preflight reads a phrase on two lines as one', () => {
  test.each([
    ['en', ['Loch Ness monster', 'washing machine', 'jack-in-the-box lid', 'dog', 'cat', 'sun'], 'Loch Ness'],
    ['fa', ['سیب زمینی سرخ کرده', 'دستگاه Wi-Fi خانگی', 'سگ', 'گربه', 'ماه', 'شیر'], 'سیب زمینی'],
    ['zh-Hans', ['白雪公主和七个小矮人', '狐狸', '月亮'], '白雪公主和'],
  ])('in a deck of locale %s, and finds a line that is gone or in the wrong place', async (locale, words, line) => {
    const job = await jobOf({ locale });
    const pages = wordPages(job, words);
    expect(await faults(job, pages, { words })).toEqual([]);
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
    ]) {
      const fault = { code: 'preflight.word-count', word: words[0], found: 0 };
      expect(await faults(job, wrong, { words })).toContainEqual(expect.objectContaining(fault));
    }
  });
});

describe('preflight reads a divided word as one', () => {
  test('with a hyphen that the list has not, and beside one that it has', async () => {
    const english = await jobOf({ locale: 'en' });
    const language = await loadLanguage('de');
    const job = { ...english, setting: { ...english.setting, language } };
    const words = ['Geschwindigkeitsbegrenzung', 'Donau-Dampfschifffahrtsgesellschaft', 'Hund', 'Katze'];
    const pages = wordPages(job, words);
    expect(JSON.stringify(pages)).toContain('"Geschwindig-"');
    expect(await faults(job, pages, { words })).toEqual([]);
  });
});

describe('preflight finds on word cards', () => {
  const pages = wordPages(shop, words);

  test('a back that has changed places with its neighbour’s', async () => {
    const found = await faults(
      shop,
      onCards(pages, 2, cards => swapped(cards, 0, 1)),
      { words },
    );
    const fault = { check: 'front and back', page: 2, code: 'preflight.back-number', row: 1 };
    expect(found).toEqual([
      { ...fault, word: '雪櫃', column: 1, number: '2' },
      { ...fault, word: '茶餐廳', column: 2, number: '1' },
    ]);
  });

  test.each([
    ['back', 2],
    ['front', 1],
  ])('a %s that is 2 mm off on the paper', async (_, page) => {
    const found = await faults(shop, shifted(pages, page, 2, 0), { words });
    expect(misaligned(found)).toEqual(Array(6).fill(2));
  });

  test('fronts and backs that are both off the same way', async () => {
    const both = shifted(shifted(pages, 1, 0, 1.5), 2, 0, 1.5);
    expect(misaligned(await faults(shop, both, { words }))).toEqual(Array(6).fill(3));
  });

  test('a fifth of a millimetre, but tolerates a twentieth', async () => {
    expect(await faults(shop, shifted(pages, 2, 0, 0.2), { words })).toHaveLength(6);
    expect(await faults(shop, shifted(pages, 2, 0, 0.05), { words })).toEqual([]);
  });

  test('the other flip', async () => {
    const other = pdfOf(shop, pages, { duplex: 'DuplexFlipShortEdge' });
    const found = faultsOf(await preflight(other, expected(shop, { words })));
    expect(found).toContainEqual({
      check: 'flip',
      code: 'preflight.flip',
      found: 'short',
      expected: 'long',
      flip: 'long',
    });
    expect(found.map(({ code }) => code)).toContain('preflight.other-flip');
    // Even if nobody says which flip was meant, the paper shows it.
    const blind = await preflight(other, { place: 'deck.pdf', kinds: [], words });
    expect(blind.checks.find(({ name }) => name === 'front and back')?.problems).toHaveLength(1);
  });

  test('one-sided printing of a two-sided deck', async () => {
    const report = await preflight(pdfOf(shop, pages, { duplex: 'Simplex' }), expected(shop, { words }));
    expect(faultsOf(report).map(({ code }) => code)).toContain('preflight.no-fold');
  });

  test('a back that is upside down', async () => {
    const turned = onCards(pages, 2, cards => {
      const [a, , , , e, f] = cards[0].matrix;
      // A turned card lies between its far corner and its near one.
      return cards.with(0, { ...cards[0], matrix: [-a, 0, 0, -a, e + a * 65, f + a * 43] });
    });
    expect(await faults(shop, turned, { words })).toContainEqual(
      expect.objectContaining({ code: 'preflight.back-upside-down', word: '雪櫃', row: 1, column: 1 }),
    );
  });

  test('a missing word, and one that is there twice', async () => {
    const twice = wordPages(shop, words.with(4, words[3]));
    const fault = { check: 'words', code: 'preflight.word-count' };
    expect(await faults(shop, twice, { words })).toEqual([
      { ...fault, word: '月曆', found: 2, expected: 1 },
      { ...fault, word: '煙花', found: 0, expected: 1 },
    ]);
  });

  test('a word that is not in the list', async () => {
    expect(await faults(shop, wordPages(shop, [...words, '天星']), { words })).toEqual([
      { check: 'words', code: 'preflight.word-count', word: '天星', found: 1, expected: 0 },
    ]);
  });

  test('a word that is another one upside down', async () => {
    const foreign = onCards(pages, 1, cards => {
      const [own, other] = [cards[0].items[1] as Group, cards[1].items[1] as Group];
      return cards.with(0, {
        ...cards[0],
        items: cards[0].items.with(1, { ...own, items: other.items }),
      });
    });
    expect(await faults(shop, foreign, { words })).toContainEqual(
      expect.objectContaining({
        check: 'words',
        page: 1,
        row: 1,
        column: 1,
        code: 'preflight.other-word',
        word: '雪櫃',
        other: '茶餐廳',
      }),
    );
  });

  test.each([
    ['over the edge of its card', -1, { code: 'preflight.text-over-edge' }],
    ['half a millimetre from the edge', 0.5, { code: 'preflight.text-near-edge', distance: 0.5 }],
    ['cut off by its neighbour', 40, { code: 'preflight.text-cut' }],
  ])('a word that is %s', async (_, left, fault) => {
    const moved = onCard(pages, 1, 0, items =>
      items.map(item =>
        isText(item) && item.line.text === words[0] ? { ...item, x: left - item.line.ink.x } : item,
      ),
    );
    const found = await faults(shop, moved, { words });
    expect(found).toHaveLength(1);
    expect(found).toMatchObject([{ check: 'safe zone', page: 1, number: '1', text: '雪櫃', ...fault }]);
  });
});

describe('preflight finds on folded sheets', () => {
  test('a half that is off, and a missing fold line', async () => {
    const folded = await jobOf({ flip: 'none' });
    const pages = wordPages(folded, words);
    expect(await faults(folded, pages, { words })).toEqual([]);
    const half = onCards(pages, 1, cards =>
      cards.map((card, i) => (i >= cards.length / 2 ? group(translate(0, 1), [card]) : card)),
    );
    expect(misaligned(await faults(folded, half, { words }))).toEqual(Array(6).fill(1));
    const plain = pages.map(page => ({
      ...page,
      items: page.items.filter(item => item.kind !== 'line' || !item.dash),
    }));
    const found = await faults(folded, plain, { words });
    expect(found.map(({ code }) => code)).toContain('preflight.no-fold');
  });
});

describe('preflight tells the words of two games apart', () => {
  const pages = wordPages(duet, words);
  const asked = contentOf('words', duet, recordOf(words));

  test('by two dots on each face', async () => {
    expect(await faults(duet, pages, asked)).toEqual([]);
  });

  test('and finds words without dots in a deck that has them, and the other way round', async () => {
    const dots = (found: number, expected: number) =>
      words.map(() => expect.objectContaining({ code: 'preflight.dots', found, expected }));
    const plain = await jobOf({});
    expect(await faults(plain, wordPages(plain, words), asked)).toEqual(dots(0, 2));
    const none = contentOf('words', plain, recordOf(words));
    expect(await faults(duet, pages, none)).toEqual(dots(2, 0));
  });

  test('and finds a single face that has lost a dot', async () => {
    const lost = onCard(pages, 1, 0, items => {
      const dot = items.findLastIndex((item: Item) => item.kind === 'circle');
      return items.toSpliced(dot, 1);
    });
    expect(await faults(duet, lost, asked)).toEqual([
      {
        check: 'words',
        page: 1,
        number: '1',
        row: 1,
        column: 1,
        code: 'preflight.dots',
        word: '雪櫃',
        found: 1,
        expected: 2,
      },
    ]);
  });
});

test('an odd word may be alone on the last sheet, but the back of a pair may not be bare', async () => {
  // Sixteen cards on each sheet.
  const odd = words.flatMap(word => words.map(other => `${word}${other}`)).slice(0, 33);
  expect(await faults(shop, wordPages(shop, odd), { words: odd })).toEqual([]);
  const [front, back] = wordPages(shop, words.slice(0, 2));
  const bare = [front, { ...back, items: [] }];
  const found = await faults(shop, bare, { words: words.slice(0, 2) });
  expect(found.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['preflight.word-count', 'preflight.bare-word-cards']),
  );
});

test('a page of cards without crop marks is found', async () => {
  const bare = wordPages(shop, words).map(page => ({
    ...page,
    items: page.items.filter(item => item.kind !== 'use'),
  }));
  const found = await faults(shop, bare, { words });
  expect(found.map(({ code }) => code)).toContain('preflight.no-crop-marks');
});

/** How many millimetres each back is off its front. */
function misaligned(found: Awaited<ReturnType<typeof faults>>): readonly unknown[] {
  return found.filter(({ code }) => code === 'preflight.misaligned').map(({ distance }) => distance);
}
