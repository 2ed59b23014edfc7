import type { Job, LaidPart } from '../../parts/index.js';
import { renderSvg } from '../../render/index.js';
import { apply, bounds, compose, type Matrix, translate, union } from '../../scene/geometry/index.js';
import { type Drawn, flat, type Text, textsOf } from '../../scene/index.js';
import { facePlacesOf, inPageOrder, type Side } from '../../sheets/imposition/index.js';
import { isCamouflage } from '../pages/items.js';
import { pixels } from '../pages/pixels.js';
import type { ExpectedText } from './lettering.fixture.js';
import type { ExpectedPage } from './svg-look.fixture.js';

/** What the pages of a part look like, as SVGs: drawn by other code than the PDF. */
export function expectedPages(
  { setting, recipe }: Job,
  { laid: { sheets, cards } }: LaidPart,
): readonly ExpectedPage[] {
  const ids = new Set(cards.map(({ id }) => id));
  const places = [...facePlacesOf(sheets, recipe.manualDuplex)].flatMap(([id, faces]) =>
    ids.has(id) ? faces.map(face => ({ id, ...face })) : [],
  );
  return inPageOrder(sheets, recipe.manualDuplex).map(({ side }, i) => {
    const cards = places.filter(({ page }) => page === i + 1).map(({ id, ...box }) => ({ id, box }));
    return expectedPage(setting, side, cards);
  });
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
