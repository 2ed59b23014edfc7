import { describe, expect, test } from 'vitest';
import type { PdfPage } from '../../render/index.js';
import { translate } from '../../scene/geometry/index.js';
import { group, type Item } from '../../scene/index.js';
import { pdfOf } from '../deck.fixture.js';
import { loadEye } from './eye.fixture.js';
import { first, found, gone, isText, laid, moved, patient, scaled, withText } from './look.fixture.js';
import { type ExpectedPage, look } from './svg-look.fixture.js';

const eye = await loadEye();
const words = await laid({ locale: 'yue', only: ['words'] }, 'words');
const [front] = words.pages;
const bigWord = (front.items.find(item => item.kind === 'group') as { items: readonly Item[] }).items
  .filter(isText())
  .toSorted((a, b) => b.line.size - a.line.size)[0].line.text;

/** `npm run test:looks` tries many more ways to be wrong, on every part. */
describe('a page that is looked at', () => {
  test('is right where nothing is wrong', async () => {
    const { job, pages, expected } = words;
    const check = await look(pdfOf(job, pages.slice(0, 2)), 'deck.pdf', expected.slice(0, 2), eye);
    expect(check).toEqual({ name: 'looks', count: 2, problems: [] });
  });

  test('is right where a line is as wide as its column, its letters set apart', async () => {
    const rules = await laid({ locale: 'yue' }, 'rules');
    const check = await look(pdfOf(rules.job, rules.pages), 'deck.pdf', rules.expected, eye);
    expect(check).toEqual({ name: 'looks', count: 1, problems: [] });
  });

  test('is right where a word leans, as on a stamp', async () => {
    const screens = await laid({ game: 'decrypto', locale: 'zh-Hans' }, 'screens');
    const check = await look(pdfOf(screens.job, screens.pages), 'deck.pdf', screens.expected, eye);
    expect(check.problems).toEqual([]);
  });

  test('shows how another program has scaled or moved it', async () => {
    const { small, hardly, aside } = await found(words, 1, {
      small: scaled(front, 0.97),
      hardly: scaled(front, 0.999),
      aside: items => [group(translate(0.2, -0.3), items)],
    });
    expect(small).toEqual([
      { code: 'scaled', across: expect.closeTo(97, 0.5), down: expect.closeTo(97, 0.5) },
    ]);
    expect(hardly).toEqual([
      { code: 'scaled', across: expect.closeTo(99.9, 1), down: expect.closeTo(99.9, 1) },
    ]);
    expect(aside).toEqual([{ code: 'shifted', x: 0.2, sideways: 'right', y: 0.3, upDown: 'up' }]);
  });

  test('is not of another size, nor lies on its side', async () => {
    const { width, height } = front.size;
    for (const size of [
      { width: 215.9, height: 279.4 },
      { width: height, height: width },
    ]) {
      const bytes = pdfOf(words.job, [{ ...front, size }]);
      const check = await look(bytes, 'deck.pdf', words.expected.slice(0, 1), patient);
      expect(check.problems).toMatchObject([
        { code: 'preflight.look-size', mark: { page: 1 }, values: { found: { values: size } } },
      ]);
    }
  });

  test('shows every word that can not be read', async () => {
    const big = isText(bigWord);
    const ways = await found(words, 1, {
      gone: first(big, gone),
      white: first(
        big,
        withText(text => ({ ...text, fill: '#ffffff' })),
      ),
      stretched: first(
        big,
        withText(text => group([1.3, 0, 0, 1, -0.3 * text.x, 0], [text])),
      ),
      moved: first(big, moved(0, 0.6)),
      turned: first(
        big,
        withText(text => group([-1, 0, 0, -1, 2 * text.x + text.line.width, 2 * text.y], [text])),
      ),
      covered: items => [...items, { kind: 'rect', ...words.expected[0].cards[0].box, fill: '#ffffff' }],
    });
    const [{ id }] = words.expected[0].cards;
    expect(ways).toEqual(
      Object.fromEntries(Object.keys(ways).map(name => [name, [{ code: 'card', card: id }]])),
    );
  });

  test('shows glyphs that have changed places behind their text', async () => {
    const swap = withText(text => {
      const [run, ...rest] = text.line.runs;
      const [a, b, ...others] = run.glyphs;
      const glyphs = [{ ...a, parts: b.parts }, { ...b, parts: a.parts }, ...others];
      return { ...text, line: { ...text.line, runs: [{ ...run, glyphs }, ...rest] } };
    });
    const { swapped } = await found(words, 1, { swapped: first(isText(bigWord), swap) });
    expect(swapped).toMatchObject([{ code: 'card' }]);
  });

  test('shows what is missing beside the cards, and a page that is covered', async () => {
    const ways = await found(words, 1, {
      head: items => items.filter(item => !isText()(item)),
      marks: items => items.filter(item => item.kind !== 'use' || !item.symbol.id.startsWith('marks')),
      ruler: items => items.filter(item => item.kind !== 'use' || item.symbol.id !== 'ruler'),
      white: items => [...items, { kind: 'rect', x: 0, y: 0, ...front.size, fill: '#ffffff' }],
      multiplied: items => [{ kind: 'rect', x: 0, y: 0, ...front.size, fill: '#f4e9d2' }, ...items],
    });
    for (const [way, faults] of Object.entries(ways)) expect(faults, way).not.toEqual([]);
  });

  test('with photographs shows what is wrong with its text', async () => {
    const { job, expected } = words;
    const page = { ...front, items: first(isText(bigWord), gone)(front.items) };
    const { svg: _, ...photographs } = expected[0];
    const check = await look(pdfOf(job, [page]), 'deck.pdf', [photographs], patient);
    expect(check.problems).toMatchObject([
      { code: 'preflight.look-card', values: { card: expected[0].cards[0].id } },
    ]);
  });

  test('shows a moon that is gone from a card', async () => {
    const without = await laid({ locale: 'yue', only: ['words'], mark: false }, 'words');
    const { job, pages } = without;
    const check = await look(pdfOf(job, pages.slice(0, 2)), 'deck.pdf', words.expected.slice(0, 2), patient);
    expect(check.problems.length).toBeGreaterThan(0);
    for (const { code } of check.problems) expect(code).toBe('preflight.look-card');
  });

  test('must be there, and must not be one too many', async () => {
    const { job, pages, expected } = words;
    const codes = async (printed: readonly PdfPage[], wanted: readonly ExpectedPage[]) =>
      (await look(pdfOf(job, printed), 'deck.pdf', wanted, patient)).problems.map(({ code }) => code);
    expect(await codes(pages.slice(0, 1), expected.slice(0, 2))).toEqual(['preflight.look-pages']);
    expect(await codes(pages.slice(0, 2), expected.slice(0, 1))).toEqual(['preflight.look-pages']);
    expect(await codes(pages.slice(2, 3), expected.slice(0, 1))).not.toEqual([]);
  });
});
