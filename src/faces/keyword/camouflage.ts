import { type Rect, translate } from '../../geometry/index.js';
import type { Random } from '../../keys/index.js';
import { type SceneSymbol, type Use, use } from '../../scene/index.js';
import type { Scramble } from '../../templates/index.js';
import type { Setting } from '../elements/typesetting.js';
import { coverWith } from './cover.js';
import { jumble } from './jumble.js';
import { between, stampOf } from './stamps.js';

/** How many letters a pattern is made from. */
const STAMPS = 60;

/** A dense, even jumble of letters, larger than a field, in layers to be laid under a word and over it. */
export interface Pattern {
  readonly under: readonly SceneSymbol[];
  readonly over: readonly SceneSymbol[];
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
  const { spare, layers } = style;
  const area = { width: field.width + spare.width, height: field.height + spare.height };
  return Array.from({ length: style.patterns }, (_, n) => {
    const stamps = Array.from({ length: STAMPS }, () => stampOf(setting, letters, size, style, random) ?? []);
    const placed = coverWith(stamps.flat(), area, style, random);
    const drawn = random.shuffle(placed).map(({ stamp, by }) => stamp.draw(by, tint(style, random)));
    const layer = (side: string, i: number): SceneSymbol => ({
      id: `camouflage-${n + 1}-${side}-${i + 1}`,
      box: { x: 0, y: 0, ...area },
      items: drawn.filter((_, at) => at % (layers.under + layers.over) === i),
    });
    const count = layers.under + layers.over;
    const all = Array.from({ length: count }, (_, i) => layer(i < layers.under ? 'under' : 'over', i));
    return { under: all.slice(0, layers.under), over: all.slice(layers.under) };
  });
}

/** Some part of a pattern over a field whose top left corner is at 0, 0. */
export function partOf(
  { under, over }: Pattern,
  { spare }: Scramble,
  random: Random,
): { readonly under: readonly Use[]; readonly over: readonly Use[] } {
  const at = translate(-spare.width * random.next(), -spare.height * random.next());
  const laid = (symbol: SceneSymbol): Use => ({ ...use(symbol, at), blend: 'multiply' });
  return { under: under.map(laid), over: over.map(laid) };
}

/** Magenta and yellow without cyan: a red filter lets all of it through. */
function tint({ magenta, yellow }: Scramble, random: Random): string {
  return inks(0, between(magenta, random), between(yellow, random));
}

/** `#rrggbb` of shares of cyan, magenta and yellow. */
export function inks(...shares: readonly [cyan: number, magenta: number, yellow: number]): string {
  const light = shares.map(share =>
    Math.round(255 * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${light.join('')}`;
}
