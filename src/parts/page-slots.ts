import type { Recipe, SheetStyle, Templates } from '../data/index.js';
import type { Claim, ClaimedFace } from '../proof/index.js';
import { translate } from '../scene/geometry/index.js';
import type { SlugPlace } from '../sheets/imposition/index.js';
import { rulerSymbol, type SlugText, slugTitle, slugWords } from '../sheets/index.js';
import { points } from '../text/typesetting/index.js';
import { slugTextOf } from './lay-out.js';
import { drawnSlots, lineSlot } from './slots.js';

/** A deck whose pages have slugs. */
export interface SlugDeck {
  readonly templates: Templates;
  readonly recipe: Recipe;
  readonly version: string;
}

/** The slug of a sheet, in millimetres of the page. */
export function slugSlots(deck: SlugDeck, text: SlugText, place: SlugPlace): readonly Claim[] {
  return [slugTitleSlot(deck, text, place), ...slugRestSlots(deck, text, place)];
}

/** What a sheet is, with its number. */
export function slugTitleSlot(
  { templates: { locale, sheet: style } }: SlugDeck,
  text: SlugText,
  place: SlugPlace,
): Claim {
  const { page, side, total, alike, sheet } = place;
  const { direction } = locale;
  const { start, size, head } = slugMeasures(style, direction, place);
  const title = slugTitle(locale, text, { side, total, alike, n: sheet });
  const at = { x: start, y: head, room: page.width / 2, size };
  return lineSlot(direction, 'slug.title', title, at, style.slug.colour);
}

/** What the slugs of all sheets have: how to print them, what made them, and on fronts the ruler. */
export function slugRestSlots(
  { templates: { locale, sheet: style } }: SlugDeck,
  text: SlugText,
  place: Pick<SlugPlace, 'page' | 'trim' | 'side'>,
): readonly Claim[] {
  const { page, side } = place;
  const { slug } = style;
  const { direction } = locale;
  const words = slugWords(locale, text, style);
  const { edge, start, end, size, head } = slugMeasures(style, direction, place);
  const ahead = direction === 'rtl' ? -1 : 1;
  const small = points(slug.smallPt);
  const base = page.height - head + size * 0.72;
  const room = page.width / 2 - edge - slug.fold;
  const line = (
    name: string,
    text: string,
    at: Omit<Parameters<typeof lineSlot>[3], 'anchor'>,
    atEnd = false,
  ) => lineSlot(direction, name, text, { ...at, ...(atEnd ? { anchor: 'end' as const } : {}) }, slug.colour);
  const ruler = start + Math.min(0, ahead) * slug.ruler;
  return [
    line('slug.how', words.how, { x: end, y: head, room, size }, true),
    line('slug.version', words.madeBy, { x: end, y: base, room: slug.widest, size: small }, true),
    ...(side === 'back'
      ? []
      : [
          line('slug.length', words.length, {
            x: start + ahead * (slug.ruler + 1.5),
            y: base,
            room: slug.ruler,
            size: small,
          }),
          ...drawnSlots('slug.ruler', rulerSymbol(style).items, translate(ruler, base)),
        ]),
  ];
}

/** Where the lines of a slug begin and end, how large the upper ones are, and on which baseline. */
function slugMeasures(
  { margin, marks, printable, slug }: SheetStyle,
  direction: 'ltr' | 'rtl',
  { page, trim }: Pick<SlugPlace, 'page' | 'trim'>,
) {
  const edge = Math.max(margin, slug.side);
  const [start, end] = direction === 'rtl' ? [page.width - edge, edge] : [edge, page.width - edge];
  const size = points(slug.sizePt);
  const least = Math.max(printable + size, trim.y - marks.offset - marks.length);
  return { edge, start, end, size, head: (printable + least) / 2 + size * 0.36 };
}

/** A single page with its slug; the trim is the page. */
export function claimedPage(deck: SlugDeck, part: string, claims: readonly Claim[]): ClaimedFace {
  const { width, height } = deck.templates.paper;
  const page = { width, height };
  const trim = { x: 0, y: 0, ...page };
  const place = { page, trim, side: 'front', sheet: 1, total: 1, alike: false } as const;
  return {
    page: 1,
    trim,
    turn: 0,
    claims: [...claims, ...slugSlots(deck, slugTextOf(deck, part), place)],
  };
}
