import type { Recipe, SheetStyle, Templates } from '../data/index.js';
import type { Rect, Size } from '../scene/geometry/index.js';
import type { Item } from '../scene/index.js';
import {
  impose,
  type Layout,
  type Piece,
  planLayout,
  type Sheet,
  type SlugPlace,
  slotCount,
  wholePage,
} from '../sheets/imposition/index.js';
import { cuttingNote, type SlugText, slugOf } from '../sheets/index.js';
import { error, type Problem, ProblemError, paperName } from '../speech/index.js';
import type { Card } from './card.js';
import type { Job } from './job.js';
import type { CardSheets, Laid } from './part.js';

/**
 * Cards of one size on sheets, drawn as they are asked for, `each` to a sheet; those of `skipped` sheets are left out, and
 * the others are as they are with them. Throws `parts.card-too-large`.
 */
export function imposeCards(
  job: Job,
  on: CardSheets,
  pieces: Iterable<Piece>,
  count: number,
  skipped = 0,
): { readonly sheets: Iterable<Sheet>; readonly each: number } {
  const { templates, recipe, setting } = job;
  const { sheet } = templates;
  const layout = cardLayout(templates, recipe, on, count);
  if (layout === undefined) throw new ProblemError([cardTooLarge(job, on.card)]);
  const head = drawSlug(job, on.part, recipe.flip);
  const note = on.note === undefined ? () => [] : cuttingNote(setting, on.note, sheet);
  const slug = (place: SlugPlace) => [...head(slugPlace(on, sheet, place)), ...note(place)];
  const { variousBacks = false } = on;
  const { direction } = setting.locale;
  return {
    sheets: impose(pieces, count, { layout, style: sheet, direction, slug, variousBacks }, skipped),
    each: slotCount(layout),
  };
}

/** Undefined where not even one card fits the paper. */
export function cardLayout(
  { paper, sheet }: Pick<Templates, 'paper' | 'sheet'>,
  { flip }: Pick<Recipe, 'flip'>,
  { card, strips }: CardSheets,
  count: number,
): Layout | undefined {
  return planLayout(paper, card, sheet, flip, strips === undefined ? undefined : { length: strips, count });
}

/** Strips leave much of the paper empty, but their slug stays at the edge of the paper. */
export function slugPlace(
  { strips }: CardSheets,
  { slugBand }: Pick<SheetStyle, 'slugBand'>,
  place: SlugPlace,
): SlugPlace {
  return strips === undefined ? place : { ...place, trim: { ...place.trim, y: slugBand } };
}

/** All cards of a part on sheets. */
export function layOutCards<C extends Card>(
  job: Job,
  on: CardSheets,
  cards: readonly C[],
  draw: (card: C) => Piece,
): Laid<C> {
  const { sheets } = imposeCards(job, on, cards.map(draw), cards.length);
  return { sheets: [...sheets], cards, twoSided: job.recipe.flip !== 'none' };
}

/** A part on a single page. */
export function layOutPage(job: Job, part: string, draw: (area: Rect) => readonly Item[]): Laid<never> {
  const { paper } = job.templates;
  const sheets = [wholePage(part, paper, draw(pageArea(job.templates)), drawSlug(job, part))];
  return { sheets, cards: [], twoSided: false };
}

/** Where a part on a single page is drawn. */
export function pageArea({ paper, sheet }: Templates): Rect {
  const [x, y] = [sheet.margin * 2, sheet.slugBand];
  return { x, y, width: paper.width - 2 * x, height: paper.height - 2 * y };
}

/** What the slug of a sheet of a part says; without `flip` it is on a page that has no back. */
export function slugTextOf(
  { recipe, version }: { readonly recipe: Recipe; readonly version: string },
  part: string,
  flip?: Recipe['flip'],
): SlugText {
  const byHand = recipe.manualDuplex !== undefined;
  return { part: `part.${part}`, seed: recipe.seed, version, ...(flip ? { flip, byHand } : {}) };
}

/** Draws the slug on the sheets of a part; without `flip`, on a page that has no back. */
export function drawSlug(
  { setting, recipe, desk: { version }, templates }: Job,
  part: string,
  flip?: Recipe['flip'],
): (place: SlugPlace) => readonly Item[] {
  return slugOf(setting, slugTextOf({ recipe, version }, part, flip), templates.sheet);
}

/** An error if the word cards of a recipe don't fit its paper: told with all others, before anything is laid out. */
export function cardSizeProblems(job: Job): readonly Problem[] {
  const { recipe, templates } = job;
  const { paper, sheet, sizes } = templates;
  if (recipe.cardSize === undefined || planLayout(paper, sizes.word, sheet, recipe.flip)) return [];
  return [cardTooLarge(job, sizes.word)];
}

function cardTooLarge({ recipe, templates }: Job, { width, height }: Size): Problem {
  const { word } = templates.sizes;
  const chosen = recipe.cardSize !== undefined && width === word.width && height === word.height;
  const place = chosen ? '--card-size' : '--paper';
  return error('parts.card-too-large', place, { width, height, paper: paperName(recipe.paper) });
}

/** The width and height of a card, by name in `templates/sizes.yaml`. */
export function sizeOf({ templates }: Pick<Job, 'templates'>, name: string): Size {
  const { width, height } = templates.sizes[name];
  return { width, height };
}
