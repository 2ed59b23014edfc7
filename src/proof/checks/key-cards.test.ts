import { describe, expect, test } from 'vitest';
import type { PdfPage } from '../../render/index.js';
import { translate } from '../../scene/geometry/index.js';
import { type Group, group, type Item } from '../../scene/index.js';
import { expected, jobOf, keyPages, pdfOf } from '../deck.fixture.js';
import { faults, faultsOf } from '../faults.fixture.js';
import { preflight } from '../index.js';
import {
  isText,
  onCard,
  onCards,
  shifted,
  swapped,
  swappedCells,
  withCells,
  wrongCell,
} from '../mutations.fixture.js';

const shop = await jobOf({});
const first = { row: 1, column: 1 };
const otherCard = { check: 'ids', code: 'preflight.other-card' };
/** The counts of the card are not those of its kind. */
const unlawful = (prefix: string) =>
  expect.objectContaining({
    check: 'key cards',
    code: 'keys.proof-counts',
    id: expect.stringMatching(`^${prefix}-`),
  });
const twins = { check: 'key cards', code: 'keys.proof-twins' };

describe('preflight finds on key cards', () => {
  const pages = keyPages(shop, 5);

  test('a wrong cell', async () => {
    const found = await faults(
      shop,
      onCard(pages, 1, 0, items => wrongCell(items, 12)),
    );
    expect(found).toEqual([
      unlawful('C'),
      expect.objectContaining({ ...otherCard, ...first, page: 1, cell: 'C3', more: 0 }),
    ]);
  });

  test('two cells that have changed places, though all counts are right', async () => {
    expect(await faults(shop, onCard(pages, 1, 1, swappedCells))).toEqual([
      expect.objectContaining({ ...otherCard, cell: 'A1', more: 1 }),
    ]);
  });

  test('a cell whose sign is another role’s, and says which', async () => {
    const wrong = onCard(pages, 1, 0, items =>
      withCells(items, cells => {
        const own = cells[7];
        const other = cells.find(symbol => symbol !== own) as typeof own;
        return cells.with(7, { ...own, id: 'mixed', items: [own.items[0], other.items[1]] });
      }),
    );
    const [fault] = await faults(shop, wrong);
    const roles = { code: 'preflight.roles', values: { count: 1, roles: [{ code: 'names.role' }] } };
    expect(fault).toMatchObject({
      check: 'key cards',
      page: 1,
      ...first,
      code: 'preflight.unclear-cell',
      cell: 'C2',
      colour: roles,
      sign: roles,
    });
    expect(fault.colour).not.toEqual(fault.sign);
  });

  test('an empty cell, and one that is out of line', async () => {
    const dot: Item = { kind: 'circle', cx: 1, cy: 1, r: 0.1, fill: '#000000' };
    const nothing = { id: 'nothing', box: { x: 0, y: 0, width: 2, height: 2 }, items: [dot] };
    const empty = onCard(pages, 1, 0, items => withCells(items, cells => cells.with(24, nothing)));
    expect((await faults(shop, empty))[0]).toMatchObject({ code: 'preflight.empty-cell', cell: 'E5' });
    const bent = onCard(pages, 1, 0, items =>
      withCells(items, cells => {
        const own = cells[24];
        const box = { ...own.box, width: 20 };
        return cells.with(24, { ...own, id: 'aside', box, items: [group(translate(1, 0), own.items)] });
      }),
    );
    expect((await faults(shop, bent))[0]).toMatchObject({ code: 'preflight.no-grid', columns: 5, rows: 5 });
  });

  test('lamps of the other team', async () => {
    const rims = pages[0].items.flatMap(item => (item.kind === 'group' ? [item.items[0]] : []));
    const other = rims.find(
      rim => rim.kind === 'use' && rims[0].kind === 'use' && rim.symbol !== rims[0].symbol,
    );
    expect(other).toBeDefined();
    const found = await faults(
      shop,
      onCard(pages, 1, 0, items => items.with(0, other as Item)),
    );
    const team = expect.stringMatching(/^(red|blue)$/);
    expect(found[0]).toEqual(unlawful('C'));
    const start = found.find(({ code }) => code === 'preflight.other-start');
    expect(start).toMatchObject({ check: 'ids', ...first, found: team, expected: team });
    expect(start?.found).not.toBe(start?.expected);
  });

  test('the id of another card, and a card that is there twice', async () => {
    const texts = pages[0].items.flatMap(item => (item.kind === 'group' ? item.items.filter(isText) : []));
    const wrong = onCard(pages, 1, 0, items => items.map(item => (isText(item) ? texts[1] : item)));
    expect(await faults(shop, wrong)).toContainEqual(expect.objectContaining({ ...otherCard, ...first }));
    const same = onCards(pages, 1, cards => cards.with(1, { ...cards[1], items: cards[0].items }));
    expect(await faults(shop, same)).toEqual([expect.objectContaining({ ...twins, angle: 0 })]);
  });

  test('an id with an impossible character', async () => {
    const wrong = onCard(pages, 1, 0, items =>
      items.map(item => {
        if (!isText(item)) return item;
        const line = shop.setting.shaper.line('C-0000-0000-1', {
          fonts: shop.setting.textFonts,
          size: item.line.size,
          lang: 'en',
          direction: 'ltr',
        });
        return { ...item, line };
      }),
    );
    expect(await faults(shop, wrong)).toEqual([
      expect.objectContaining({
        check: 'ids',
        id: 'C-0000-0000-1',
        code: 'keys.id-check',
      }),
    ]);
  });

  test('a pattern that is off its cards, or ends before the bleed', async () => {
    const found = await faults(shop, shifted(pages, 2, 0, 1));
    expect(found.filter(({ distance }) => distance === 1)).toHaveLength(5);
    expect(await faults(shop, pages, { bleed: 4 })).toContainEqual(
      expect.objectContaining({ code: 'preflight.bleed', bleed: 4, side: 'left' }),
    );
  });

  test('a missing back', async () => {
    const blank = pages.with(1, { ...pages[1], items: pages[1].items.slice(1) });
    expect((await faults(shop, blank)).map(({ code }) => code)).toEqual(Array(5).fill('preflight.no-back'));
  });
});

