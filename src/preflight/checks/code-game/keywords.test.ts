import { describe, expect, test } from 'vitest';
import type { Job } from '../../../parts/index.js';
import type { PdfPage } from '../../../render/index.js';
import type { Group, Item, Text } from '../../../scene/index.js';
import type { Word } from '../../../words/index.js';
import { contentOf, expected, jobOf, keywordPages, pdfOf, stripPages } from '../../deck.fixture.js';
import { faults, faultsOf } from '../../faults.fixture.js';
import { type Expectation, preflight } from '../../index.js';
import { isText, onCard, onCards, onPage, swapped } from '../../mutations.fixture.js';

const LOOKS = [
  ['plain', undefined],
  ['scrambled', 5],
] as const;

describe('keywords', () => {
  // Each flip once in either look: how sheets are imposed does not depend on the look. Ten cards are on two sheets.
  test.each([
    ['plain', 'yue', 'A4', 'long-edge', undefined],
    ['plain', 'fa', 'Letter', 'short-edge', undefined],
    ['plain', 'en', 'A4', 'none', undefined],
    ['plain', 'fa', 'A4', 'none', undefined],
    ['plain', 'zh-Hans', 'Letter', 'long-edge', undefined],
    ['scrambled', 'yue', 'Letter', 'long-edge', 5],
    ['scrambled', 'fa', 'A4', 'none', 5],
    ['scrambled', 'en', 'A4', 'short-edge', 5],
  ] as const)('%s, of %s on %s, flip %s, are each at their number', async (_, locale, paper, flip, scramble) => {
    const job = await jobOf({ game: 'decrypto', locale, paper, flip, scramble });
    // A whole sheet of scrambled ones once: nothing else has so much on a page.
    const scrambled = locale === 'yue' ? 8 : 3;
    const cards = scramble === undefined ? 10 : scrambled;
    const { pages, record } = await keywordPages(job, cards);
    const report = await preflight(pdfOf(job, pages), expected(job, contentOf('keywords', job, record)));
    expect(faultsOf(report)).toEqual([]);
    const counts = Object.fromEntries(report.checks.map(({ name, count }) => [name, count]));
    expect([counts['front and back'], counts.keywords, counts.words]).toEqual([cards, 4 * cards, undefined]);
  });
});

/** The items with a word changed; a scrambled one is in a group. */
function withWord(items: readonly Item[], text: string, change: (word: Text) => readonly Item[]): Item[] {
  return items.flatMap(item => {
    if (item.kind === 'group') return [{ ...item, items: withWord(item.items, text, change) }];
    return isText(item) && item.line.text === text ? change(item) : [item];
  });
}

