import type { Recipe, Templates } from '../data/index.js';
import type { Rect, Size } from '../scene/geometry/index.js';
import type { Item } from '../scene/index.js';
import {
  impose,
  type Piece,
  planLayout,
  type Sheet,
  type SlugPlace,
  type Strips,
  slotCount,
  wholePage,
} from '../sheets/imposition/index.js';
import { type SlugText, slugOf } from '../sheets/index.js';
import { error, type Problem, ProblemError, paperName } from '../speech/index.js';
import type { Card } from './card.js';
import type { Job } from './job.js';
import type { Laid } from './part.js';

interface CardStyle {
  /** Cards in strips, so that each long cut frees a whole strip. */
  readonly strips?: Strips;
  /** Drawn on each sheet, besides its slug. */
  readonly note?: (place: SlugPlace) => readonly Item[];
  /** The cards of so many sheets are left out; the others are as they are with them. */
  readonly skipped?: number;
  /** Full sheets differ in their backs, so each back has its number. */
  readonly variousBacks?: boolean;
}

/** Cards of one size on sheets, drawn as they are asked for, `each` to a sheet. Throws `parts.card-too-large`. */
export function imposeCards(
  job: Job,
  part: string,
  card: Size,
  pieces: Iterable<Piece>,
  count: number,
  { strips, note, skipped, variousBacks = false }: CardStyle = {},
): { readonly sheets: Iterable<Sheet>; readonly each: number } {
  const { templates, recipe, setting } = job;
  const { paper, sheet } = templates;
  const layout = planLayout(paper, card, sheet, recipe.flip, strips);
  if (layout === undefined) throw new ProblemError([cardTooLarge(job, card)]);
  const head = drawSlug(job, part, recipe.flip);
  // Strips leave much of the paper empty, but their slug stays at the edge of the paper.
  const above = (place: SlugPlace) => ({ ...place, trim: { ...place.trim, y: sheet.slugBand } });
  const slug = note ? (place: SlugPlace) => [...head(above(place)), ...note(place)] : head;
  const { direction } = setting.locale;
  return {
    sheets: impose(pieces, count, { layout, style: sheet, direction, slug, variousBacks }, skipped),
    each: slotCount(layout),
  };
}

/** All cards of a part on sheets. */
export function layOutCards<C extends Card>(
  job: Job,
  part: string,
  card: Size,
  cards: readonly C[],
  draw: (card: C) => Piece,
  style: CardStyle = {},
): Laid<C> {
  const { sheets } = imposeCards(job, part, card, cards.map(draw), cards.length, style);
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
