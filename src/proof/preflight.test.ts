import { describe, expect, test } from 'vitest';
import { expected, jobOf, keyPages, pdfOf, WORDS, wordContent, wordPages } from './deck.fixture.js';
import { faultsOf } from './faults.fixture.js';
import { preflight } from './index.js';

describe.each(['long-edge', 'short-edge', 'none'] as const)('a finished deck, flip %s', flip => {
  test.each([
    ['yue', 'A4'],
    ['fa', 'Letter'],
  ])('of %s words on %s passes every check', async (locale, paper) => {
    const shop = await jobOf({ locale, paper, flip });
    const words = WORDS[locale];
    const report = await preflight(
      pdfOf(shop, wordPages(shop, words)),
      expected(shop, wordContent(shop, words)),
    );
    expect(faultsOf(report)).toEqual([]);
    expect(report.cards).toBe(7);
    expect(report.checks.map(({ name, count }) => [name, count])).toEqual([
      ['front and back', 7],
      ['words', 13],
      ['layout', expect.any(Number)],
      ['safe zone', 14],
      ['fonts', expect.any(Number)],
      ['page size', report.pages],
      ['flip', 1],
      ['settings', 1],
    ]);
  });

  test.each(['codenames', 'duet', 'pictures'])('of 13 key cards for %s has 13 lawful ones', async kind => {
    for (const [locale, paper] of [
      ['yue', 'Letter'],
      ['fa', 'A4'],
    ]) {
      const shop = await jobOf({ locale, paper, flip });
      const report = await preflight(pdfOf(shop, keyPages(shop, 13, kind)), expected(shop));
      expect(faultsOf(report)).toEqual([]);
      expect(report.keys).toHaveLength(13);
      expect(new Set(report.keys.map(key => key.kind))).toEqual(new Set([kind]));
      expect(report.checks.map(({ name }) => name)).toEqual([
        ...['key cards', 'ids', 'front and back', 'safe zone', 'fonts', 'page size', 'flip', 'settings'],
      ]);
    }
  });
});
