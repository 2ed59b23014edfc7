import { apply, bounds, compose, type Matrix, translate, union } from '../../geometry/index.js';
import { inPageOrder, type Pile, type Sheet, type Side } from '../../imposition/index.js';
import { placesOf } from '../../manifest/index.js';
import type { Desk, Job } from '../../parts/index.js';
import {
  type ExpectedPage,
  type ExpectedPages,
  type ExpectedText,
  isCamouflage,
  pixels,
} from '../../preflight/index.js';
import { renderSvg } from '../../render/index.js';
import { type Drawn, flat, type Text, textsOf } from '../../scene/index.js';
import type { Recipe } from '../../templates/index.js';

/** The desk to lay a recipe out on again. */
export type OpenDesk = (recipe: Recipe) => Promise<Desk>;

/**
 * What the pages of sheets look like, as SVGs: drawn by other code than the PDF, each when it is asked for. `ids` are those
 * of cards; `pile` is as in the recipe.
 */
export function expectedPages(
  setting: Job['setting'],
  sheets: readonly Sheet[],
  ids: ReadonlySet<string>,
  pile?: Pile,
): ExpectedPages {
  const places = [...placesOf(sheets, pile)].flatMap(([id, faces]) =>
    ids.has(id) ? faces.map(face => ({ id, ...face })) : [],
  );
  const pages = inPageOrder(sheets, pile);
  return {
    count: pages.length,
    page: number => {
      const cards = places.filter(({ page }) => page === number).map(({ id, ...box }) => ({ id, box }));
      return pages[number - 1] && expectedPage(setting, pages[number - 1].side, cards);
    },
  };
}

function expectedPage(
  setting: Job['setting'],
  { size, items }: Side,
  cards: ExpectedPage['cards'],
): ExpectedPage {
  // Of camouflage it only counts how it looks as a whole.
  const texts = textsOf(items)
    .filter(({ item: { fill }, blended }) => !isCamouflage({ fill, blended }))
    .flatMap(drawn => expectedText(drawn, setting));
  // Each renderer shrinks photographs in its own way.
  if (flat(items).some(({ item }) => item.kind === 'image')) return { size, cards, texts };
  const shown = { width: pixels(size.width), height: pixels(size.height) };
  return { size, cards, texts, svg: renderSvg(size, items, setting.shaper.book, shown) };
}

/** Whether the baseline runs along a side of the page. */
function isStraight([a, b, c, d]: Matrix): boolean {
  return (b === 0 && c === 0) || (a === 0 && d === 0);
}

function expectedText({ item, matrix }: Drawn<Text>, { shaper }: Job['setting']): readonly ExpectedText[] {
  const placed = compose(matrix, translate(item.x, item.y));
  const letters = shaper.letters(item.line).map(({ at, box }) => {
    return { origin: apply(placed, at), box: bounds(placed, box) };
  });
  if (letters.length === 0) return [];
  // The ink of a line does not know of what is added between its letters.
  const ink = letters.map(({ box }) => box).reduce(union);
  return [
    {
      origin: apply(matrix, item),
      ink,
      fill: item.fill,
      upright: matrix[0] === 0,
      letters,
      leans: !isStraight(matrix),
    },
  ];
}
