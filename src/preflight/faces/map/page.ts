import { apply, centre, type Point } from '../../../geometry/index.js';
import { least } from '../../cards/largest.js';
import type { ExpectedMap } from '../../expectation.js';
import type { PageItem, Shape, Text } from '../../pages/items.js';
import { linesOf } from '../../pages/outlines.js';
import { plainText } from '../../pages/plain-text.js';
import { isColour } from '../colours.js';
import { isNumber } from '../word-face.js';
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

export function readMap(items: readonly PageItem[], { cities, line }: ExpectedMap): MapRead {
  const texts = items.filter(item => item.kind === 'text');
  const names = namesOn(texts, new Set(cities.map(({ name }) => plainText(name))));
  const numbers = numbersOn(texts);
  const routes = routesOn(items, line);
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

/** Pairs of figures that are each other's nearest, the larger first. */
function numbersOn(texts: readonly Text[]): readonly CityNumbers[] {
  const figures = texts
    .map(({ text, size, ink }) => ({ text: plainText(text), size, at: centre(ink) }))
    .filter(({ text }) => isNumber(text));
  const nearest = new Map(
    figures.map(one => [
      one,
      least(
        figures.filter(other => other !== one),
        other => distance(one.at, other.at),
      ),
    ]),
  );
  return figures.flatMap(one => {
    const other = nearest.get(one);
    if (other === undefined || nearest.get(other) !== one || one.size <= other.size) return [];
    if (distance(one.at, other.at) > NEAR * one.size) return [];
    return [{ numbers: `${one.text}-${other.text}`, at: one.at, size: one.size }];
  });
}

/** The open lines of a colour. All routes are one path, the longest: a theme may give other lines the same colour. */
function routesOn(items: readonly PageItem[], colour: string): readonly RouteRead[] {
  const nets = items
    .filter((item): item is Shape => item.kind === 'shape')
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
