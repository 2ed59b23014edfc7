import { type Rect, type Size, translate } from '../../geometry/index.js';
import type { Random } from '../../keys/index.js';
import { type SceneSymbol, type Use, use } from '../../scene/index.js';
import type { Scramble } from '../../templates/index.js';
import type { Setting } from '../elements/typesetting.js';
import { coverWith, type Placed } from './cover.js';
import { jumble } from './jumble.js';
import { gridOf } from './mosaic.js';
import { stampOf } from './stamps.js';
import { tintsOf } from './tints.js';

/** How many letters the patterns are made from. */
const STAMPS = 160;

/** Blended, it changes nothing. */
const PAPER = '#ffffff';

/** A jumble of letters without a gap, larger than a field, in two layers to be laid under a word and over it. */
export interface Pattern {
  readonly under: SceneSymbol;
  readonly over: SceneSymbol;
}

/** The patterns of a deck, of the letters of its words at their `size` in millimetres. They don't depend on any word. */
export function camouflage(
  setting: Setting,
  words: readonly string[],
  size: number,
  field: Pick<Rect, 'width' | 'height'>,
  style: Scramble,
  random: Random,
): readonly Pattern[] {
  const letters = jumble(words);
  const { spare, patterns, tries } = style;
  const area = { width: field.width + spare.width, height: field.height + spare.height };
  const stamps = Array.from({ length: STAMPS }, () => stampOf(setting, letters, size, style, random) ?? []);
  const grid = gridOf(area, stamps.flat());
  return Array.from({ length: patterns }, (_, n) => {
    const placed = coverWith(grid, tintsOf(style, random), tries, random);
    const symbol = (side: 'under' | 'over', items: SceneSymbol['items']): SceneSymbol => {
      return { id: `camouflage-${n + 1}-${side}`, box: { x: 0, y: 0, ...area }, items };
    };
    const over = onTop(placed, area, style.over);
    // Blended with what is below them, letters would be darker there, and most steps between them smaller: so the place
    // of a letter over the word is left white under it.
    const under = placed.map((each, i) => (i < over.length ? { ...each, tint: { fill: PAPER } } : each));
    return { under: symbol('under', drawn(under)), over: symbol('over', drawn(over)) };
  });
}

/** The first letters, which hardly overlap, with as much ink as a share of the area. */
function onTop(placed: readonly Placed[], { width, height }: Size, share: number): readonly Placed[] {
  let ink = 0;
  const end = placed.findIndex(({ stamp }) => {
    ink += stamp.ink;
    return ink > share * width * height;
  });
  return placed.slice(0, Math.max(0, end));
}

type Letter = Pick<Placed, 'stamp' | 'by'> & { readonly tint: { readonly fill: string } };

/** The first letter on top. */
function drawn(letters: readonly Letter[]): SceneSymbol['items'] {
  return letters.toReversed().map(({ stamp, by, tint }) => stamp.draw(by, tint.fill));
}

/** Some part of a pattern over a field whose top left corner is at 0, 0. */
export function partOf(
  { under, over }: Pattern,
  { spare }: Scramble,
  random: Random,
): { readonly under: Use; readonly over: Use } {
  const at = translate(-spare.width * random.next(), -spare.height * random.next());
  const laid = (symbol: SceneSymbol): Use => ({ ...use(symbol, at), blend: 'multiply' });
  return { under: laid(under), over: laid(over) };
}
