import { type Graticule, type Land, pathOf } from '../../atlas/index.js';
import {
  compose,
  grown,
  IDENTITY,
  type Point,
  type Rect,
  translate,
  turnAbout,
} from '../../geometry/index.js';
import { type Colour, group, type Item } from '../../scene/index.js';
import { figures, type Locale, type MapFace } from '../../templates/index.js';
import { mixed } from '../elements/colours.js';
import { points, type Setting, textStyle } from '../elements/typesetting.js';

/**
 * Sea, land and net: lines in the sea run along the coasts as on an engraved chart. They are the coast's own line, drawn
 * broad, then broad in white and a little narrower, from the outermost inwards; the land covers their inner halves.
 */
export function groundItems(setting: Setting, slots: MapFace, land: Land, net: Graticule, frame: Rect): Item {
  const { colours } = setting.theme;
  const { coast } = slots;
  const water = mixed(colours.blue, colours.paper, 0.62);
  const waves = [...coast.waves]
    .sort((a, b) => b - a)
    .flatMap((off, i, all): Item[] => {
      // Further out the lines fade.
      const stroke = mixed(water, colours.paper, 0.62 - (0.5 * (i + 1)) / all.length);
      const line = { kind: 'path', d: land.shore, join: 'round' } as const;
      return [
        { ...line, stroke, strokeWidth: 2 * (off + coast.wave / 2) },
        { ...line, stroke: colours.paper, strokeWidth: 2 * (off - coast.wave / 2) },
      ];
    });
  const fine = { stroke: mixed(colours.blue, colours.paper, 0.72), strokeWidth: 0.12 } as const;
  return group(
    IDENTITY,
    [
      ...waves,
      { kind: 'path', d: land.land, fill: landColour(setting), evenOdd: true },
      ...(net.d === '' ? [] : [{ kind: 'path', d: net.d, ...fine } as const]),
      ...(land.borders === ''
        ? []
        : [
            {
              kind: 'path',
              d: land.borders,
              stroke: mixed(colours.bystanderDark, colours.paper, 0.25),
              strokeWidth: coast.border,
              dash: coast.borderDash,
            } as const,
          ]),
      {
        kind: 'path',
        d: land.coast,
        stroke: mixed(colours.blueDark, colours.paper, 0.25),
        strokeWidth: coast.stroke,
        join: 'round',
      },
    ],
    frame,
  );
}

/** A hint of a tint, that costs no ink. */
export function landColour({ theme: { colours } }: Setting): Colour {
  return mixed(colours.label, colours.paper, 0.4);
}

/** The neat line with its strip, black and white from degree to degree, and the degrees outside. */
export function neatLine(
  setting: Setting,
  slots: MapFace,
  frame: Rect,
  net: Pick<Graticule, 'crossings'>,
): readonly Item[] {
  const { colours } = setting.theme;
  const { strip, line, outer, degreesPt } = slots.frame;
  const right = frame.x + frame.width;
  const bottom = frame.y + frame.height;
  const items: Item[] = [];
  const style = textStyle(setting, points(degreesPt));
  for (const edge of ['top', 'bottom', 'left', 'right'] as const) {
    const upright = edge === 'left' || edge === 'right';
    const [from, to] = upright ? [frame.y, bottom] : [frame.x, right];
    const own = net.crossings.filter(crossing => crossing.edge === edge);
    const at = ({ at: { x, y } }: (typeof own)[number]) => (upright ? y : x);
    const stops = [from, ...own.map(at).sort((a, b) => a - b), to];
    for (let i = 1; i < stops.length; i += 2) {
      const [start, length] = [stops[i - 1], stops[i] - stops[i - 1]];
      items.push({
        kind: 'rect',
        x: upright ? (edge === 'left' ? frame.x - strip : right) : start,
        y: upright ? start : edge === 'top' ? frame.y - strip : bottom,
        width: upright ? strip : length,
        height: upright ? length : strip,
        fill: colours.ink,
      });
    }
    let last = Number.NEGATIVE_INFINITY;
    for (const crossing of own.toSorted((a, b) => at(a) - at(b))) {
      // No figure in a corner, where two would meet.
      if (at(crossing) < from + 4 || at(crossing) > to - 4) continue;
      if (crossing.degrees === undefined || at(crossing) - last < LEAST_APART) continue;
      last = at(crossing);
      const text = setting.shaper.line(degreesText(setting.locale, crossing.degrees), style);
      const { ink } = text;
      const off = strip + outer + 0.7 + ink.height / 2;
      const middle = {
        x: upright ? (edge === 'left' ? frame.x - off : right + off) : crossing.at.x,
        y: upright ? crossing.at.y : edge === 'top' ? frame.y - off : bottom + off,
      };
      const centred = { x: -ink.width / 2 - ink.x, y: -ink.height / 2 - ink.y };
      const turn = turnAbout(upright ? 270 : 0);
      items.push(
        group(compose(translate(middle.x, middle.y), turn), [
          { kind: 'text', ...centred, fill: colours.quiet, line: text },
        ]),
      );
    }
  }
  return [
    ...items,
    { kind: 'rect', ...frame, stroke: colours.ink, strokeWidth: line },
    { kind: 'rect', ...grown(frame, strip), stroke: colours.ink, strokeWidth: line },
    { kind: 'rect', ...grown(frame, strip + outer / 2 + 0.25), stroke: colours.ink, strokeWidth: outer / 2 },
  ];
}

