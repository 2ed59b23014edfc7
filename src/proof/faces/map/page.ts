import { apply, centre, type Point, type Rect } from '../../../scene/geometry/index.js';
import { least } from '../../cards/largest.js';
import type { ExpectedMap } from '../../expectation.js';
import { contains, type PageItem, type Shape, type Text } from '../../pages/items.js';
import { isRound, linesOf } from '../../pages/outlines.js';
import type { Patch } from '../../pages/pixels.js';
import { isNumber, plainText } from '../../pages/plain-text.js';
import { shownShare } from '../../pages/sight.js';
import { isColour } from '../colours.js';
import { type CityNumbers, distance, standsOf } from './labels.js';

/** What a page with a mission map shows. */
export interface MapRead {
  readonly texts: readonly Text[];
  /** The names of cities. */
  readonly names: readonly Text[];
  readonly numbers: readonly CityNumbers[];
  readonly routes: readonly RouteRead[];
  /** The city that each name stands at or that a line leads to from it, as far as it can be told. */
  readonly stands: ReadonlyMap<Text, CityNumbers>;
}

export interface RouteRead {
  readonly line: readonly Point[];
  /** Half the width of the stroke. */
  readonly half: number;
}

/** `items` are those that show on `paper`. */
export function readMap(items: readonly PageItem[], paper: Patch, { cities, line }: ExpectedMap): MapRead {
  const listed = new Set(cities.map(({ name }) => plainText(name)));
  const texts = items.filter(item => item.kind === 'text');
  const shapes = items.filter(item => item.kind === 'shape');
  const discs = shapes.filter(({ outline }) => isRound(outline)).map(({ edge }) => edge);
  // A city may be called 7.
  const isFigure = ({ text, ink }: Text) =>
    isNumber(plainText(text)) && discs.some(disc => contains(disc, centre(ink)));
  const names = namesOn(
    texts.filter(text => !isFigure(text)),
    listed,
  );
  const numbers = numbersOn(
    texts.filter(text => !names.includes(text)),
    discs,
  );
  const routes = routesOn(shapes, line).filter(route => isShown(route, line, discs, paper));
  return { texts, names, numbers, routes, stands: standsOf(items, names, numbers) };
}

/** The names of cities have one size; a title may be a city's name too. */
function namesOn(texts: readonly Text[], wanted: ReadonlySet<string>): readonly Text[] {
  const named = texts.filter(({ text }) => wanted.has(plainText(text)));
  const alike = (size: number) => named.filter(text => Math.abs(text.size - size) < 0.02 * size);
  return named
    .map(({ size }) => alike(size))
    .reduce((most, next) => (next.length > most.length ? next : most), []);
}

/** The number of mistakes is this near to the number of tokens, in sizes of the latter. */
const NEAR = 1.7;

/** The figures of mistakes are at most this large, in sizes of those of tokens. */
const SMALLER = 0.8;

/** Pairs of a large figure on a disc and a small one, each the nearest to the other of its kind. */
function numbersOn(texts: readonly Text[], discs: readonly Rect[]): readonly CityNumbers[] {
  const figures = texts
    .map(({ text, size, ink }) => ({ text: plainText(text), size, at: centre(ink) }))
    .filter(({ text }) => isNumber(text));
  return figures.flatMap(one => {
    const small = figures.filter(({ size }) => size <= SMALLER * one.size);
    const other = least(small, ({ at }) => distance(one.at, at));
    if (other === undefined) return [];
    const large = figures.filter(({ size }) => other.size <= SMALLER * size);
    if (least(large, ({ at }) => distance(other.at, at)) !== one) return [];
    if (distance(one.at, other.at) > NEAR * one.size) return [];
    if (!discs.some(disc => distance(centre(disc), one.at) < disc.width / 4)) return [];
    return [{ numbers: `${one.text}-${other.text}`, at: one.at, size: one.size }];
  });
}

/** The open lines of a colour. All routes are one path, the longest: a theme may give other lines the same colour. */
function routesOn(shapes: readonly Shape[], colour: string): readonly RouteRead[] {
  const nets = shapes
    .filter(({ fill, stroke }) => fill === undefined && isColour(stroke, colour))
    .filter(({ outline }) => outline.path[outline.path.length - 1] !== 4)
    .map(({ outline, matrix, strokeWidth }) =>
      linesOf(outline).map(line => ({
        line: line.map(([x, y]) => apply(matrix, { x, y })),
        half: strokeWidth / 2,
      })),
    );
  const most = Math.max(0, ...nets.map(net => net.length));
  return nets.filter(net => net.length === most).flat();
}

/** Whether the page shows most of a route between its discs. */
function isShown({ line }: RouteRead, colour: string, discs: readonly Rect[], paper: Patch): boolean {
  const spots = between(line).filter(
    spot => !discs.some(disc => distance(centre(disc), spot) < disc.width / 2 + 0.5),
  );
  return spots.length === 0 || shownShare(spots, colour, paper) > 0.5;
}

/** Points of a line, four to each of its stretches. */
function between(line: readonly Point[]): readonly Point[] {
  return line.slice(1).flatMap((to, i) => {
    const from = line[i];
    return [0, 0.25, 0.5, 0.75].map(share => ({
      x: from.x + share * (to.x - from.x),
      y: from.y + share * (to.y - from.y),
    }));
  });
}
