import { describe, expect, test } from 'vitest';
import { ownLibrary, projectLibrary } from '../cli/files.js';
import { platform } from '../cli/platform.js';
import { type RecipeInput, recipeSchema } from '../data/index.js';
import { deckManifestSchema } from '../data/manifest/index.js';
import { type Expectation, preflight } from '../proof/index.js';
import { openWithPdfjs } from '../render/second-reader.fixture.js';
import { makeDeck } from './index.js';

const DESK = { project: projectLibrary(), own: ownLibrary(), version: '0.0.0', platform };

/** Makes a deck, with what reading each PDF back must find. */
async function made(input: RecipeInput) {
  const pdfs: { readonly part: string; readonly bytes: Uint8Array; readonly expected: Expectation }[] = [];
  const outcome = await makeDeck(recipeSchema.parse({ contact: false, ...input }), DESK, {
    finished: ({ bytes }, expected, part) => pdfs.push({ part, bytes, expected }),
  });
  const manifest = outcome.files.find(({ name }) => name.endsWith('manifest.json'));
  const { parts } = deckManifestSchema.parse(JSON.parse(new TextDecoder().decode(manifest?.bytes)));
  return { outcome, pdfs, parts };
}

async function faults(bytes: Uint8Array, expected: Expectation) {
  const { checks } = await preflight(bytes, expected);
  return checks.flatMap(({ problems }) => problems.map(({ code, values }) => [code, values]));
}

describe('a deck with blank backs', () => {
  test('has none of their patterns, keeps whatever else is on a back, and reads back right', async () => {
    const games: readonly RecipeInput[] = [
      { only: ['agents'] },
      { game: 'decrypto', only: ['codes'] },
      { game: 'duet', only: ['keys'], keys: 2, flip: 'none' },
    ];
    for (const recipe of games) {
      const { pdfs } = await made({ locale: 'en', backs: false, ...recipe });
      const [{ bytes, expected }] = pdfs;
      expect(await faults(bytes, expected)).toEqual([]);
      if (recipe.game !== undefined) continue;
      const { blankBacks: _, ...usual } = expected;
      expect(JSON.stringify(await faults(bytes, usual))).toContain('preflight.no-back');
    }
  });
});

describe('a deck for a printer that prints one side at a time', () => {
  test.each([
    'first-on-top',
    'last-on-top',
  ] as const)('with %s has all fronts, then the backs as the turned pile needs them, and reads back right', async pile => {
    const { pdfs, parts } = await made({
      game: 'duet',
      only: ['keys', 'tokens', 'turning'],
      keys: 30,
      manualDuplex: pile,
    });
    expect(pdfs.map(({ part }) => part)).toEqual(['keys', 'tokens', 'turning']);
    for (const { bytes, expected } of pdfs) expect(await faults(bytes, expected)).toEqual([]);
    const [keys] = parts;
    const { sheets } = keys;
    expect(sheets).toBeGreaterThan(1);
    for (const { places = [] } of keys.cards) {
      const [front, back] = places;
      const sheet = Number(front.sheet);
      expect(front.page).toBe(sheet);
      expect(back.page).toBe(pile === 'first-on-top' ? 2 * sheets + 1 - sheet : sheets + sheet);
    }
    const other = pile === 'first-on-top' ? 'last-on-top' : 'first-on-top';
    const [{ bytes, expected }] = pdfs;
    expect(await faults(bytes, { ...expected, pile: other })).not.toEqual([]);
    // Without the manifest, the cards tell how the pile is turned.
    const { kinds, place } = expected;
    for (const { bytes } of pdfs.slice(0, 2)) expect(await faults(bytes, { kinds, place })).toEqual([]);
  });

  test('asks the printer for one side only', async () => {
    const { pdfs } = await made({ only: ['keys'], keys: 4, manualDuplex: 'first-on-top' });
    const pdf = await openWithPdfjs(pdfs[0].bytes);
    expect(await pdf.getViewerPreferences()).toMatchObject({ Duplex: 'Simplex' });
  });

  test('has note sheets with one team on all fronts, and the other on all backs', async () => {
    const { pdfs } = await made({
      game: 'decrypto',
      only: ['notes'],
      notes: 3,
      locale: 'en',
      manualDuplex: 'first-on-top',
    });
    expect(await faults(pdfs[0].bytes, pdfs[0].expected)).toEqual([]);
    const { pile: _, ...turnedByThePrinter } = pdfs[0].expected;
    expect(await faults(pdfs[0].bytes, turnedByThePrinter)).not.toEqual([]);
  });

  test('is refused with fronts and backs on one side of the paper: there is nothing to turn', async () => {
    const recipe = { flip: 'none', manualDuplex: 'first-on-top' } as const;
    await expect(made(recipe)).rejects.toThrow('--manual-duplex: templates.nothing-to-turn');
  });
});
