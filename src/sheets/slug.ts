import { figures, type Locale, phrase, type SheetStyle } from '../data/index.js';
import { IDENTITY, translate } from '../scene/geometry/index.js';
import { type Item, type SceneSymbol, type ShapedLine, use } from '../scene/index.js';
import type { TextStyle } from '../text/index.js';
import { fitted, onBaseline, points, type Setting, textStyle } from '../text/typesetting/index.js';
import type { Flip, SlugPlace } from './imposition/index.js';

export interface SlugText {
  /** The key of the part's name in a locale: `part.words`. */
  readonly part: string;
  /** Undefined for a page without a back. */
  readonly flip?: Flip;
  /** A person turns the pile, not the printer each sheet. */
  readonly byHand?: boolean;
  readonly seed: string;
  readonly version: string;
}

/** From so many sheets on, all of a slug but the number is drawn once for each width of that. */
const MANY = 100;

/**
 * The slug of a part's sheets. Head: what the sheet is and how to print it. Foot: a ruler to hold against a real
 * one, seed and version.
 */
export function slugOf(
  setting: Setting,
  text: SlugText,
  style: SheetStyle,
): (place: SlugPlace) => readonly Item[] {
  const { locale, shaper } = setting;
  const rtl = locale.direction === 'rtl';
  const { colour, ruler, sizePt, smallPt } = style.slug;
  const size = points(sizePt);
  const titleStyle = textStyle(setting, size);
  const { how, madeBy, length: measured } = slugWords(locale, text, style);
  const version = fitted(setting, madeBy, textStyle(setting, points(smallPt)), style.slug.widest);
  const length = shaper.line(measured, textStyle(setting, points(smallPt)));
  const scale = rulerSymbol(style);
  const shared = new Map<string, SceneSymbol>();
  const titles = new Map<string, readonly string[]>();
  return ({ page, trim, side, sheet, total, alike }) => {
    const left = Math.max(style.margin, style.slug.side);
    const [start, end] = rtl ? [page.width - left, left] : [left, page.width - left];
    const beyondMarks = style.marks.offset + style.marks.length;
    // In the middle of the free strip between the printable edge and the crop marks.
    const head = (style.printable + Math.max(style.printable + size, trim.y - beyondMarks)) / 2 + size * 0.36;
    const base = page.height - head + size * 0.72;
    const widest = page.width / 2 - left - style.slug.fold;
    const kind = `${side} ${total} ${alike}`;
    const told = titles.get(kind) ?? slugTitle(locale, text, { side, total, alike, n: NUMBER }).split(NUMBER);
    titles.set(kind, told);
    const title = titleLines(setting, told, figures(locale, sheet), titleStyle);
    const starts = title.map((_, i) => title.slice(0, i).reduce((sum, { width }) => sum + width, start));
    const set = (i: number) => onBaseline(setting, title[i], { x: starts[i], y: head }, colour);
    const beside = rtl ? start - ruler - 1.5 : start + ruler + 1.5;
    const ends = () => [
      onBaseline(setting, fitted(setting, how, titleStyle, widest), { x: end, y: head }, colour, 'end'),
      onBaseline(setting, version, { x: end, y: base }, colour, 'end'),
    ];
    const scaled = () => [
      use(scale, translate(rtl ? start - ruler : start, base)),
      onBaseline(setting, length, { x: beside, y: base }, colour),
    ];
    const foot = side === 'back' ? () => [] : scaled;
    if (total < MANY) return [...ends(), ...title.map((_, i) => set(i)), ...foot()];
    const once = (name: string, items: () => readonly Item[]): Item => {
      const id = `slug-${kind}-${name}`;
      const symbol = shared.get(id) ?? { id, box: { x: 0, y: 0, ...page }, items: items() };
      shared.set(id, symbol);
      return use(symbol, IDENTITY);
    };
    const around = () => [...ends(), ...foot()];
    if (title.length === 1)
      return alike ? [once('all', () => [...around(), set(0)])] : [once('all', around), set(0)];
    // In the order in which they are read.
    const after = once(`after-${starts[2].toFixed(3)}`, () => [set(2)]);
    return [once('before', () => [...around(), set(0)]), set(1), after];
  };
}

