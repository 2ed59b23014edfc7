import { figures, type Locale } from '../../data/index.js';
import type { MapPlan } from '../../data/manifest/index.js';
import type { Graticule } from '../../maps/atlas/index.js';
import { compose, grown, type Point, type Rect, translate, turnAbout } from '../../scene/geometry/index.js';
import { type Colour, group, type Item, type ShapedLine } from '../../scene/index.js';
import { points, type Setting, textStyle } from '../../text/typesetting/index.js';
import type { MapFace } from './measures.js';

type Crossings = Pick<Graticule, 'crossings'>;
type Edge = Graticule['crossings'][number]['edge'];

const EDGES = ['top', 'bottom', 'left', 'right'] as const;

/** The degrees at an edge of the neat line, about a point. */
interface Figure {
  readonly edge: Edge;
  readonly at: number;
  /** Of an arc. */
  readonly seconds: number;
  readonly text: ShapedLine;
  readonly middle: Point;
}

/** The neat line: a strip that alternates black and white from degree to degree, with the degrees outside. */
export function neatLine(setting: Setting, slots: MapFace, frame: Rect, net: Crossings): readonly Item[] {
  const { colours } = setting.theme;
  const { strip, line, outer } = slots.frame;
  const degrees = degreesOf(setting, slots, frame, net);
  const items = EDGES.flatMap((edge): Item[] => [
    ...stripRects(slots, frame, edge, crossed(net, edge)).map(
      (rect): Item => ({ kind: 'rect', ...rect, fill: colours.ink }),
    ),
    ...degrees.filter(figure => figure.edge === edge).map(figure => figureItem(figure, colours.quiet)),
  ]);
  return [
    ...items,
    { kind: 'rect', ...frame, stroke: colours.ink, strokeWidth: line },
    { kind: 'rect', ...grown(frame, strip), stroke: colours.ink, strokeWidth: line },
    { kind: 'rect', ...grown(frame, strip + outer / 2 + 0.25), stroke: colours.ink, strokeWidth: outer / 2 },
  ];
}

export function isUpright(edge: Edge): boolean {
  return edge === 'left' || edge === 'right';
}

/** Where meridians or parallels meet an edge, in order. */
export function crossed({ crossings }: Crossings, edge: Edge): readonly number[] {
  const own = crossings.filter(crossing => crossing.edge === edge);
  return own.map(({ at: { x, y } }) => (isUpright(edge) ? y : x)).sort((a, b) => a - b);
}

/** The black pieces of the strip along an edge of a frame. */
export function stripRects(
  slots: MapFace,
  { x, y, width, height }: Rect,
  edge: Edge,
  at: readonly number[],
): readonly Rect[] {
  const { strip } = slots.frame;
  const upright = isUpright(edge);
  const [right, bottom] = [x + width, y + height];
  const stops = upright ? [y, ...at, bottom] : [x, ...at, right];
  return stops.flatMap((stop, i): Rect[] => {
    if (i % 2 === 0) return [];
    const [start, length] = [stops[i - 1], stop - stops[i - 1]];
    return [
      {
        x: upright ? (edge === 'left' ? x - strip : right) : start,
        y: upright ? start : edge === 'top' ? y - strip : bottom,
        width: upright ? strip : length,
        height: upright ? length : strip,
      },
    ];
  });
}

/** The middle of a figure whose ink is so high. */
export function middleOf(
  slots: MapFace,
  frame: Rect,
  { edge, at, height }: { readonly edge: Edge; readonly at: number; readonly height: number },
): Point {
  const { strip, outer } = slots.frame;
  const off = strip + outer + 0.7 + height / 2;
  if (isUpright(edge)) return { x: edge === 'left' ? frame.x - off : frame.x + frame.width + off, y: at };
  return { x: at, y: edge === 'top' ? frame.y - off : frame.y + frame.height + off };
}

/** The figures that have room: none in a corner, where two would meet. */
function degreesOf(
  setting: Setting,
  slots: MapFace,
  frame: Rect,
  { crossings }: Crossings,
): readonly Figure[] {
  const { degreesPt, apart, corner } = slots.frame;
  const style = textStyle(setting, points(degreesPt));
  return EDGES.flatMap(edge => {
    const upright = isUpright(edge);
    const [from, to] = upright ? [frame.y, frame.y + frame.height] : [frame.x, frame.x + frame.width];
    let last = Number.NEGATIVE_INFINITY;
    return crossings
      .filter(crossing => crossing.edge === edge)
      .map(crossing => ({ degrees: crossing.degrees, at: upright ? crossing.at.y : crossing.at.x }))
      .sort((a, b) => a.at - b.at)
      .flatMap(({ degrees, at }): Figure[] => {
        if (at < from + corner || at > to - corner) return [];
        if (degrees === undefined || at - last < apart) return [];
        last = at;
        const seconds = Math.round(degrees * 3600);
        const text = setting.shaper.line(degreesText(setting.locale, seconds), style);
        const middle = middleOf(slots, frame, { edge, at, height: text.ink.height });
        return [{ edge, at, seconds, text, middle }];
      });
  });
}

function figureItem({ edge, text, middle }: Figure, fill: Colour): Item {
  const { ink } = text;
  const centred = { x: -ink.width / 2 - ink.x, y: -ink.height / 2 - ink.y };
  const turn = turnAbout(isUpright(edge) ? 270 : 0);
  return group(compose(translate(middle.x, middle.y), turn), [
    { kind: 'text', ...centred, fill, line: text },
  ]);
}

/** What the manifest says of the neat line. */
export function recordedEdges(
  setting: Setting,
  slots: MapFace,
  frame: Rect,
  net: Crossings,
): NonNullable<MapPlan['edges']> {
  const [top, bottom, left, right] = EDGES.map(edge => [...crossed(net, edge)]);
  const shown = degreesOf(setting, slots, frame, net);
  const figures = shown.map(({ edge, at, seconds, text }) => ({
    edge,
    at,
    seconds,
    height: text.ink.height,
  }));
  return { top, bottom, left, right, figures };
}

/** So many seconds of an arc as 120°, 120°30′ or 120°30′15″, in the figures of the locale. */
export function degreesText(locale: Locale, all: number): string {
  const [whole, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const rest = [
    ...(minutes > 0 || seconds > 0 ? [`${figures(locale, minutes)}′`] : []),
    ...(seconds > 0 ? [`${figures(locale, seconds)}″`] : []),
  ];
  return `${figures(locale, whole)}°${rest.join('')}`;
}

/** On a map without coasts, in place of degrees: a strip that alternates with the grid, without figures. */
export function plainStrip(frame: Rect, pitch: number): Crossings {
  const along = (from: number, length: number) => {
    const count = Math.max(1, Math.round(length / pitch / 4) * 2 + 1);
    return Array.from({ length: count - 1 }, (_, i) => from + (length * (i + 1)) / count);
  };
  const { x, y, width, height } = frame;
  return {
    crossings: [
      ...along(x, width).flatMap(at => [
        { edge: 'top', at: { x: at, y } } as const,
        { edge: 'bottom', at: { x: at, y: y + height } } as const,
      ]),
      ...along(y, height).flatMap(at => [
        { edge: 'left', at: { x, y: at } } as const,
        { edge: 'right', at: { x: x + width, y: at } } as const,
      ]),
    ],
  };
}
