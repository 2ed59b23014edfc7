import { describe, expect, test } from 'vitest';
import type { PdfPage } from '../../render/index.js';
import type { Group } from '../../scene/index.js';
import { contentOf, expected, jobOf, pdfOf, tokenPages } from '../deck.fixture.js';
import { faults, faultsOf } from '../faults.fixture.js';
import { preflight } from '../index.js';
import { onCards, shifted, swapped } from '../mutations.fixture.js';

const duet = await jobOf({ game: 'duet', locale: 'yue' });

describe.each(['long-edge', 'short-edge', 'none'] as const)('the tokens, flip %s', flip => {
  test.each([
    ['yue', 'A4'],
    ['fa', 'Letter'],
  ])('of %s on %s are eleven, each with its own back', async (locale, paper) => {
    const shop = await jobOf({ game: 'duet', locale, paper, flip });
    const bytes = pdfOf(shop, tokenPages(shop));
    const report = await preflight(bytes, expected(shop, contentOf('tokens', shop)));
    expect(faultsOf(report)).toEqual([]);
    const counts = Object.fromEntries(report.checks.map(({ name, count }) => [name, count]));
    expect([counts['front and back'], counts.tokens]).toEqual([11, 11]);
  });
});

describe.each(['long-edge', 'short-edge', 'none'] as const)('the tokens of the code game, flip %s', flip => {
  test.each([
    ['en', 'A4'],
    ['fa', 'Letter'],
  ])('in %s on %s are eight, the same on both sides', async (locale, paper) => {
    const shop = await jobOf({ game: 'decrypto', locale, paper, flip });
    const report = await preflight(pdfOf(shop, tokenPages(shop)), expected(shop, contentOf('tokens', shop)));
    expect(faultsOf(report)).toEqual([]);
    const counts = Object.fromEntries(report.checks.map(({ name, count }) => [name, count]));
    expect([counts['front and back'], counts.tokens]).toEqual([8, 8]);
  });
});

describe('preflight finds on the tokens of the code game', async () => {
  const shop = await jobOf({ game: 'decrypto', locale: 'zh-Hans' });
  const pages = tokenPages(shop);
  const found = (changed: readonly PdfPage[]) => faults(shop, changed, contentOf('tokens', shop));
  const fault = { check: 'tokens', code: 'preflight.tokens' };
  /** Both sides of the first token with what is on those of another. */
  const copied = (from: number, change = (items: Group['items']) => items) =>
    [1, 2].reduce(
      (all, page) => {
        return onCards(all, page, cards => cards.with(0, { ...cards[0], items: change(cards[from].items) }));
      },
      pages as readonly PdfPage[],
    );

  test('a white token short, and a black one too many', async () => {
    expect(await found(copied(7))).toEqual([
      { ...fault, names: ['white'], found: 3, expected: 4 },
      { ...fault, names: ['black'], found: 5, expected: 4 },
    ]);
  });

  test('a set short', async () => {
    const short = [1, 2].reduce((all, page) => onCards(all, page, cards => cards.slice(0, 4)), pages);
    expect(await found(short)).toContainEqual({ ...fault, names: ['black'], found: 0, expected: 4 });
  });

  test('the sign of the one in the colours of the other', async () => {
    const white = pages[0].items[0] as Group;
    const swappedSign = copied(7, items =>
      items.map(item =>
        item.kind === 'group' ? (white.items.find(({ kind }) => kind === 'group') ?? item) : item,
      ),
    );
    expect(await found(swappedSign)).toEqual([
      { ...fault, names: ['white'], found: 3, expected: 4 },
      { check: 'tokens', code: 'preflight.token-colour', count: 1 },
    ]);
  });

  test('a black back behind a white front', async () => {
    const told = await found(onCards(pages, 2, cards => swapped(cards, 0, 7)));
    expect(told.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['preflight.token-signs', 'preflight.token-colours']),
    );
  });
});

describe('preflight finds on tokens', () => {
  const pages = tokenPages(duet);
  const content = contentOf('tokens', duet);
  const found = (changed: readonly PdfPage[]) => faults(duet, changed, content);

  test('the back of another token', async () => {
    const fault = { check: 'front and back', page: 2, row: 1, code: 'preflight.token-numbers' };
    expect(await found(onCards(pages, 2, cards => swapped(cards, 0, 1)))).toEqual([
      { ...fault, column: 1, number: '1', other: '2' },
      { ...fault, column: 2, number: '2', other: '1' },
    ]);
  });

  test('a blue back behind a plain front', async () => {
    const told = await found(onCards(pages, 2, cards => swapped(cards, 1, 10)));
    expect(told.filter(({ code }) => code === 'preflight.token-colours')).toHaveLength(2);
  });

  test('two arrows on one token', async () => {
    const [front] = pages[0].items as readonly Group[];
    const told = await found(onCards(pages, 2, cards => cards.with(0, { ...cards[0], items: front.items })));
    expect(told).toContainEqual(expect.objectContaining({ code: 'preflight.token-signs', sign: 'arrow' }));
  });

  test('backs that are off by half a millimetre', async () => {
    const told = await found(shifted(pages, 2, 0.5, 0));
    expect(told.filter(({ distance }) => distance === 0.5)).toHaveLength(11);
  });

  test('a missing token, and a blue one too many', async () => {
    // The blue token 9 takes the place of the plain 8.
    const replaced = [1, 2].reduce(
      (all, page) => onCards(all, page, cards => cards.with(8, { ...cards[8], items: cards[9].items })),
      pages,
    );
    expect(await found(replaced)).toEqual([
      { check: 'tokens', code: 'preflight.tokens', names: ['sand'], found: 8, expected: 9 },
      { check: 'tokens', code: 'preflight.tokens', names: ['blue'], found: 3, expected: 2 },
      { check: 'tokens', code: 'preflight.token-twice' },
    ]);
  });

  test('no fault where a theme gives both sets the same colours', async () => {
    const sameColours = async (...changes: readonly Record<string, string>[]) => {
      const { templates, setting } = duet;
      const colours = Object.assign({}, templates.theme.colours, ...changes);
      const theme = { ...templates.theme, colours };
      const shop = { ...duet, templates: { ...templates, theme }, setting: { ...setting, theme } };
      return faults(shop, tokenPages(shop), contentOf('tokens', shop));
    };
    const white = { bystanderTint: '#ffffff', blueTint: '#ffffff' };
    expect(await sameColours(white)).toEqual([]);
    expect(await sameColours(white, { bystanderDark: '#777777', blue: '#777777' })).toEqual([]);
  });

  test('the other flip', async () => {
    const { checks } = await preflight(
      pdfOf(duet, pages, { duplex: 'DuplexFlipShortEdge' }),
      expected(duet, content),
    );
    const codes = checks.flatMap(({ problems }) => problems.map(({ code }) => code));
    expect(codes).toContain('preflight.other-flip');
  });
});
