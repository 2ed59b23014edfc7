import { describe, expect, test } from 'vitest';
import { loadTemplates, recipeSchema } from '../../data/index.js';
import { randomFrom } from '../../keys/random.js';
import type { Item, Text, Use } from '../../scene/index.js';
import { centredByInk, wordStyle } from '../../text/typesetting/typesetting.js';
import { readWordList } from '../../words/index.js';
import { locales, project, settingOf } from '../faces.fixture.js';
import { wordSizes } from '../words/sizes.js';
import { camouflage, cutOut } from './camouflage.js';
import { keywordRoom } from './face.js';
import { keywordMeasures, scrambleMeasures } from './measures.js';
import { excess, type Hidden, type Proof, proofOf, together } from './proof.fixture.js';
import { inks } from './tints.js';

const { measures } = loadTemplates(recipeSchema.parse({}), project, project);
const style = measures(scrambleMeasures);
const slots = measures(keywordMeasures);
const field = { x: 0, y: 0, width: slots.field.width, height: slots.field.height };

/** Three hidden words of a language, each with its own part of the camouflage, at the faintest strength. */
function hide(locale: string): {
  readonly setting: ReturnType<typeof settingOf>;
  readonly hidden: readonly Hidden[];
} {
  const setting = settingOf(locale);
  const file = `wordlists/${locale}/code.csv`;
  const { readable } = readWordList(project.bytes(file), { file, locale, big5: () => '' });
  const texts = readable.map(word => word.text);
  const { even, fits } = wordSizes(setting, texts, keywordRoom(slots));
  const random = randomFrom('rain');
  const patterns = camouflage(setting, texts, even, field, { ...style, patterns: 2 }, random);
  const hidden = random
    .shuffle(texts)
    .slice(0, 3)
    .map((text, i): Hidden => {
      const line = setting.shaper.line(text, wordStyle(setting, Math.min(even, fits.get(text) ?? even)));
      const word: Text = { ...centredByInk(line, field, inkAt(1)), blend: 'multiply' };
      return { word, ...cutOut(patterns[i % 2], style, random) };
    });
  return { setting, hidden };
}

function inkAt(strength: number): string {
  return inks(style.strengths[strength - 1], 0, 0);
}

function isHidden({ steps }: Proof): boolean {
  return excess(steps) <= 1;
}

const HIDDEN = locales.map(locale => ({ locale, ...hide(locale) }));

describe.each(HIDDEN)('a scrambled word in $locale', async ({ setting, hidden }) => {
  describe.each([1, 9])('at strength %i', async strength => {
    const proofs = await Promise.all(
      hidden.map(({ word, ...layers }) => {
        return proofOf(setting, field, { ...layers, word: { ...word, fill: inkAt(strength) } });
      }),
    );

    test('is all that is left behind a red filter', () => {
      for (const { word, rest } of proofs) {
        expect(word).toBeGreaterThanOrEqual(1.8);
        expect(rest).toBeLessThanOrEqual(1.1);
      }
    });

    test('has no sharper outlines than the camouflage, to an eye without a filter', () => {
      for (const { steps } of proofs) {
        expect(steps.word.length).toBeGreaterThan(1000);
        expect(excess(steps)).toBeLessThanOrEqual(1);
      }
      const clear = together(proofs.map(({ clearSteps }) => clearSteps));
      expect(clear.word.length).toBeGreaterThan(50);
      expect(excess(clear)).toBeLessThanOrEqual(1);
    });

    test('lies under or over a letter in every part', () => {
      for (const { bare, pixels } of proofs) {
        expect(pixels).toBeGreaterThan(1000);
        expect(bare).toBe(0);
      }
    });
  });
});

const SOME = HIDDEN.filter(({ locale }) => ['yue', 'fa', 'en'].includes(locale));

describe.each(SOME)('a scrambled word in $locale', async ({ setting, hidden: [first] }) => {
  const proofOfFirst = (change: Partial<Hidden>) => proofOf(setting, field, { ...first, ...change });

  test('is seen where the camouflage is left out', async () => {
    const none = (layer: Use): Use => ({ ...layer, symbol: { ...layer.symbol, items: [] } });
    const proof = await proofOfFirst({ under: none(first.under), over: none(first.over) });
    expect(proof.steps.camouflage).toEqual([]);
    expect(proof.bare).toBe(proof.pixels);
  });

  test('is seen in black, and in cyan that is too strong', async () => {
    for (const fill of ['#000000', '#00ffff']) {
      const proof = await proofOfFirst({ word: { ...first.word, fill } });
      expect(isHidden(proof)).toBe(false);
    }
  });

  test('is seen on camouflage of one colour', async () => {
    const flat = (layer: Use) => recoloured(layer, '#ff90a0');
    const proof = await proofOfFirst({ under: flat(first.under), over: flat(first.over) });
    expect(isHidden(proof)).toBe(false);
  });

  test('is seen through a hole in the camouflage', async () => {
    const proof = await proofOfFirst({ under: withHole(first.under), over: withHole(first.over) });
    expect(proof.bare).toBeGreaterThan(100);
  });

  test('is not all that is left, where the camouflage has cyan in it', async () => {
    const proof = await proofOfFirst({ over: recoloured(first.over, '#e0a080') });
    expect(proof.rest).toBeGreaterThan(1.1);
  });

  test('is faint at the first strength, and bold at the last', async () => {
    const inked = (strength: number) => proofOfFirst({ word: { ...first.word, fill: inkAt(strength) } });
    const [pale, middling, dark] = await Promise.all([1, 5, 9].map(inked));
    expect(pale.word).toBeLessThan(1.9);
    expect(middling.word).toBeGreaterThan(2);
    expect(middling.word).toBeLessThan(2.15);
    expect(dark.word).toBeGreaterThan(2.7);
  });
});

/** Without the letters that begin near the middle of the field. */
function withHole(layer: Use): Use {
  const { symbol, matrix } = layer;
  const items = symbol.items.filter(item => {
    if (item.kind !== 'group') return true;
    const [x, y] = [item.matrix[4] + matrix[4], item.matrix[5] + matrix[5]];
    return Math.hypot(x - field.width / 2, y - field.height / 2) > 11;
  });
  return { ...layer, symbol: { ...symbol, items } };
}

function recoloured(layer: Use, fill: string): Use {
  const items = layer.symbol.items.map(item => {
    if (item.kind !== 'group') return item;
    const dyed = (letter: Item) =>
      letter.kind === 'text' && letter.fill !== '#ffffff' ? { ...letter, fill } : letter;
    return { ...item, items: item.items.map(dyed) };
  });
  return { ...layer, symbol: { ...layer.symbol, items } };
}
