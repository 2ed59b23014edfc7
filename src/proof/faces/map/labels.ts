import { distanceToRect, type Point, type Rect, union } from '../../../scene/geometry/index.js';
import { least } from '../../cards/largest.js';
import type { PageItem, Shape, Text } from '../../pages/items.js';
import { type StrokeEnds, strokeEnds } from '../../pages/outlines.js';

/** The two numbers of a city: tokens, a hyphen, mistakes. */
export interface CityNumbers {
  readonly numbers: string;
  /** The middle of the first. */
  readonly at: Point;
  /** Em size of the first. */
  readonly size: number;
}

/** In sizes of a name: how far its tick box and stars reach below it, their side, and the gap between two of them. */
const ROW = { below: 1.3, side: 0.95, gap: 0.45 } as const;
/** The rim of a city's disc is at most this far from the middle of its tokens, in their size. */
const RIM = 1.4;
/** A line ends at most this far from its label, in sizes of the name; the note of the start may stand between. */
const END = 1.6;
/** What is nearest is so by this factor, or else it can't be told. */
const CLEARLY = 1.05;

/**
 * The city of each name, as a reader finds it: where a line leads, or else the nearest. A name is missing where two
 * cities or two names are about as near.
 */
export function standsOf(
  items: readonly PageItem[],
  names: readonly Text[],
  numbers: readonly CityNumbers[],
): ReadonlyMap<Text, CityNumbers> {
  const shapes = items.filter(item => item.kind === 'shape');
  const labels = names.map(name => ({ name, box: labelAround(name, shapes) }));
  const led = new Map<Text, CityNumbers>();
  const unclear = new Set<Text>();
  for (const [city, end] of leaders(shapes, numbers)) {
    const near = labels.filter(({ name, box }) => distanceToRect(end, box) <= END * name.size);
    const label = clearly(near, ({ box }) => distanceToRect(end, box));
    // Two lines to one label, or one between two labels, tell nothing.
    if (label === undefined) for (const { name } of near) unclear.add(name);
    else if (led.has(label.name) && led.get(label.name) !== city) unclear.add(label.name);
    else led.set(label.name, city);
  }
  return new Map(
    labels.flatMap(({ name, box }): [Text, CityNumbers][] => {
      if (unclear.has(name)) return [];
      const city = led.get(name) ?? clearly(numbers, ({ at }) => distanceToRect(at, box));
      return city ? [[name, city]] : [];
    }),
  );
}

/** A name with the tick box and the stars below it. */
function labelAround({ ink, size }: Text, shapes: readonly Shape[]): Rect {
  const bottom = ink.y + ink.height;
  const row = shapes
    .map(({ edge }) => edge)
    .filter(
      ({ y, width, height }) =>
        Math.max(width, height) <= ROW.side * size && y >= bottom && y + height <= bottom + ROW.below * size,
    );
  let box = { ...ink };
  for (let left = row; ; ) {
    const [from, to] = [box.x - ROW.gap * size, box.x + box.width + ROW.gap * size];
    const beside = left.filter(({ x, width }) => x < to && x + width > from);
    if (beside.length === 0) return box;
    box = beside.reduce(union, box);
    left = left.filter(each => !beside.includes(each));
  }
}

/** The lines that begin at the rim of a city, and where they end. */
function leaders(
  shapes: readonly Shape[],
  numbers: readonly CityNumbers[],
): readonly (readonly [CityNumbers, Point])[] {
  const cityAt = (point: Point) =>
    least(
      numbers.filter(({ at, size }) => distance(at, point) <= RIM * size),
      ({ at }) => distance(at, point),
    );
  const lines = shapes.map(strokeEnds).filter((ends): ends is StrokeEnds => ends !== undefined);
  return lines.flatMap(([a, b]): [CityNumbers, Point][] => {
    const [from, to] = [cityAt(a), cityAt(b)];
    if (from !== undefined && to !== undefined) return [];
    if (from !== undefined) return [[from, b]];
    return to === undefined ? [] : [[to, a]];
  });
}

/** The nearest, unless another is about as near. */
function clearly<T>(items: readonly T[], away: (item: T) => number): T | undefined {
  const nearest = least(items, away);
  if (nearest === undefined) return undefined;
  const most = away(nearest) * CLEARLY;
  return items.some(each => each !== nearest && away(each) < most) ? undefined : nearest;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