describe('preflight finds on key cards with two faces', () => {
  const pages = keyPages(shop, 5, 'duet');
  const upsideDown = (items: readonly Item[]) => [group([-1, 0, 0, -1, 68, 56], items)];

  test('the back of another card', async () => {
    const found = await faults(
      shop,
      onCards(pages, 2, cards => swapped(cards, 0, 1)),
    );
    expect(found).toContainEqual(
      expect.objectContaining({
        check: 'front and back',
        page: 2,
        code: 'preflight.back-id',
        ids: [expect.stringMatching(/^D-/)],
      }),
    );
    expect(found).toContainEqual(expect.objectContaining(otherCard));
  });

  test('that all backs of a page belong to other fronts, and nothing of what they would be together', async () => {
    const two = keyPages(shop, 24, 'duet');
    const found = await faults(shop, [two[0], two[3], two[2], two[1]]);
    expect(found.map(({ code, page }) => [code, page])).toEqual([
      ['preflight.other-backs', 2],
      ['preflight.other-backs', 4],
    ]);
  });

  test.each([
    ['as it is', false, false],
    ['turned by half', true, false],
    ['with its faces swapped', false, true],
    ['turned and swapped', true, true],
  ])('a card that is there twice, once %s', async (_, turn, swap) => {
    const [front, back] = pages.map(page => (page.items[0] as Group).items);
    const drawn = (items: readonly Item[]) => (turn ? upsideDown(items) : items);
    const copy = (all: readonly PdfPage[], number: number, items: readonly Item[]) =>
      onCard(all, number, 1, () => drawn(items));
    // Faces are read upright, whichever way they lie; swapped, the same cells run backwards.
    const [one, other] = swap ? [back, front] : [front, back];
    expect(await faults(shop, copy(copy(pages, 1, one), 2, other))).toEqual([
      expect.objectContaining({
        ...twins,
        ...(swap ? { angle: 180, swapped: 'yes' } : { angle: 0, swapped: 'no' }),
      }),
    ]);
  });

  test('a card of which only the back is turned by half', async () => {
    expect(await faults(shop, onCard(pages, 2, 0, upsideDown))).toContainEqual(
      expect.objectContaining({ check: 'front and back', ...first, code: 'preflight.back-upside-down' }),
    );
  });

  test('a back that has the right id over another card’s cells', async () => {
    const forged = onCards(pages, 2, cards =>
      cards.with(0, {
        ...cards[0],
        items: [...cards[1].items.filter(item => !isText(item)), ...cards[0].items.filter(isText)],
      }),
    );
    expect(await faults(shop, forged)).toContainEqual(expect.objectContaining({ ...otherCard, ...first }));
  });

  test('two cells of the front that have changed places, though each face has nine green ones', async () => {
    expect(await faults(shop, onCard(pages, 1, 0, swappedCells))).toContainEqual(
      expect.objectContaining(otherCard),
    );
  });

  test.each([
    ['front', 1, 'D1'],
    ['back', 2, 'B5'],
  ])('a wrong cell on the %s', async (_, page, cell) => {
    const found = await faults(
      shop,
      onCard(pages, page, 0, items => wrongCell(items, 3)),
    );
    expect(found).toContainEqual(unlawful('D'));
    expect(found).toContainEqual(expect.objectContaining({ ...otherCard, cell }));
  });

  test('the other flip', async () => {
    const report = await preflight(pdfOf(shop, pages, { duplex: 'DuplexFlipShortEdge' }), expected(shop));
    const checks = faultsOf(report).map(({ check }) => check);
    expect(checks).toContain('front and back');
    expect(checks).toContain('flip');
  });
});
