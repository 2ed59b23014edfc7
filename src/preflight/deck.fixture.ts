import { projectLibrary } from '../cli/files.js';
import type { WordCard } from '../deck/index.js';
import { paintOf } from '../faces/marks.js';
import { cardId, dealKeys } from '../keys/index.js';
import { pdfMeta } from '../pipeline/files.js';
import { keySheets, printWords, type Workshop } from '../pipeline/parts.js';
import { childMark, makeSetting } from '../pipeline/setting.js';
import { type PdfMeta, type PdfPage, renderPdf } from '../render/pdf.js';
import {
  type KeyTemplate,
  loadKeyTemplate,
  loadStock,
  type RecipeInput,
  recipeSchema,
} from '../templates/index.js';
import type { Expectation, PrintedKind } from './index.js';

export const project = projectLibrary();

/** The way of a deck from its recipe to its pages, so that a test may change a page before it is written. */
export async function workshop(input: RecipeInput): Promise<Workshop> {
  const recipe = recipeSchema.parse({ contact: false, ...input });
  const stock = loadStock(recipe, project, project);
  const setting = await makeSetting(stock, undefined, project, project);
  return { recipe, stock, setting, version: '0.0.0', childMark: childMark(project, setting) };
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

/** A card for each two words, and one for the last. */
export function wordPages(shop: Workshop, words: readonly string[]): PdfPage[] {
  const cards = Array.from({ length: Math.ceil(words.length / 2) }, (_, i): WordCard => {
    const own = words.slice(2 * i, 2 * i + 2);
    return {
      kind: 'word',
      id: `W${i + 1}`,
      number: i + 1,
      words: own.map((text, j) => ({ text, childSafe: true, line: 2 * i + j + 1 })),
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

export function pdfOf(shop: Workshop, pages: readonly PdfPage[], change: Partial<PdfMeta> = {}): Uint8Array {
  const meta = { ...pdfMeta(shop, 'A deck', shop.recipe.flip !== 'none'), ...change };
  return Buffer.concat([...renderPdf(pages, meta, shop.setting.shaper.book)]);
}

/** Everything that a deck asks for. */
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

function printedKind({ setting }: Workshop, { kind, looks }: KeyTemplate): PrintedKind {
  const shown = Object.entries(looks).map(
    ([role, { ground, sign }]) => [role, { ground: paintOf(setting.theme, ground), sign }] as const,
  );
  return { kind, looks: Object.fromEntries(shown) };
}
