import { mixed, type Theme } from '../../data/index.js';
import { type Graticule, type Land, pathOf } from '../../maps/atlas/index.js';
import { IDENTITY, type Point, type Rect } from '../../scene/geometry/index.js';
import { type Colour, group, type Item, type Paint } from '../../scene/index.js';
import type { Setting } from '../../text/typesetting/index.js';
import type { MapFace } from './measures.js';

type Colours = Theme['colours'];

/** A line or an area of the ground, and what it is painted along. */
interface Layer {
  readonly along: 'land' | 'shore' | 'coast' | 'net' | 'borders' | 'disputed';
  readonly paint: Paint;
}

/**
 * Sea, land and graticule, from below. Lines in the sea follow the coasts, as on an engraved chart. They are the coast's own
 * line, drawn wide, then a little narrower in white, from the outermost inwards; the land covers their inner halves.
 */
export function groundLayers(colours: Colours, { coast }: MapFace): readonly Layer[] {
  const water = mixed(colours.blue, colours.paper, 0.62);
  const dashes = mixed(colours.bystanderDark, colours.paper, 0.25);
  return [
    // Lines fade with their distance from the coast.
    ...waveLines(coast.waves, coast.wave, colours.paper, (step, of) =>
      mixed(water, colours.paper, 0.62 - (0.5 * step) / of),
    ).map(paint => ({ along: 'shore', paint: { ...paint, join: 'round' } }) as const),
    { along: 'land', paint: { fill: landColour(colours) } },
    { along: 'net', paint: { stroke: mixed(colours.blue, colours.paper, 0.72), strokeWidth: 0.12 } },
    // Borders in dashes, and in dots of the same ink where they are in dispute.
    { along: 'borders', paint: { stroke: dashes, strokeWidth: coast.border, dash: coast.borderDash } },
    { along: 'disputed', paint: { stroke: dashes, strokeWidth: coast.disputed, dash: coast.disputedDash } },
    {
      along: 'coast',
      paint: {
        stroke: mixed(colours.blueDark, colours.paper, 0.25),
        strokeWidth: coast.stroke,
        join: 'round',
      },
    },
  ];
}

/** Lines at distances from what they are drawn along, the outermost first: the first of so many steps. */
function waveLines(
  waves: readonly number[],
  wide: number,
  paper: Colour,
  colourOf: (step: number, of: number) => Colour,
): readonly Paint[] {
  return [...waves]
    .sort((a, b) => b - a)
    .flatMap((off, i, all): Paint[] => [
      { stroke: colourOf(i + 1, all.length), strokeWidth: 2 * (off + wide / 2) },
      { stroke: paper, strokeWidth: 2 * (off - wide / 2) },
    ]);
}

/** The path data of each layer. */
export function groundPaths(land: Land, net: Graticule): Readonly<Record<Layer['along'], string>> {
  const { land: area, shore, coast, borders, disputed } = land;
  return { land: area, shore, coast, borders, disputed, net: net.d };
}

export function groundItems(setting: Setting, slots: MapFace, land: Land, net: Graticule, frame: Rect): Item {
  const paths = groundPaths(land, net);
  const items = groundLayers(setting.theme.colours, slots).flatMap(({ along, paint }): Item[] => {
    const d = paths[along];
    const isSome = d !== '' || along === 'shore' || along === 'land' || along === 'coast';
    return isSome ? [{ kind: 'path', d, ...(along === 'land' ? { evenOdd: true } : {}), ...paint }] : [];
  });
  return group(IDENTITY, items, frame);
}

/** A hint of a tint, which costs hardly any ink. */
export function landColour(colours: Colours): Colour {
  return mixed(colours.label, colours.paper, 0.4);
}

interface Network {
  /** Path data of all routes. */
  readonly lines: string;
  readonly pitch: number;
  /** What the routes enclose. */
  readonly inside: readonly (readonly Point[])[];
}

/**
 * The ground of a map without coasts: dots on the nodes of its grid, and lines around its routes as if they were the
 * shore of an island.
 */
export function schematicGround(
  { theme: { colours } }: Setting,
  slots: MapFace,
  frame: Rect,
  { lines: d, pitch, inside }: Network,
): Item {
  const dots = gridDots(frame, pitch).map(
    ({ x, y }): Item => ({ kind: 'circle', cx: x, cy: y, r: DOT, fill: dotColour(colours) }),
  );
  const shores = schematicShores(colours, slots).map(
    (paint): Item => ({ kind: 'path', d, join: 'round', cap: 'round', ...paint }),
  );
  const island = islandPath(inside);
  const land: Item[] = island === '' ? [] : [{ kind: 'path', d: island, fill: colours.paper }];
  return group(IDENTITY, [...shores, ...land, ...dots], frame);
}

/** The lines around the routes. */
export function schematicShores(colours: Colours, { schematic }: MapFace): readonly Paint[] {
  const { waves, shore } = schematic;
  return waveLines(waves, shore, colours.paper, (step, of) =>
    mixed(colours.blue, colours.paper, 0.86 - (0.34 * step) / of),
  );
}

/** Path data of what routes enclose. */
export function islandPath(inside: Network['inside']): string {
  return inside.map(line => `${pathOf(line)} Z`).join(' ');
}

/** The radius of a dot of the grid. */
export const DOT = 0.16;

export function dotColour(colours: Colours): Colour {
  return mixed(colours.blue, colours.paper, 0.7);
}

/** The nodes of the grid, in the middle of the frame. */
export function gridDots(frame: Rect, pitch: number): readonly Point[] {
  const columns = Math.floor(frame.width / pitch);
  const rows = Math.floor(frame.height / pitch);
  const [left, top] = [
    frame.x + (frame.width - columns * pitch) / 2,
    frame.y + (frame.height - rows * pitch) / 2,
  ];
  return Array.from({ length: (columns + 1) * (rows + 1) }, (_, i) => {
    const [column, row] = [i % (columns + 1), Math.floor(i / (columns + 1))];
    return { x: left + column * pitch, y: top + row * pitch };
  });
}