describe.each(LOOKS)('preflight finds on %s keyword cards', async (look, scramble) => {
  const job = await jobOf({ game: 'decrypto', locale: 'en', scramble });
  const { pages, record } = await keywordPages(job, 2);
  const words = (record.cards ?? []).map(card => card.words.map(({ text }) => text));
  const [first, second] = words;
  const content = contentOf('keywords', job, record);
  const found = (changed: readonly PdfPage[]) => faults(job, changed, content);
  const at = (column: number) => ({ check: 'keywords', page: 1, row: 1, column });
  const on = (index: number, text: string, how: (word: Text) => readonly Item[]) =>
    onCard(pages, 1, index, items => withWord(items, text, how));

  test('a keyword under the wrong number', async () => {
    const [a, b] = lines(pages, first);
    const other = (line: Text['line']) => (word: Text) => [{ ...word, line }];
    const wrong = onCard(on(0, first[0], other(b)), 1, 0, items => {
      // Both are now the second word: the last of them becomes the first.
      let met = 0;
      return withWord(items, first[1], word => [{ ...word, line: met++ === 0 ? b : a }]);
    });
    expect(await found(wrong)).toEqual([
      { ...at(1), code: 'preflight.keyword-other', digit: '1', found: first[1], expected: first[0] },
      { ...at(1), code: 'preflight.keyword-other', digit: '2', found: first[0], expected: first[1] },
    ]);
  });

  test('a card that is there twice, in place of another', async () => {
    const twice = onCards(pages, 1, cards => cards.with(1, { ...cards[1], items: cards[0].items }));
    const quoted = (texts: readonly string[]) => texts.map(text => `"${text}"`);
    const fault = { check: 'keywords', code: 'preflight.keyword-cards', expected: 1 };
    expect(await found(twice)).toEqual([
      { ...fault, words: quoted(first), found: 2 },
      { ...fault, words: quoted(second), found: 0 },
    ]);
  });

  test('a missing word, and one of another card', async () => {
    expect(await found(on(0, first[2], () => []))).toEqual([
      { ...at(1), code: 'preflight.keyword-row', digit: '3', count: 0 },
    ]);
    const [line] = lines(pages, second);
    expect(await found(on(0, first[2], word => [{ ...word, line }]))).toContainEqual({
      ...at(1),
      code: 'preflight.keyword-other',
      digit: '3',
      found: second[0],
      expected: first[2],
    });
  });

  test('a card that is not of this deck, and one without numbers', async () => {
    const fewer = contentOf('keywords', job, { cards: (record.cards ?? []).slice(1) });
    const quoted = first.map(text => `"${text}"`);
    expect(await faults(job, pages, fewer)).toEqual([
      { ...at(1), code: 'preflight.keyword-unknown', words: quoted },
    ]);
    const bare = onCard(pages, 1, 0, items => items.filter(({ kind }) => kind !== 'use'));
    expect(await found(bare)).toContainEqual(
      expect.objectContaining({ ...at(1), code: 'preflight.no-keywords' }),
    );
  });

  test('cards that have changed places: nothing, for each still has its words', async () => {
    expect(await found(onCards(pages, 1, cards => [...swapped(cards, 0, 1)] as Group[]))).toEqual([]);
  });

  test(`cards that should not be ${look}`, async () => {
    const { keywords } = content;
    if (keywords === undefined) throw new Error('no keywords are expected');
    const { ink, ...plain } = keywords;
    const wanted = { keywords: ink === undefined ? { ...keywords, ink: '#b3ffff' } : plain };
    const codes = (await faults(job, pages, wanted)).map(({ code }) => code);
    expect(codes).toEqual(
      Array(8).fill(ink === undefined ? 'preflight.keyword-ink' : 'preflight.keyword-plain'),
    );
  });
});

test.each(
  LOOKS,
)('a moon that is missing, or one too many, is found on %s keyword cards', async (_, scramble) => {
  const job = await jobOf({ game: 'decrypto', locale: 'yue', scramble });
  const { pages, record } = await keywordPages(job, 1);
  const [card] = record.cards;
  const codes = async (flags: Partial<Word>, recipe = {}) => {
    const cards = [{ ...card, words: card.words.map(({ text }) => ({ text, ...flags })) }];
    const content = contentOf('keywords', await jobOf({ ...job.recipe, ...recipe }), { cards });
    return (await faults(job, pages, content)).map(({ code, word }) => `${code} ${word}`);
  };
  // The first card of the list has both.
  const marked = card.words.filter(
    ({ childSafe, difficulty }) => childSafe === false || difficulty === 'hard',
  );
  const others = card.words.filter(word => !marked.includes(word));
  const tooMany = marked.map(({ text }) => `preflight.child-mark ${text}`);
  const missing = others.map(({ text }) => `preflight.no-child-mark ${text}`);
  expect([marked.length > 0, others.length > 0]).toEqual([true, true]);
  expect(await codes({})).toEqual(tooMany);
  expect(await codes({ childSafe: false })).toEqual(missing);
  expect(await codes({ difficulty: 'hard' })).toEqual(missing);
  expect(await codes({ difficulty: 'hard' }, { mark: 'unfit' })).toEqual(tooMany);
  expect(await codes({ childSafe: false }, { mark: false })).toEqual(tooMany);
});