/** The title of one side: which part it is, and which sheet of how many, or of any full one. */
export function slugTitle(
  locale: Locale,
  { part, flip }: SlugText,
  { side, total, alike, n }: Pick<SlugPlace, 'side' | 'total' | 'alike'> & { readonly n: string | number },
): string {
  const name = flip === undefined ? 'slug.page' : flip === 'none' ? 'slug.folded' : 'slug.sheet';
  const names = { part: phrase(locale, part), side: phrase(locale, `side.${side}`), total, n };
  return phrase(locale, alike ? 'slug.alike' : name, names);
}

/** What is the same in the slugs of all sheets: how to print them, what made them, how long the ruler is. */
export function slugWords(locale: Locale, { flip, byHand, seed, version }: SlugText, style: SheetStyle) {
  const turn = flip === undefined ? 'slug.single' : `slug.${byHand ? 'turn' : 'flip'}.${flip}`;
  const how = phrase(locale, 'slug.how', { scale: phrase(locale, 'slug.scale'), flip: phrase(locale, turn) });
  const madeBy = phrase(locale, 'slug.version', seedAndVersion(seed, version));
  return { how, madeBy, length: phrase(locale, 'slug.ruler', { length: style.slug.ruler }) };
}

/**
 * A title around its number: one line, or three where the number does not change the shapes of the text. Then all but
 * the number is shaped once for the thousands of sheets of a batch, which saves a quarter of its time.
 */
function titleLines(
  setting: Setting,
  around: readonly string[],
  number: string,
  style: TextStyle,
): readonly ShapedLine[] {
  const { shaper } = setting;
  if (!standsAlone(setting, around)) return [shaper.line(around.join(number), style)];
  const [before, after] = around;
  return [shaper.line(before, style), shaper.plain(number, style), shaper.line(after, style)];
}

/** Stands in for the sheet number while the title is phrased. */
const NUMBER = '\u0001';

/** Whether a number leaves the shapes of the text around it as they are: not from right to left, nor beside letters. */
function standsAlone({ locale }: Setting, around: readonly string[]): boolean {
  const [before, after] = around;
  if (locale.direction === 'rtl' || around.length !== 2 || after === '') return false;
  return locale.script.startsWith('Han') || (/\s$/.test(before) && /^\s/.test(after));
}

/** A ruler with a tick at each millimetre, longer ones at five and ten; its zero at the origin, standing on y = 0. */
export function rulerSymbol(style: SheetStyle): SceneSymbol {
  const { colour, ruler, ticks: tall } = style.slug;
  const ticks = Array.from({ length: ruler + 1 }, (_, mm): Item => {
    const height = mm % 10 === 0 ? tall.ten : mm % 5 === 0 ? tall.five : tall.one;
    return {
      kind: 'line',
      x1: mm,
      x2: mm,
      y1: 0,
      y2: -height,
      stroke: colour,
      strokeWidth: mm % 10 === 0 ? 0.25 : 0.15,
    };
  });
  const line: Item = { kind: 'line', x1: 0, x2: ruler, y1: 0, y2: 0, stroke: colour, strokeWidth: 0.25 };
  return { id: 'ruler', box: { x: -0.5, y: -3, width: ruler + 1, height: 3.5 }, items: [line, ...ticks] };
}

/** Seed and version for a phrase: a seed that is a whole number appears in the figures of the locale. */
export function seedAndVersion(seed: string, version: string): Readonly<Record<string, string | number>> {
  return { seed: /^(0|[1-9]\d{0,14})$/.test(seed) ? Number(seed) : seed, version };
}