/** Between the figures of two degrees. */
const LEAST_APART = 9;

/** 120°, 120°30′ or 120°30′15″, in the figures of the locale. */
function degreesText(locale: Locale, degrees: number): string {
  const all = Math.round(degrees * 3600);
  const [whole, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const rest = [
    ...(minutes > 0 || seconds > 0 ? [`${figures(locale, minutes)}′`] : []),
    ...(seconds > 0 ? [`${figures(locale, seconds)}″`] : []),
  ];
  return `${figures(locale, whole)}°${rest.join('')}`;
}

/** What a map without coasts has in place of degrees: a strip that changes at each mesh, without figures. */
export function plainStrip(frame: Rect, pitch: number): Pick<Graticule, 'crossings'> {
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

interface Network {
  /** Path data of all routes. */
  readonly lines: string;
  readonly pitch: number;
  /** What the routes enclose. */
  readonly inside: readonly (readonly Point[])[];
}

/**
 * The ground of a map without coasts: fine dots on the nodes of its net, and lines around its routes as if they were the
 * shore of an island.
 */
export function schematicGround(
  setting: Setting,
  slots: MapFace,
  frame: Rect,
  { lines: d, pitch, inside }: Network,
): Item {
  const { colours } = setting.theme;
  const fill = mixed(colours.blue, colours.paper, 0.7);
  const columns = Math.floor(frame.width / pitch);
  const rows = Math.floor(frame.height / pitch);
  const [left, top] = [
    frame.x + (frame.width - columns * pitch) / 2,
    frame.y + (frame.height - rows * pitch) / 2,
  ];
  const dots = Array.from({ length: (columns + 1) * (rows + 1) }, (_, i): Item => {
    const [column, row] = [i % (columns + 1), Math.floor(i / (columns + 1))];
    return { kind: 'circle', cx: left + column * pitch, cy: top + row * pitch, r: 0.16, fill };
  });
  const line = { kind: 'path', d, join: 'round', cap: 'round' } as const;
  const { shore, waves } = slots.schematic;
  const shores = [...waves]
    .sort((a, b) => b - a)
    .flatMap((off, i, all): Item[] => [
      {
        ...line,
        stroke: mixed(colours.blue, colours.paper, 0.86 - (0.34 * (i + 1)) / all.length),
        strokeWidth: 2 * (off + shore / 2),
      },
      { ...line, stroke: colours.paper, strokeWidth: 2 * (off - shore / 2) },
    ]);
  const island = inside.map(line => `${pathOf(line)} Z`).join(' ');
  const land: Item[] = island === '' ? [] : [{ kind: 'path', d: island, fill: colours.paper }];
  return group(IDENTITY, [...shores, ...land, ...dots], frame);
}
