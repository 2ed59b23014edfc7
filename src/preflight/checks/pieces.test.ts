import { describe, expect, test } from 'vitest';
import { contentOf } from '../../pipeline/verify.js';
import { formatProblem } from '../../problem.js';
import type { PdfPage } from '../../render/pdf.js';
import type { Group, Item } from '../../scene/index.js';
import { agentPages, expected, pdfOf, tokenPages, WORDS, wordPages, workshop } from '../deck.fixture.js';
import { type Expectation, preflight } from '../index.js';

type Shop = Awaited<ReturnType<typeof workshop>>;

async function faults(shop: Shop, pages: readonly PdfPage[], more: Partial<Expectation>): Promise<string[]> {
  const { checks } = await preflight(pdfOf(shop, pages), expected(shop, more));
  return checks.flatMap(check => check.problems.map(problem => `[${check.name}] ${formatProblem(problem)}`));
}

function onPage(pages: readonly PdfPage[], number: number, change: (cards: readonly Group[]) => Item[]) {
  return pages.map((page, i): PdfPage => {
    if (i !== number - 1) return page;
    const cards = page.items.filter((item): item is Group => item.kind === 'group');
    return { ...page, items: [...change(cards), ...page.items.slice(cards.length)] };
  });
}

/** What is drawn on one card comes to lie on another, and the other way round. */
function swapped(cards: readonly Group[], a: number, b: number): Item[] {
  return cards.map((card, i) =>
    i === a || i === b ? { ...card, items: cards[i === a ? b : a].items } : card,
  );
}

const duet = await workshop({ game: 'duet', locale: 'yue' });

describe.each(['long-edge', 'short-edge', 'none'] as const)('the tokens, flip %s', flip => {
  test.each([
    ['yue', 'A4'],
    ['fa', 'Letter'],
  ])('of %s on %s are eleven, each with its own back, two of them blue', async (locale, paper) => {
    const shop = await workshop({ game: 'duet', locale, paper, flip });
    const bytes = pdfOf(shop, tokenPages(shop));
    const report = await preflight(bytes, expected(shop, contentOf('tokens', shop.stock)));
    expect(report.checks.flatMap(check => check.problems)).toEqual([]);
    const counts = Object.fromEntries(report.checks.map(({ name, count }) => [name, count]));
    expect([counts['faces meet'], counts.pieces]).toEqual([11, 11]);
  });
});

describe('preflight finds on tokens', () => {
  const pages = tokenPages(duet);
  const content = contentOf('tokens', duet.stock);
  const found = (changed: readonly PdfPage[]) => faults(duet, changed, content);

  test('the back of another token', async () => {
    const told = await found(onPage(pages, 2, cards => swapped(cards, 0, 1)));
    expect(told).toEqual([
      expect.stringMatching(
        /^\[faces meet\] .*page 2: .*row 1, column 1: Its faces have the numbers "1" and "2"\./,
      ),
      expect.stringMatching(
        /^\[faces meet\] .*page 2: .*row 1, column 2: Its faces have the numbers "2" and "1"\./,
      ),
    ]);
  });

  test('a blue back behind a plain front', async () => {
    const told = await found(onPage(pages, 2, cards => swapped(cards, 1, 10)));
    expect(told.filter(fault => fault.includes('Its two faces differ in colour.'))).toHaveLength(2);
  });

  test('two arrows on one token', async () => {
    const fronts = pages[0].items as readonly Group[];
    const told = await found(
      onPage(pages, 2, cards => cards.with(0, { ...cards[0], items: fronts[0].items })),
    );
    expect(told.join('\n')).toContain('Both of its faces show the arrow.');
  });

  test('backs that are shifted by half a millimetre', async () => {
    const told = await found(
      onPage(pages, 2, cards => [{ kind: 'group', matrix: [1, 0, 0, 1, 0.5, 0], items: cards }]),
    );
    expect(told.filter(fault => fault.includes('Its back lies 0.5 mm off its front.'))).toHaveLength(11);
  });

  test('a token that is missing, and a blue one too many', async () => {
    const printed = (change: (numbers: number[]) => number[]) => {
      const keep = change([...Array(11).keys()]);
      return [1, 2].reduce(
        (all, page) =>
          onPage(all, page, cards => cards.map((card, i) => ({ ...card, items: cards[keep[i]].items }))),
        pages,
      );
    };
    const told = await found(printed(numbers => numbers.with(8, 9)));
    expect(told).toEqual([
      expect.stringContaining('[pieces] deck.pdf: 8 tokens are "sand", and the box has 9.'),
      expect.stringContaining('[pieces] deck.pdf: 3 tokens are "blue", and the box has 2.'),
      expect.stringContaining('[pieces] deck.pdf: Two tokens have the same number.'),
    ]);
  });

  test('no fault where a theme gives both sets the same colours', async () => {
    const colours = { ...duet.stock.theme.colours };
    const theme = {
      ...duet.stock.theme,
      colours: { ...colours, bystanderTint: '#ffffff', blueTint: '#ffffff' },
    };
    const white = { ...duet, stock: { ...duet.stock, theme }, setting: { ...duet.setting, theme } };
    expect(await faults(white, tokenPages(white), contentOf('tokens', white.stock))).toEqual([]);
    const grey = { ...theme, colours: { ...theme.colours, bystanderDark: '#777777', blue: '#777777' } };
    const alike = {
      ...duet,
      stock: { ...duet.stock, theme: grey },
      setting: { ...duet.setting, theme: grey },
    };
    expect(await faults(alike, tokenPages(alike), contentOf('tokens', alike.stock))).toEqual([]);
  });

  test('the other flip', async () => {
    const { checks } = await preflight(
      pdfOf(duet, pages, { duplex: 'DuplexFlipShortEdge' }),
      expected(duet, content),
    );
    const told = checks.flatMap(({ problems }) => problems.map(({ message }) => message));
    expect(told).toContain('No front meets its own back at this flip, and each would at the other.');
  });
});

