import { mixed } from '../../data/index.js';
import { type Graticule, type Land, pathOf } from '../../maps/atlas/index.js';
import { IDENTITY, type Point, type Rect } from '../../scene/geometry/index.js';
import { type Colour, group, type Item } from '../../scene/index.js';
import type { Setting } from '../../text/typesetting/index.js';
import type { MapFace } from './measures.js';

/**
 * Sea, land and graticule. Lines in the sea follow the coasts, as on an engraved chart. They are the coast's own line, drawn
 * wide, then a little narrower in white, from the outermost inwards; the land covers their inner halves.
 */
export function groundItems(setting: Setting, slots: MapFace, land: Land, net: Graticule, frame: Rect): Item {
  const { colours } = setting.theme;
  const { coast } = slots;
  const water = mixed(colours.blue, colours.paper, 0.62);
  const waves = [...coast.waves]
    .sort((a, b) => b - a)
    .flatMap((off, i, all): Item[] => {
      // Lines fade with their distance from the coast.
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
      ...borderItems(setting, slots, land),
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

/** Borders in dashes, and in dots of the same ink where they are in dispute. */
function borderItems({ theme: { colours } }: Setting, { coast }: MapFace, land: Land): readonly Item[] {
  const stroke = mixed(colours.bystanderDark, colours.paper, 0.25);
  const lines = [
    { d: land.borders, strokeWidth: coast.border, dash: coast.borderDash },
    { d: land.disputed, strokeWidth: coast.disputed, dash: coast.disputedDash },
  ];
  return lines.filter(({ d }) => d !== '').map(line => ({ kind: 'path', stroke, ...line }));
}

/** A hint of a tint, which costs hardly any ink. */
export function landColour({ theme: { colours } }: Setting): Colour {
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
