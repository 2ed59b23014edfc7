import { describe, expect, test } from 'vitest';
import type { RecipeInput } from '../../data/index.js';
import { missedMutants } from '../../proof/claims/mutants.fixture.js';
import { contentOf, expected, jobOf, notePages, pdfOf, withMeasures } from '../../proof/deck.fixture.js';
import { faults, faultsOf } from '../../proof/faults.fixture.js';
import { preflight } from '../../proof/index.js';
import type { PdfPage } from '../../render/index.js';
import type { Item, Line, Text, Use } from '../../scene/index.js';
import { faultsIn, madeParts } from '../made.fixture.js';
import { notesMeasures } from './measures.js';

describe.each([
  ['en', 'ltr'],
  ['fa', 'rtl'],
] as const)('note sheets of %s', (locale, direction) => {
  const made = async (recipe: RecipeInput) =>
    (await madeParts({ game: 'decrypto', only: ['notes'], locale, ...recipe })).notes;

  test.each<RecipeInput>([
    { paper: 'A4', flip: 'long-edge', notes: 13 },
    { paper: 'Letter', flip: 'short-edge' },
    { paper: 'universal', flip: 'none', notes: 2 },
    { manualDuplex: 'first-on-top', notes: 3 },
    { manualDuplex: 'last-on-top', notes: 2 },
  ])('are as they are claimed, a side for each team: %o', async recipe => {
    const { bytes, expectation } = await made(recipe);
    expect(await faultsIn({ bytes, expectation })).toEqual([]);
    expect(expectation.faces?.filter(({ counts }) => counts === 'notes')).toHaveLength(
      2 * (recipe.notes ?? 4),
    );
  });

  test('are not, whatever is spoilt on a side', async () => {
    const { bytes, expectation } = await made({ notes: 1 });
    const { count, missed } = await missedMutants(
      bytes,
      (expectation.faces ?? []).slice(0, 1),
      direction,
      1,
      3,
    );
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(200);
  });
});

test.each([
  'long-edge',
  'none',
] as const)('note sheets, flip %s, are let pass where no manifest says what they are', async flip => {
  const job = await jobOf({ game: 'decrypto', flip });
  const { paper: _, flip: __, ...unknown } = expected(job);
  expect(faultsOf(await preflight(pdfOf(job, notePages(job)), unknown))).toEqual([]);
});

test('figures of any size are told apart by their places', async () => {
  const job = await jobOf({ game: 'decrypto', locale: 'en', notes: 1 });
  for (const [rounds, boxes] of [
    [24, 15],
    [60, 15],
    [12, 7.5],
    [12, 40],
  ]) {
    const own = job.templates.measures(notesMeasures);
    const notes = {
      ...own,
      rounds: { ...own.rounds, numberPt: rounds },
      boxes: { ...own.boxes, numberPt: boxes },
    };
    const large = { ...job, templates: withMeasures(job.templates, notesMeasures.name, notes) };
    const content = contentOf('notes', large, { pages: 2, sheets: 1 });
    expect(await faults(large, notePages(large), content)).toEqual([]);
  }
});

describe.each(['en', 'fa'])('what is found on the note sheets of %s', async locale => {
  const job = await jobOf({ game: 'decrypto', locale, notes: 2 });
  const pages = notePages(job);
  const content = contentOf('notes', job, { pages: 4, sheets: 2 });
  const found = async (changed: readonly PdfPage[]) =>
    (await faults(job, changed, content)).map(({ page, slot, code }) => `${page} ${slot} ${code}`);
  /** The first page with what is on it changed. */
  const changed = (change: (items: readonly Item[]) => readonly Item[]) => {
    const [drawn, ...rest] = pages[0].items as readonly [Use, ...Item[]];
    const symbol = { ...drawn.symbol, id: 'changed', items: change(drawn.symbol.items) };
    return pages.with(0, { ...pages[0], items: [{ ...drawn, symbol }, ...rest] });
  };
  const isNumber = (item: Item): item is Text => item.kind === 'text' && /^\p{Nd}$/u.test(item.line.text);

  test('a missing sheet', async () => {
    expect(await found(pages.slice(0, 2))).toEqual(['undefined undefined preflight.page-count']);
  });

  test('a sheet with one team on both sides', async () => {
    expect(await found(pages.with(1, pages[0]))).toContain('2 title preflight.other-text');
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
    expect(told).toContain('1 rounds.number preflight.text-moved');
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
    expect(told).toContain('1 boxes.number preflight.text-moved');
  });

  test('a lost line, and lines that are too low', async () => {
    const isRule = (item: Item): item is Line => item.kind === 'line' && item.y1 === item.y2;
    const rules = pages[0].items.flatMap(item =>
      item.kind === 'use' ? item.symbol.items.filter(isRule) : [],
    );
    const [first, second] = rules.slice(-24);
    expect(await found(changed(items => items.filter(item => item !== first)))).toContain(
      '1 rounds.line preflight.no-shape',
    );
    const low = changed(items =>
      items.map(item => (item === second ? { ...second, y1: second.y1 + 4, y2: second.y2 + 4 } : item)),
    );
    expect(await found(low)).toContain('1 rounds.line preflight.shape-moved');
  });
});