describe.each([
  ['codenames', 25],
  ['duet', 16],
])('the agents of %s', (game, count) => {
  test('are %i, each told by its colour and its sign', async () => {
    for (const locale of ['yue', 'fa', 'en']) {
      const shop = await workshop({ game, locale });
      const content = contentOf('agents', shop.stock);
      const report = await preflight(pdfOf(shop, agentPages(shop)), expected(shop, content));
      expect(report.checks.flatMap(check => check.problems)).toEqual([]);
      expect(report.checks.find(({ name }) => name === 'pieces')?.count).toBe(count);
    }
  });

  test('are not those of another box', async () => {
    const shop = await workshop({ game });
    const other = await workshop({ game: game === 'duet' ? 'codenames' : 'duet' });
    const told = await faults(shop, agentPages(shop), contentOf('agents', other.stock));
    expect(told.join('\n')).toMatch(/agents are "(green|red)", and the box has (15|8)\./);
  });
});

describe('preflight finds on the agents of the game for two', () => {
  test('a second assassin in the place of a green agent', async () => {
    const pages = onPage(agentPages(duet), 1, cards =>
      cards.map((card, i) => (i === 3 ? { ...card, items: cards[15].items } : card)),
    );
    expect(await faults(duet, pages, contentOf('agents', duet.stock))).toEqual([
      expect.stringContaining('[pieces] deck.pdf: 14 agents are "green", and the box has 15.'),
      expect.stringContaining('[pieces] deck.pdf: 2 agents are "assassin", and the box has 1.'),
    ]);
  });

  test('an agent with another one’s sign', async () => {
    const isSign = (item: Item) => item.kind === 'group' && item.items.every(({ kind }) => kind !== 'text');
    const pages = onPage(agentPages(duet), 1, cards => {
      const sign = cards[15].items.find(isSign) as Item;
      return cards.with(0, { ...cards[0], items: cards[0].items.map(item => (isSign(item) ? sign : item)) });
    });
    const told = await faults(duet, pages, contentOf('agents', duet.stock));
    expect(told[0]).toMatch(/^\[pieces\] .*row 1, column 1: Its colour and its sign are of no agent\./);
  });
});

describe('preflight tells the words of two games apart', () => {
  const words = WORDS.yue;
  const pages = wordPages(duet, words);

  test('by two dots on each face', async () => {
    expect(await faults(duet, pages, contentOf('words', duet.stock, { words }))).toEqual([]);
  });

  test('and finds words without dots in a deck that has them, and the other way round', async () => {
    const plain = await workshop({});
    const without = await faults(plain, wordPages(plain, words), contentOf('words', duet.stock, { words }));
    expect(
      without.filter(fault => fault.includes('has 0 of the 2 dots that words of this box have.')),
    ).toHaveLength(words.length);
    const withDots = await faults(duet, pages, contentOf('words', plain.stock, { words }));
    expect(withDots.filter(fault => fault.includes('has 2 of the 0 dots'))).toHaveLength(words.length);
  });

  test('and finds a single face that has lost a dot', async () => {
    const pages = onPage(wordPages(duet, words), 1, cards =>
      cards.with(0, { ...cards[0], items: withoutDot(cards[0]) }),
    );
    expect(await faults(duet, pages, contentOf('words', duet.stock, { words }))).toEqual([
      expect.stringMatching(/^\[words\] .*page 1: .*row 1, column 1: "雪櫃" has 1 of the 2 dots/),
    ]);
  });
});

function withoutDot({ items }: Group): readonly Item[] {
  const at = items.findLastIndex(item => item.kind === 'circle');
  return items.filter((_, i) => i !== at);
}
