import { apply, centre, distanceToRect, grown, type Point, type Rect } from '../../geometry/index.js';
import { linesOf } from '../cards/signs.js';
import type { ExpectedMap } from '../expectation.js';
import type { Drawn, Shape, Text } from '../pages/items.js';
import { bare } from '../pages/reading-order.js';
import { isColour } from './keys.js';

/** What is wrong with the map on a page, each a whole sentence: names, numbers and routes, and what lies on what. */
export function againstMap(items: readonly Drawn[], map: ExpectedMap): readonly string[] {
  const texts = items.filter((item): item is Text => item.kind === 'text');
  const { cities, copies, sample } = map;
  const names = namesOn(texts, new Set(cities.map(({ name }) => bare(name))));
  const routes = routesOn(items, map.line);
  const signs = numbersOn(texts);
  return [
    ...differing(
      names.map(({ text }) => bare(text)),
      times(
        cities.map(({ name }) => bare(name)),
        copies,
      ),
    ).map(([name, there, wanted]) => `"${name}" stands ${there} times on the map, and not ${wanted}.`),
    ...differing(
      signs.map(({ numbers }) => numbers),
      times([...cities.map(({ numbers }) => numbers), sample], copies),
    ).map(([numbers, there, wanted]) => `${there} cities have the numbers ${numbers}, and not ${wanted}.`),
    ...differing(
      routes.map(({ line }) => joined([line[0], line[line.length - 1]].map(end => nearestOf(signs, end)))),
      times(map.routes.map(joined), copies),
    ).map(([ends, there, wanted]) => `${there} routes join ${ends}, and not ${wanted}.`),
    ...swapped(names, signs, map).map(([a, b]) => `"${a}" and "${b}" have changed places.`),
    ...texts.flatMap((text, i) =>
      texts
        .slice(0, i)
        .filter(other => meet(text.ink, other.ink))
        .map(other => `"${bare(text.text)}" lies on "${bare(other.text)}".`),
    ),
    ...names
      .filter(({ ink }) => routes.some(({ line, half }) => crosses(line, grown(ink, half))))
      .map(({ text }) => `"${bare(text)}" lies on a route.`),
  ];
}

/** The names of cities have one size; a title may be a city's name too. */
function namesOn(texts: readonly Text[], wanted: ReadonlySet<string>): readonly Text[] {
  const named = texts.filter(({ text }) => wanted.has(bare(text)));
  const alike = (size: number) => named.filter(text => Math.abs(text.size - size) < 0.02 * size);
  return named
    .map(({ size }) => alike(size))
    .reduce((most, next) => (next.length > most.length ? next : most), []);
}

/** A number of mistakes stands nearer to its tokens than this many of their sizes. */
const NEAR = 1.7;

interface Sign {
  readonly numbers: string;
  /** The middle of the first. */
  readonly at: Point;
}

/** The two numbers of each city: figures that are each other's nearest, the larger first. */
function numbersOn(texts: readonly Text[]): readonly Sign[] {
  const figures = texts.filter(({ text }) => /^\p{Nd}+$/u.test(bare(text)));
  const nearest = figures.map((one, i) => {
    let best = { at: -1, away: Infinity };
    for (const [j, other] of figures.entries()) {
      const away = i === j ? Infinity : distance(centre(one.ink), centre(other.ink));
      if (away < best.away) best = { at: j, away };
    }
    return best;
  });
  return figures.flatMap((one, i) => {
    const { at, away } = nearest[i];
    const other = figures[at];
    if (other === undefined || nearest[at].at !== i || one.size <= other.size || away > NEAR * one.size)
      return [];
    return [{ numbers: `${bare(one.text)}-${bare(other.text)}`, at: centre(one.ink) }];
  });
}

function nearestOf(signs: readonly Sign[], point: Point): string {
  let best = { away: Infinity, numbers: 'nothing' };
  for (const { at, numbers } of signs) {
    const away = distance(at, point);
    if (away < best.away) best = { away, numbers };
  }
  return best.numbers;
}

/**
 * Names of two cities that stand nearer to each other's numbers than to their own. One alone may: a line leads from it
 * to its city.
 */
function swapped(
  names: readonly Text[],
  signs: readonly Sign[],
  { cities }: ExpectedMap,
): readonly (readonly [string, string])[] {
  // Two cities may bear one name.
  const numbersOf = (wanted: string) =>
    cities.flatMap(({ name, numbers }) => (bare(name) === wanted ? [numbers] : []));
  const away = (ink: Rect, numbers: readonly string[]) =>
    Math.min(
      ...signs.flatMap(sign => (numbers.includes(sign.numbers) ? [distanceToRect(sign.at, ink)] : [])),
    );
  const placed = names.map(({ text, ink }) => ({ name: bare(text), ink, numbers: numbersOf(bare(text)) }));
  return placed.flatMap((a, i) =>
    placed.slice(0, i).flatMap((b): [string, string][] => {
      const own = away(a.ink, a.numbers) + away(b.ink, b.numbers);
      const other = away(a.ink, b.numbers) + away(b.ink, a.numbers);
      const share = a.numbers.some(each => b.numbers.includes(each));
      return !share && other < own ? [[a.name, b.name]] : [];
    }),
  );
}

/** A route has no direction. */
function joined(ends: readonly string[]): string {
  return ends.toSorted().join(' and ');
}

interface Route {
  readonly line: readonly Point[];
  /** Of the stroke. */
  readonly half: number;
}

/**
 * The open lines of a colour on the page. A whole net is one path: a theme may give the same colour to single lines, too.
 */
function routesOn(items: readonly Drawn[], colour: string): readonly Route[] {
  const nets = items
    .filter(
      (item): item is Shape =>
        item.kind === 'shape' && item.fill === undefined && isColour(item.stroke, colour),
    )
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

function crosses(line: readonly Point[], { x, y, width, height }: Rect): boolean {
  // Finer than the smallest letter.
  const step = 0.3;
  return line.some((to, i) => {
    const from = line[Math.max(0, i - 1)];
    const steps = Math.max(1, Math.ceil(distance(from, to) / step));
    for (let k = 0; k <= steps; k++) {
      const px = from.x + ((to.x - from.x) * k) / steps;
      const py = from.y + ((to.y - from.y) * k) / steps;
      if (px > x && px < x + width && py > y && py < y + height) return true;
    }
    return false;
  });
}

function meet(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function times<T>(items: readonly T[], copies: number): readonly T[] {
  return Array.from({ length: copies }, () => items).flat();
}

/** What is there more or less often than it is wanted. */
function differing(
  there: readonly string[],
  wanted: readonly string[],
): readonly (readonly [item: string, there: number, wanted: number])[] {
  const count = (items: readonly string[], item: string) => items.filter(each => each === item).length;
  return [...new Set([...wanted, ...there])]
    .map(item => [item, count(there, item), count(wanted, item)] as const)
    .filter(([, found, asked]) => found !== asked);
}
