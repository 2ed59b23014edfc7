import { describe, expect, test } from 'vitest';
import type { PdfPage } from '../../../render/index.js';
import type { Item, Line, Text, Use } from '../../../scene/index.js';
import { contentOf, expected, jobOf, notePages, pdfOf } from '../../deck.fixture.js';
import { faults, faultsOf } from '../../faults.fixture.js';
import { preflight } from '../../index.js';

/** What the note sheets of a job ask for, as its manifest would say. */
function contentFor(shop: Awaited<ReturnType<typeof jobOf>>, pages: number) {
  const sheets = shop.recipe.flip === 'none' ? pages : pages / 2;
  return contentOf('notes', shop, { pages, sheets });
}

describe.each(['long-edge', 'short-edge', 'none'] as const)('the note sheets, flip %s', flip => {
  test.each([
    ['yue', 'A4', 3],
    ['fa', 'Letter', 1],
    ['en', 'universal', 2],
  ])('in %s on %s are as many as you ask for, with a side for each team', async (locale, paper, notes) => {
    const shop = await jobOf({ game: 'decrypto', locale, paper, flip, notes });
    const pages = notePages(shop);
    expect(pages).toHaveLength(2 * notes);
    const duplex = {
      'long-edge': 'DuplexFlipLongEdge',
      'short-edge': 'DuplexFlipShortEdge',
      none: 'Simplex',
    } as const;
    const bytes = pdfOf(shop, pages, { duplex: duplex[flip] });
    const report = await preflight(bytes, expected(shop, contentFor(shop, pages.length)));
    expect(faultsOf(report)).toEqual([]);
    expect(report.checks.find(({ name }) => name === 'notes')?.count).toBe(2 * notes);
  });

  test('are let pass where no manifest says what they are', async () => {
    const shop = await jobOf({ game: 'decrypto', flip });
    const { paper: _, flip: __, ...unknown } = expected(shop);
    expect(faultsOf(await preflight(pdfOf(shop, notePages(shop)), unknown))).toEqual([]);
  });
});

describe.each(['en', 'fa'])('preflight finds on the note sheets in %s', async locale => {
  const shop = await jobOf({ game: 'decrypto', locale, notes: 2 });
  const pages = notePages(shop);
  const found = (changed: readonly PdfPage[]) => faults(shop, changed, contentFor(shop, 4));
  /** The first page with what is on it changed. */
  const changed = (change: (items: readonly Item[]) => readonly Item[]) => {
    const [drawn, ...rest] = pages[0].items as readonly [Use, ...Item[]];
    const symbol = { ...drawn.symbol, id: 'changed', items: change(drawn.symbol.items) };
    return pages.with(0, { ...pages[0], items: [{ ...drawn, symbol }, ...rest] });
  };
  const isNumber = (item: Item): item is Text => item.kind === 'text' && /^\p{Nd}$/u.test(item.line.text);

  test('a missing sheet', async () => {
    expect(await found(pages.slice(0, 2))).toEqual([
      { check: 'notes', code: 'preflight.notes', team: 'red', found: 1, expected: 2 },
      { check: 'notes', code: 'preflight.notes', team: 'blue', found: 1, expected: 2 },
    ]);
  });

  test('a sheet with one team on both sides', async () => {
    expect(await found(pages.with(1, pages[0]))).toEqual([
      { check: 'notes', page: 2, code: 'preflight.notes-side', team: 'red', meant: 'blue' },
      { check: 'notes', code: 'preflight.notes', team: 'red', found: 3, expected: 2 },
      { check: 'notes', code: 'preflight.notes', team: 'blue', found: 1, expected: 2 },
    ]);
  });

  test('two rounds that have changed places', async () => {
    const told = await found(
      changed(items => {
        const [a, b] = items.filter(isNumber);
        return items.map(item =>
          item === a ? { ...a, line: b.line } : item === b ? { ...b, line: a.line } : item,
        );
      }),
    );
    expect(told).toMatchObject([{ page: 1, code: 'preflight.notes-numbers', what: 'rounds' }]);
  });

  test('keywords in the order of the other direction of reading', async () => {
    const told = await found(
      changed(items => {
        const boxes = items.filter(item => item.kind === 'group').slice(-4);
        const moved = new Map<Item, Item>(
          boxes.map((box, i) => [box, { ...box, matrix: boxes[3 - i].matrix }]),
        );
        return items.map(item => moved.get(item) ?? item);
      }),
    );
    expect(told).toMatchObject([{ page: 1, code: 'preflight.notes-numbers', what: 'keywords' }]);
  });

  test('a lost line, and lines that are too low', async () => {
    const isRule = (item: Item): item is Line => item.kind === 'line' && item.y1 === item.y2;
    const rules = pages[0].items.flatMap(item =>
      item.kind === 'use' ? item.symbol.items.filter(isRule) : [],
    );
    const [first, second] = rules.slice(-24);
    expect(await found(changed(items => items.filter(item => item !== first)))).toContainEqual(
      expect.objectContaining({ page: 1, code: 'preflight.notes-lines', found: 59, expected: 60 }),
    );
    const low = changed(items =>
      items.map(item => (item === second ? { ...second, y1: second.y1 + 4, y2: second.y2 + 4 } : item)),
    );
    expect(await found(low)).toMatchObject([{ page: 1, code: 'preflight.notes-height', least: 8 }]);
  });
});
