import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../keys/random.js';
import type { Text, Use } from '../../scene/index.js';
import { loadTemplates, recipeSchema } from '../../templates/index.js';
import { readWordList } from '../../words/index.js';
import { centredByInk, wordStyle } from '../elements/typesetting.js';
import { project, settingOf } from '../faces.fixture.js';
import { wordSizes } from '../word.js';
import { camouflage, inks, partOf } from './camouflage.js';
import { keywordRoom } from './face.js';
import { type Hidden, type Proof, proofOf, quantile } from './proof.fixture.js';

const { faces } = loadTemplates(recipeSchema.parse({}), project, project);
const style = faces.scramble();
const slots = faces.keyword();
const field = { x: 0, y: 0, width: slots.field.width, height: slots.field.height };

/** Hidden words of a language, at the middle strength. */
function hide(
  locale: string,
  count: number,
): { readonly setting: ReturnType<typeof settingOf>; readonly hidden: readonly Hidden[] } {
  const setting = settingOf(locale);
  const file = `wordlists/${locale}/code.csv`;
  const { readable } = readWordList(project.bytes(file), { file, locale, big5: () => '' });
  const texts = readable.map(word => word.text);
  const { even, fits } = wordSizes(setting, texts, keywordRoom(slots));
  const random = randomFrom('rain');
  const patterns = camouflage(setting, texts, even, field, { ...style, patterns: 2 }, random);
  const ink = inks(style.strengths[4], 0, 0);
  const hidden = random
    .shuffle(texts)
    .slice(0, count)
    .map((text, i): Hidden => {
      const line = setting.shaper.line(text, wordStyle(setting, Math.min(even, fits.get(text) ?? even)));
      return {
        word: { ...centredByInk(line, field, ink), blend: 'multiply' },
        ...partOf(patterns[i % 2], style, random),
      };
    });
  return { setting, hidden };
}

/** Sharp outlines are what the eye follows: the middle step and those above it. */
const SHARES = [0.5, 0.75, 0.9];

function isHidden({ wordSteps, camouflageSteps }: Proof): boolean {
  return SHARES.every(share => quantile(wordSteps, share) <= quantile(camouflageSteps, share));
}

describe.each(['yue', 'fa', 'en'])('a scrambled word in %s', async locale => {
  const { setting, hidden } = hide(locale, 4);
  const proofs = await Promise.all(hidden.map(each => proofOf(setting, field, each)));
  const [first] = hidden;
  const proofOfFirst = (change: Partial<Hidden>) => proofOf(setting, field, { ...first, ...change });

  test('is all that is left behind a red filter', () => {
    for (const { word, rest } of proofs) {
      expect(word).toBeGreaterThanOrEqual(1.8);
      expect(rest).toBeLessThanOrEqual(1.1);
    }
  });

  test('has no sharper outlines than the camouflage, to an eye without a filter', () => {
    for (const proof of proofs) {
      expect(proof.wordSteps.length).toBeGreaterThan(1000);
      expect(isHidden(proof)).toBe(true);
    }
  });

  test('lies under or over a letter in every part: holes are at most about as wide as a stroke', () => {
    for (const { bare } of proofs) expect(bare).toBeLessThanOrEqual(0.6);
  });

  test('is seen where the camouflage is left out', async () => {
    const proof = await proofOfFirst({ under: [], over: [] });
    expect(proof.camouflageSteps).toEqual([]);
    expect(proof.bare).toBeGreaterThan(2);
  });

  test('is seen in black, and in cyan that is too strong', async () => {
    for (const fill of ['#000000', '#40ffff']) {
      const proof = await proofOfFirst({ word: { ...first.word, fill } });
      expect(isHidden(proof)).toBe(false);
    }
  });

  test('is seen through a hole in the camouflage', async () => {
    const proof = await proofOfFirst({ under: first.under.map(withHole), over: first.over.map(withHole) });
    expect(proof.bare).toBeGreaterThan(1);
  });

  test('is not all that is left, where the camouflage has cyan in it', async () => {
    const proof = await proofOfFirst({ over: first.over.map(layer => recoloured(layer, '#e0a080')) });
    expect(proof.rest).toBeGreaterThan(1.1);
  });

  test('is paler at the weakest strength, and darker at the strongest', async () => {
    const inked = (strength: number) => {
      return proofOfFirst({ word: { ...first.word, fill: inks(style.strengths[strength - 1], 0, 0) } });
    };
    const [pale, middling, dark] = await Promise.all([1, 5, 9].map(inked));
    expect(pale.word).toBeLessThan(1.5);
    expect(middling.word).toBeCloseTo(1.94, 1);
    expect(dark.word).toBeGreaterThan(3);
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
    return { ...item, items: item.items.map(letter => ({ ...letter, fill }) as Text) };
  });
  return { ...layer, symbol: { ...layer.symbol, items } };
}
