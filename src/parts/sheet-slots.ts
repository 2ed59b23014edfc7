import { phrase, type SheetStyle } from '../data/index.js';
import type { Claim, ClaimedSheet } from '../proof/index.js';
import { grown, IDENTITY, type Rect, union } from '../scene/geometry/index.js';
import { use } from '../scene/index.js';
import {
  foldLine,
  inPageOrder,
  type Layout,
  SharedDrawings,
  type SlugPlace,
  slotCount,
} from '../sheets/imposition/index.js';
import { points } from '../text/typesetting/index.js';
import { cardLayout, slugPlace, slugTextOf } from './lay-out.js';
import { type SlugDeck, slugRestSlots, slugTitleSlot } from './page-slots.js';
import type { CardSheets } from './part.js';
import { drawnSlots, lineSlot } from './slots.js';

/** What is known of the backs of a part. */
interface Backs {
  /** What is on the back of a card, by its number from 0: the same thing where two are alike. */
  readonly back: (card: number) => unknown;
  /** Of backs that have no claims of their own: the pattern that they show. */
  readonly pattern?: readonly string[];
}

/** Some of the sheets of a part: so many after the `first` ones. */
export interface SheetRange {
  readonly first: number;
  readonly length: number;
}

type SheetSide = Omit<ClaimedSheet, 'page'>;

/**
 * What is on the sheets of so many cards besides the cards, page by page: slugs, crop marks, how to fold and to cut. What
 * full sheets have in common is made once, for batches of thousands. Nothing where the cards don't fit the paper.
 */
export function claimedSheets(
  deck: SlugDeck,
  on: CardSheets,
  count: number,
  { back, pattern }: Backs,
  { first: skipped, length }: SheetRange = { first: 0, length: Infinity },
): readonly ClaimedSheet[] {
  const { templates, recipe } = deck;
  const { locale, sheet: style } = templates;
  const layout = cardLayout(templates, recipe, on, count);
  if (layout === undefined) return [];
  const each = slotCount(layout);
  const total = Math.ceil(count / each);
  const shared = new SharedDrawings({ layout, style, direction: locale.direction });
  const text = slugTextOf(deck, on.part, recipe.flip);
  const full = new Map<string, SheetSide>();
  const sideOf = (side: 'front' | 'back', sheet: number): SheetSide => {
    const first = (sheet - 1) * each;
    const cards = Math.min(each, count - first);
    const isAlike =
      side === 'back' && Array.from({ length: cards }).every((_, i) => back(first + i) === back(first));
    const place: SlugPlace = {
      page: layout.page,
      trim: shared.blocks[side].trim,
      side,
      sheet,
      total,
      alike: isAlike && cards === each && !on.variousBacks,
    };
    const slug = slugPlace(on, style, place);
    const key = `${side} ${cards} ${isAlike}`;
    const title = () => [slugTitleSlot(deck, text, slug)];
    const common = full.get(key) ?? {
      size: layout.page,
      claims: title(),
      trims: trimsOf(shared, cards, layout.folded ? undefined : side),
      shared: [
        ...(side === 'front' ? marksOf(shared, cards, layout, style) : []),
        ...(pattern && (layout.folded || side === 'back')
          ? [patternSlot(grown(trimsOf(shared, cards, 'back').reduce(union), style.bleed), pattern)]
          : []),
        ...slugRestSlots(deck, text, slug),
        ...(side === 'front' && on.note ? [noteSlot(deck, on.note, place)] : []),
      ],
    };
    full.set(key, common);
    return place.alike ? common : { ...common, claims: title() };
  };
  const sheets = Array.from({ length: Math.max(0, Math.min(length, total - skipped)) }, (_, i) => {
    const number = skipped + i + 1;
    const front = sideOf('front', number);
    return { number, sides: layout.folded ? [front] : [front, sideOf('back', number)] };
  });
  return inPageOrder(sheets, recipe.manualDuplex).map(({ side }, i) => ({ page: i + 1, ...side }));
}

/** The trims on one side; on a folded sheet those of fronts and backs. */
function trimsOf(shared: SharedDrawings, cards: number, side: 'front' | 'back' | undefined): readonly Rect[] {
  const sides = side ? [side] : (['front', 'back'] as const);
  return sides.flatMap(side => shared.places(cards).map(places => places[side].at.slot));
}

/** In their order, for then each is found at once. */
function marksOf(
  shared: SharedDrawings,
  cards: number,
  layout: Layout,
  { marks, printable }: SheetStyle,
): readonly Claim[] {
  const fold = layout.folded ? drawnSlots('fold', [foldLine(layout, marks, printable)]) : [];
  return [...drawnSlots('crop mark', [use(shared.marks(cards), IDENTITY)]), ...fold];
}

function patternSlot(box: Rect, paints: readonly string[]): Claim {
  return { kind: 'ground', name: 'pattern', box, paints };
}

/** The line that says in which order to cut, below the block and its marks. */
function noteSlot({ templates }: SlugDeck, key: string, { page, trim }: SlugPlace): Claim {
  const { locale, sheet: style } = templates;
  const { slug, marks, margin } = style;
  const size = points(slug.sizePt);
  const y = trim.y + trim.height + marks.offset + marks.length + 2 * size;
  const at = { x: page.width / 2, y, room: page.width - 2 * margin, size, anchor: 'middle' as const };
  const line = lineSlot(locale.direction, 'note', phrase(locale, key), at, slug.colour);
  // A sheet may be folded in the middle of it.
  return { ...line, inDrawing: true };
}
