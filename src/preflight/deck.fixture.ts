import { projectLibrary } from '../cli/files.js';
import { platform } from '../cli/platform.js';
import { castAgents, countTokens, type WordCard } from '../deck/index.js';
import { paintOf } from '../faces/elements/signs.js';
import { portrait, portraitPalette } from '../faces/index.js';
import { cardId, dealKeys, randomFrom } from '../keys/index.js';
import { inBox, tokenArt } from '../pipeline/box.js';
import { pdfMeta } from '../pipeline/files.js';
import { keySheets, printAgents, printTokens, printWords, type Workshop } from '../pipeline/parts.js';
import { childMark, makeSetting } from '../pipeline/setting.js';
import { type PdfMeta, type PdfPage, renderPdf } from '../render/index.js';
import {
  type KeyTemplate,
  loadKeyTemplate,
  loadStock,
  type RecipeInput,
  readPortraits,
  recipeSchema,
} from '../templates/index.js';
import type { Expectation, ExpectedKind } from './index.js';

export const project = projectLibrary();

/** A deck from its recipe to its pages, so that a test can change a page before it is written. */
export async function workshop(input: RecipeInput): Promise<Workshop> {
  const recipe = recipeSchema.parse({ contact: false, ...input });
  const stock = loadStock(recipe, project, project);
  const setting = await makeSetting(stock, undefined, project, project);
  return { recipe, stock, setting, version: '0.0.0', platform, childMark: childMark(project, setting) };
}

export const WORDS: Readonly<Record<string, readonly string[]>> = {
  yue: ['雪櫃', '天水圍', '茶餐廳', '月曆', '煙花', 'BB', '泵', '麻雀', '橡筋', '喼', '街坊', '煲', '籌碼'],
  fa: [
    'آدم‌برفی',
    'طلاق',
    'مات',
    'جیب بر',
    'رکاب',
    'عینک',
    'زهر',
    'کشتی',
    'بیت',
    'هویج',
    'مترسک',
    'میمون',
    'نان',
  ],
};

/** A card for every two words, and one for an odd last word. */
export function wordPages(shop: Workshop, words: readonly string[]): PdfPage[] {
  const cards = Array.from({ length: Math.ceil(words.length / 2) }, (_, i): WordCard => {
    const own = words.slice(2 * i, 2 * i + 2);
    return {
      kind: 'word',
      id: `W${i + 1}`,
      number: i + 1,
      words: own.map((text, j) => ({ text, childSafe: true, overrides: {}, tags: [], line: 2 * i + j + 1 })),
    };
  });
  return printWords(shop, cards).sheets.flatMap(sheet => sheet.sides);
}

export function keyPages(shop: Workshop, count: number, kind = 'codenames'): PdfPage[] {
  const template = loadKeyTemplate(kind, project, project);
  const keys = [...dealKeys(template.kind, { seed: 'preflight', count })];
  const cards = keys.map(key => ({ kind: 'key' as const, id: cardId(template.kind, key), key }));
  return [...keySheets(shop, template, cards, count).sheets].flatMap(sheet => sheet.sides);
}

/** The tokens of the game's box. */
export function tokenPages(shop: Workshop): PdfPage[] {
  const box = inBox(shop.stock.game.parts.tokens, 'tokens');
  return printTokens(shop, countTokens(box.sets), box, tokenArt(project)).sheets.flatMap(
    sheet => sheet.sides,
  );
}

/** The agents of the game's box. */
export function agentPages(shop: Workshop): PdfPage[] {
  const portraits = readPortraits(project);
  const cards = castAgents(shop.stock.game.parts.agents.cards, randomFrom('preflight'), portraits.rules);
  const { sheets } = printAgents(shop, cards, (agent, id) => {
    const palette = portraitPalette(shop.setting.theme, agent.role);
    const { box } = portraits.rules;
    const items = portrait(agent.person, portraits, palette);
    return { id: `portrait-${id}`, box: { x: 0, y: 0, width: box, height: box }, items };
  });
  return sheets.flatMap(sheet => sheet.sides);
}

export function pdfOf(shop: Workshop, pages: readonly PdfPage[], change: Partial<PdfMeta> = {}): Uint8Array {
  const meta = { ...pdfMeta(shop, 'A deck', shop.recipe.flip !== 'none'), ...change };
  return Buffer.concat([...renderPdf(pages, meta, shop.setting.shaper.book, platform.deflate)]);
}

/** What a deck should be. */
export function expected(shop: Workshop, more: Partial<Expectation> = {}): Expectation {
  const { stock, recipe } = shop;
  const { margin, bleed } = stock.sheet;
  return {
    place: 'deck.pdf',
    kinds: ['codenames', 'duet', 'pictures'].map(name =>
      printedKind(shop, loadKeyTemplate(name, project, project)),
    ),
    paper: stock.paper,
    flip: recipe.flip,
    margin,
    bleed,
    ...more,
  };
}

function printedKind({ setting }: Workshop, { kind, looks }: KeyTemplate): ExpectedKind {
  const shown = Object.entries(looks).map(
    ([role, { ground, sign }]) => [role, { ground: paintOf(setting.theme, ground), sign }] as const,
  );
  return { kind, looks: Object.fromEntries(shown) };
}
