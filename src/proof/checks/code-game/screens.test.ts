import { describe, expect, test } from 'vitest';
import type { PdfPage } from '../../../render/index.js';
import { translate } from '../../../scene/geometry/index.js';
import { type Group, group, type Item, type Line, type RectItem } from '../../../scene/index.js';
import { contentOf, expected, jobOf, pdfOf, screenPages } from '../../deck.fixture.js';
import { faults, faultsOf } from '../../faults.fixture.js';
import { preflight } from '../../index.js';
import { isText, onCard } from '../../mutations.fixture.js';

const LOCALES = ['yue', 'zh-Hans', 'zh-Hant-TW', 'fa', 'en'];
/** Larger than `universal`, the smallest paper, which is tried in each language. */
const LARGER = ['Letter', 'A3', 'Legal', 'Tabloid'];

describe.each(LOCALES)('the screens in %s', locale => {
  test.each([
    'universal',
    'A4',
    LARGER[LOCALES.indexOf(locale) % LARGER.length],
  ])('on %s show the words in their windows', async paper => {
    const shop = await jobOf({ game: 'decrypto', locale, paper });
    const report = await preflight(
      pdfOf(shop, screenPages(shop), { duplex: 'Simplex' }),
      expected(shop, contentOf('screens', shop)),
    );
    expect(faultsOf(report)).toEqual([]);
    expect(report.checks.find(({ name }) => name === 'screens')?.count).toBe(2);
  });
});

describe.each(['en', 'fa'])('preflight finds on the screens in %s', async locale => {
  const shop = await jobOf({ game: 'decrypto', locale, flip: 'none' });
  const pages = screenPages(shop);
  const found = (changed: readonly PdfPage[]) => faults(shop, changed, contentOf('screens', shop));
  /** The first page, with what is on its template changed. */
  const changed = (change: (items: readonly Item[]) => readonly Item[]) => onCard(pages, 1, 0, change);
  const template = (pages[0].items[0] as Group).items;
  const windows = template.filter(
    (item): item is RectItem => item.kind === 'rect' && item.width > 50 && item.height < 15,
  );
  const folds = template.filter((item): item is Line => item.kind === 'line' && item.dash !== undefined);
  const swap = (a: Item, b: Item) => changed(items => items.map(item => (item === a ? b : item)));
  const fault = { check: 'screens', page: 1 };

  test('nothing where nothing is wrong', async () => {
    expect([windows.length, folds.length]).toEqual([4, 5]);
    expect(await found(pages)).toEqual([]);
  });

  test('a window that is moved to the side, up, or onto another word', async () => {
    const [first] = windows;
    for (const [dx, dy] of [
      [1.5, 0],
      [-1.5, 0],
      [0, 1],
      [0, -1],
    ])
      expect(await found(swap(first, { ...first, x: first.x + dx, y: first.y + dy }))).toEqual([
        { ...fault, code: 'preflight.screen-window', number: 1 },
      ]);
    const low = swap(first, { ...first, y: first.y - 4, height: first.height + 4 });
    expect(await found(low)).toContainEqual({ ...fault, code: 'preflight.screen-other-word', number: 1 });
  });

  test('a window that is not there', async () => {
    expect(await found(changed(items => items.filter(item => item !== windows[2])))).toEqual([
      { ...fault, code: 'preflight.screen-windows', found: 3, expected: 4 },
    ]);
  });

  test('numbers that have changed places, and one that is lost', async () => {
    const numberOf = (pocket: Group, i: number) => pocket.items.filter(isText)[i];
    const onPocket = (change: (pocket: Group) => readonly Item[]) =>
      changed(items =>
        items.map(item =>
          item.kind === 'group' && item.matrix[0] === -1 ? { ...item, items: change(item) } : item,
        ),
      );
    const swapped = onPocket(pocket => {
      const [a, b] = [numberOf(pocket, 0), numberOf(pocket, 1)];
      return pocket.items.map(item =>
        item === a ? { ...a, line: b.line } : item === b ? { ...b, line: a.line } : item,
      );
    });
    expect((await found(swapped)).map(({ code }) => code)).toEqual([
      'preflight.screen-number',
      'preflight.screen-number',
    ]);
    const lost = onPocket(pocket => pocket.items.filter(item => item !== numberOf(pocket, 3)));
    expect(await found(lost)).toMatchObject([{ code: 'preflight.screen-number', number: 'none' }]);
  });

  test('a valley fold that is drawn as a mountain fold', async () => {
    const [mountain, valley] = [folds[0], folds.at(-1) as Line];
    const { dash } = mountain;
    expect(valley.dash).not.toEqual(dash);
    if (dash === undefined) throw new Error('a fold is dashed');
    expect(await found(swap(valley, { ...valley, dash }))).toEqual([
      { ...fault, code: 'preflight.screen-fold', name: 'ears' },
    ]);
  });

  test('a fold that is lost, and a pocket that is too narrow for the card', async () => {
    expect(await found(changed(items => items.filter(item => item !== folds[1])))).toMatchObject([
      { ...fault, code: 'preflight.no-screen' },
      { check: 'screens', code: 'preflight.screens', team: 'red', found: 0 },
    ]);
    const [left, right] = folds.slice(-2);
    const narrow = changed(items =>
      items.map(item =>
        item === left || item === right ? group(translate(item === left ? 3 : -3, 0), [item]) : item,
      ),
    );
    expect(await found(narrow)).toContainEqual(
      expect.objectContaining({ ...fault, code: 'preflight.screen-pocket', card: 96 }),
    );
  });

  test('two screens for one team', async () => {
    expect(await found(pages.with(1, pages[0]))).toEqual([
      { check: 'screens', code: 'preflight.screens', team: 'red', found: 2, expected: 1 },
      { check: 'screens', code: 'preflight.screens', team: 'blue', found: 0, expected: 1 },
    ]);
  });
});
