import type { Flip, SlugPlace } from '../imposition/index.js';
import type { Item } from '../scene/index.js';
import { phrase, type SheetStyle } from '../templates/index.js';
import { onBaseline, points, type Setting, textStyle } from './setting.js';

export interface SlugText {
  /** Key of the printed name of the part: `part.words`. */
  readonly part: string;
  /** Undefined for a page that has no back. */
  readonly flip?: Flip;
  readonly seed: string;
  readonly version: string;
}

/** Head: what the sheet is, how to print it. Foot: a ruler to hold against a real one, seed and version. */
export function slug(setting: Setting, place: SlugPlace, text: SlugText, style: SheetStyle): readonly Item[] {
  const { locale, shaper } = setting;
  const rtl = locale.direction === 'rtl';
  const { page, trim, side } = place;
  const { colour, ruler } = style.slug;
  const left = Math.max(style.margin, 10);
  const right = page.width - left;
  const [start, end] = rtl ? [right, left] : [left, right];
  const size = points(style.slug.sizePt);
  const line = (content: string, sizeMm = size) => shaper.line(content, textStyle(setting, sizeMm));
  const beyondMarks = style.marks.offset + style.marks.length;
  // In the middle of the strip that is free between the printable edge and the crop marks.
  const head = (style.printable + Math.max(style.printable + size, trim.y - beyondMarks)) / 2 + size * 0.36;
  const foot = page.height - head + size * 0.72;
  const names = {
    part: phrase(locale, text.part),
    side: phrase(locale, `side.${side}`),
    n: place.sheet,
    total: place.total,
  };
  const name = text.flip === undefined ? 'slug.page' : text.flip === 'none' ? 'slug.folded' : 'slug.sheet';
  const sheet = line(phrase(locale, name, names));
  const flip = text.flip === undefined ? 'slug.single' : `slug.flip.${text.flip}`;
  const how = line(`${phrase(locale, 'slug.scale')}  ·  ${phrase(locale, flip)}`);
  const version = line(
    phrase(locale, 'slug.version', seedAndVersion(text.seed, text.version)),
    points(style.slug.smallPt),
  );
  const items: Item[] = [
    onBaseline(setting, sheet, { x: start, y: head }, colour),
    onBaseline(setting, how, { x: end, y: head }, colour, 'end'),
    onBaseline(setting, version, { x: end, y: foot }, colour, 'end'),
  ];
  const from = rtl ? start - ruler : start;
  return side === 'front' ? [...items, ...rulerItems(setting, from, foot, style)] : items;
}

/** A ruler with a tick each millimetre and a longer one each ten. */
function rulerItems(setting: Setting, x: number, y: number, style: SheetStyle): readonly Item[] {
  const { colour, ruler, smallPt } = style.slug;
  const stroke = { stroke: colour, strokeWidth: 0.25 } as const;
  const items: Item[] = [{ kind: 'line', x1: x, x2: x + ruler, y1: y, y2: y, ...stroke }];
  for (let mm = 0; mm <= ruler; mm++) {
    const height = mm % 10 === 0 ? 2.2 : mm % 5 === 0 ? 1.6 : 0.9;
    items.push({
      kind: 'line',
      x1: x + mm,
      x2: x + mm,
      y1: y,
      y2: y - height,
      stroke: colour,
      strokeWidth: mm % 10 === 0 ? 0.25 : 0.15,
    });
  }
  const label = setting.shaper.line(
    phrase(setting.locale, 'slug.ruler'),
    textStyle(setting, points(smallPt)),
  );
  const rtl = setting.locale.direction === 'rtl';
  items.push(onBaseline(setting, label, { x: rtl ? x - 1.5 : x + ruler + 1.5, y }, colour));
  return items;
}

/** What makes the deck again, as it is printed: a seed that is a number in the figures of the locale. */
export function seedAndVersion(seed: string, version: string): Readonly<Record<string, string | number>> {
  return { seed: /^(0|[1-9]\d{0,14})$/.test(seed) ? Number(seed) : seed, version };
}