describe('preflight finds on scrambled keyword cards', async () => {
  const job = await jobOf({ game: 'decrypto', locale: 'yue', scramble: 5 });
  const { pages, record } = await keywordPages(job, 1);
  const content = contentOf('keywords', job, record);
  const [word] = (record.cards ?? [])[0].words;
  const fault = { check: 'keywords', page: 1, row: 1, column: 1, word: word.text };
  /** What is found if one field of the first card is changed. */
  const inField = (how: (items: readonly Item[]) => readonly Item[]) =>
    faults(
      job,
      onCard(pages, 1, 0, items =>
        items.map(item => {
          const isField =
            item.kind === 'group' && item.items.some(inner => isText(inner) && inner.line.text === word.text);
          return isField ? { ...item, items: how(item.items) } : item;
        }),
      ),
      content,
    );
  const painted = (fill: string) => (items: readonly Item[]) =>
    items.map(item => (isText(item) ? { ...item, fill } : item));

  test('a word in black, in stronger cyan, or laid over the camouflage', async () => {
    for (const fill of ['#000000', '#80ffff'])
      expect(await inField(painted(fill))).toEqual([
        { ...fault, code: 'preflight.keyword-ink', found: fill, expected: '#b3ffff' },
      ]);
    const opaque = (items: readonly Item[]) =>
      items.map(item => (isText(item) ? { ...item, blend: undefined } : item)) as Item[];
    expect(await inField(opaque)).toEqual([
      { ...fault, code: 'preflight.keyword-ink', found: '#b3ffff', expected: '#b3ffff' },
    ]);
  });

  test('a word without camouflage, and one with a hole in it', async () => {
    const bare = { ...fault, code: 'preflight.keyword-bare' };
    expect(await inField(items => items.filter(isText))).toEqual([bare]);
    const holed = (item: Item): Item => {
      if (item.kind !== 'use') return item;
      const { symbol, matrix } = item;
      const items = symbol.items.filter(letter => {
        if (letter.kind !== 'group') return true;
        const [x, y] = [letter.matrix[4] + matrix[4], letter.matrix[5] + matrix[5]];
        return Math.hypot(x - 34, y - 5.4) > 9;
      });
      return { ...item, symbol: { ...symbol, id: `${symbol.id}-holed`, items } };
    };
    expect(await inField(items => items.map(holed))).toEqual([bare]);
  });

  test('camouflage that a filter does not let through: it would be read with the word', async () => {
    const blue = (item: Item): Item => {
      if (item.kind !== 'use') return item;
      const items = item.symbol.items.map(letter => {
        return letter.kind === 'group' ? { ...letter, items: painted('#80a0ff')(letter.items) } : letter;
      });
      return { ...item, symbol: { ...item.symbol, id: `${item.symbol.id}-blue`, items } };
    };
    const codes = (await inField(items => items.map(blue))).map(({ code }) => code);
    expect(codes).toContain('preflight.keyword-row');
  });
});

async function stripOf(locale: string) {
  const job = await jobOf({ game: 'decrypto', locale });
  return { job, pages: await stripPages(job), content: contentOf('strip', job) };
}

/** What is found in the strip as it is printed: on one side. */
async function readStrip(job: Job, pages: readonly PdfPage[], content: Partial<Expectation>) {
  return preflight(pdfOf(job, pages, { duplex: 'Simplex' }), expected(job, content));
}

describe('the test strip', () => {
  test.each(['yue', 'fa', 'en'])('in %s has a hidden word at each of nine strengths', async locale => {
    const { job, pages, content } = await stripOf(locale);
    const report = await readStrip(job, pages, content);
    expect(faultsOf(report)).toEqual([]);
    expect(report.checks.find(({ name }) => name === 'test strip')?.count).toBe(9);
  });

  test('is not taken for good if a strength is wrong or missing', async () => {
    const { job, pages, content } = await stripOf('fa');
    const { strip } = content;
    if (strip === undefined) throw new Error('no strip is expected');
    const other = { strip: { ...strip, inks: strip.inks.with(3, '#804020') } };
    const found = faultsOf(await readStrip(job, pages, other));
    expect(found.map(({ check, code }) => [check, code])).toEqual([['test strip', 'preflight.keyword-ink']]);
    const [last] = pages[0].items
      .filter((item): item is Group => item.kind === 'group' && item.items.some(({ kind }) => kind === 'use'))
      .slice(-1);
    const less = onPage(pages, 1, items => items.filter(item => item !== last));
    expect(faultsOf(await readStrip(job, less, content))).toEqual([
      { check: 'test strip', page: 1, code: 'preflight.keyword-row', digit: strip.digits[8], count: 0 },
    ]);
  });
});

/** The shaped words of a card. */
function lines(pages: readonly PdfPage[], words: readonly string[]): readonly Text['line'][] {
  const texts = (items: readonly Item[]): Text[] =>
    items.flatMap(item => (isText(item) ? [item] : item.kind === 'group' ? texts(item.items) : []));
  const all = texts(pages[0].items);
  return words.map(word => (all.find(({ line }) => line.text === word) as Text).line);
}
