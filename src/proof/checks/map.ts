import { grown, type Point, type Rect, union } from '../../scene/geometry/index.js';
import { type Sentence, sentence } from '../../speech/index.js';
import { least } from '../cards/largest.js';
import type { ExpectedMap } from '../expectation.js';
import { type CityNumbers, distance } from '../faces/map/labels.js';
import { type MapRead, readMap } from '../faces/map/page.js';
import { type Fault, faultAt } from '../findings.js';
import { plainText } from '../pages/plain-text.js';
import type { Page } from '../pdfium/page.js';
import { differences } from './tally.js';

/** What is wrong with the map on a page: its names, numbers and routes, and what overlaps. */
export function mapFaults(
  { items, drawing }: Pick<Page, 'items' | 'drawing'>,
  map: ExpectedMap,
): readonly Fault[] {
  const read = readMap(items, drawing.whole(), map);
  return [...contentFaults(read, map), ...overlaps(read)];
}

function contentFaults(
  read: MapRead,
  { cities, routes: expectedRoutes, sample, copies, heading }: ExpectedMap,
): readonly Fault[] {
  const { texts, names, numbers, routes } = read;
  const times = (list: readonly string[]) => Array.from({ length: copies }, () => list).flat();
  const endsOf = (line: readonly Point[]) =>
    [line[0], line[line.length - 1]].map(end => cityAt(numbers, end));
  return [
    ...differences(
      names.map(({ text }) => plainText(text)),
      times(cities.map(({ name }) => plainText(name))),
    ).map(({ item, found, expected }) => sentence('preflight.map-name', { name: item, found, expected })),
    ...differences(
      numbers.map(each => each.numbers),
      times([...cities.map(each => each.numbers), sample]),
    ).map(({ item, found, expected }) =>
      sentence('preflight.map-numbers', { numbers: item, found, expected }),
    ),
    ...differences(
      routes.map(({ line }) => undirected(endsOf(line))),
      times(expectedRoutes.map(undirected)),
    ).map(({ item, found, expected }) => {
      const [from, to] = item.split(' ');
      return sentence('preflight.map-route', { from, to, found, expected });
    }),
    ...(heading === undefined ? [] : headings(texts, plainText(heading), copies)),
    ...swapped(read, cities).map(([a, b]) =>
      faultAt(union(a.ink, b.ink), sentence('preflight.map-swapped', { name: a.name, other: b.name })),
    ),
  ];
}

function headings(texts: MapRead['texts'], text: string, expected: number): readonly Sentence[] {
  const found = texts.filter(each => plainText(each.text) === text).length;
  return found === expected ? [] : [sentence('preflight.map-heading', { text, found, expected })];
}

function overlaps({ texts, names, routes }: MapRead): readonly Fault[] {
  return [
    ...texts.flatMap(({ text, ink }, i) =>
      texts
        .slice(0, i)
        .filter(other => overlap(ink, other.ink))
        .map(other =>
          faultAt(
            union(ink, other.ink),
            sentence('preflight.map-overlap', { text: plainText(text), other: plainText(other.text) }),
          ),
        ),
    ),
    ...names
      .filter(({ ink }) => routes.some(({ line, half }) => crosses(line, grown(ink, half))))
      .map(({ text, ink }) => faultAt(ink, sentence('preflight.map-on-route', { name: plainText(text) }))),
  ];
}

/** The numbers of the city nearest to a point. */
function cityAt(numbers: readonly CityNumbers[], point: Point): string {
  return least(numbers, ({ at }) => distance(at, point))?.numbers ?? '?';
}

function undirected(ends: readonly string[]): string {
  return ends.toSorted().join(' ');
}

/** Two names that both stand at numbers of another, one of them at those of the other. */
function swapped(
  { names, stands }: MapRead,
  cities: ExpectedMap['cities'],
): readonly (readonly [PlacedName, PlacedName])[] {
  const astray = names.flatMap((text): PlacedName[] => {
    const at = stands.get(text)?.numbers;
    const name = plainText(text.text);
    // Two cities may have the same name.
    const own = cities.filter(city => plainText(city.name) === name).map(city => city.numbers);
    return at === undefined || own.includes(at) ? [] : [{ name, ink: text.ink, at, own }];
  });
  return astray.flatMap((a, i) =>
    astray.slice(0, i).flatMap((b): [PlacedName, PlacedName][] => {
      return b.own.includes(a.at) || a.own.includes(b.at) ? [[a, b]] : [];
    }),
  );
}

interface PlacedName {
  readonly name: string;
  readonly ink: Rect;
  /** The numbers that it stands at, and those that it may. */
  readonly at: string;
  readonly own: readonly string[];
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

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
