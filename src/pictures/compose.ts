import {
  compose,
  IDENTITY,
  type Matrix,
  type Point,
  type Rect,
  type Size,
  translate,
} from '../geometry/index.js';
import { choicesFor, error, ProblemError } from '../problem.js';
import { group, type Item, type Outline } from '../scene/index.js';
import type {
  Composition,
  Icon,
  IconSpots,
  PictureFace,
  PictureIcons,
  Spot,
  SpotName,
} from '../templates/index.js';
import { layersOf } from './layers.js';
import { type Operator, operators } from './operators.js';
import { placeOn, spotOf } from './place.js';
import { boxOf, pathOf, polygonsOf } from './polygons.js';
import { type Accent, inAccent, inGreys } from './tones.js';

/** What pictures are made of. */
export interface PictureKit {
  readonly icons: ReadonlyMap<string, Icon>;
  readonly hosts: PictureIcons['hosts'];
  readonly guests: PictureIcons['guests'];
}

/** Host and guest where they belong, in the host's 32 x 32 box. */
export interface Arrangement {
  readonly host: Figure;
  readonly guest: Figure;
  /** What of the host is drawn over the guest. */
  readonly front: Figure;
  readonly operator: Operator;
  readonly behind: boolean;
  /** Around all that shows. */
  readonly box: Rect;
}

export interface Figure {
  readonly icon: Icon;
  /** More than one place if it is repeated. */
  readonly places: readonly Matrix[];
  readonly clip?: Outline;
}

/** Puts the guest on the host. Throws a ProblemError that names the icon or the spot that is missing. */
export function arrange(composition: Composition, kit: PictureKit): Arrangement {
  const { host: hostName, guest: guestName, by } = composition;
  const operator = operators[by];
  const host = iconNamed(hostName, 'host', kit);
  const guest = iconNamed(guestName, 'guest', kit);
  const at = spotName(composition, operator, kit);
  const on = spotOf(host.spots, at, host.box);
  const from = operator.spots[at] as SpotName;
  const spot = spotOf(guest.spots, from, guest.box);
  if (on === undefined) throw missing(hostName, 'host', at);
  if (spot === undefined) throw missing(guestName, 'guest', from);
  const size = operator.size(on, spot) * composition.size;
  const place = placeOn(on, spot, size, composition);
  const places = operator.repeated ? scattered(on, place, size, guest.box) : [place];
  const clip = clipOf(operator, on, host);
  const halves = operator.halves ? halvesAt(on, composition.flip) : undefined;
  const layers = layersOf(host.icon, host.spots, composition, at);
  const hostClip = halves?.host ?? layers.clip;
  const hostFigure = {
    icon: layers.back,
    places: [IDENTITY],
    ...(hostClip === undefined ? {} : { clip: hostClip }),
  };
  const guestFigure = {
    icon: guest.icon,
    places,
    ...(halves ? { clip: halves.guest } : clip ? { clip } : {}),
  };
  const front = { ...hostFigure, icon: layers.front };
  const box = around([{ ...hostFigure, icon: [...layers.back, ...layers.front] }, guestFigure]);
  const behind = operator.behind ?? composition.behind;
  return { host: hostFigure, guest: guestFigure, front, operator, behind, box };
}

/** A picture in a box of `size` millimetres, as large as it fits. */
export function drawPicture(
  arrangement: Arrangement,
  size: Size,
  face: Pick<PictureFace, 'greys' | 'apart' | 'halo'>,
  accent: Accent,
): readonly Item[] {
  const { host, guest, front, operator, behind, box } = arrangement;
  const room = { width: size.width - 2 * face.halo, height: size.height - 2 * face.halo };
  const scale = Math.min(room.width / box.width, room.height / box.height);
  const left = (size.width - box.width * scale) / 2 - box.x * scale;
  const top = (size.height - box.height * scale) / 2 - box.y * scale;
  const areas = guest.icon.map(shape => areaOf(shape));
  const tones = operator.flat
    ? guest.icon.map(shape => ({ ...shape, fill: operator.behind ? accent.light : accent.middle }))
    : inAccent(guest.icon, areas, accent, face.apart);
  const halo = face.halo / scale;
  const grey = (layer: Figure) => ({ ...layer, icon: inGreys(layer.icon, face.greys) });
  const hosts = figure(grey(host), behind ? halo : 0);
  const fronts = figure(grey(front), 0);
  const bare = behind || operator.flat || operator.repeated;
  const guests = figure({ ...guest, icon: tones }, bare ? 0 : halo);
  const below = behind ? [...guests, ...hosts] : [...hosts, ...guests];
  return [group([scale, 0, 0, scale, left, top], [...below, ...fronts])];
}

/** An icon at its places, with a white edge of `halo` if that is not 0. */
function figure({ icon, places, clip }: Figure, halo: number): readonly Item[] {
  const drawn = places.flatMap(matrix => {
    const size = Math.hypot(matrix[0], matrix[1]);
    const edge: Item[] =
      halo === 0
        ? []
        : icon.map(shape => {
            return {
              ...shape,
              fill: '#ffffff',
              stroke: '#ffffff',
              strokeWidth: (2 * halo) / size,
              join: 'round',
            };
          });
    return [group(matrix, [...edge, ...icon])];
  });
  return clip === undefined ? drawn : [group(IDENTITY, drawn, clip)];
}

function iconNamed(name: string, role: 'host' | 'guest', kit: PictureKit) {
  const known = kit[`${role}s`];
  const icon = kit.icons.get(name);
  const spots = known.get(name);
  if (icon === undefined || spots === undefined) {
    const place = `templates/pictures/${role}s`;
    throw new ProblemError([
      error('pictures.unknown-icon', place, { role, name, ...choicesFor(name, [...known.keys()]) }),
    ]);
  }
  const box = boxOf(icon.flatMap(shape => polygonsOf(shape, IDENTITY).flat())) as Rect;
  return { icon, spots, box };
}

/** As asked for, or the first that both icons have. */
function spotName({ at, host, guest }: Composition, operator: Operator, kit: PictureKit): SpotName {
  const names = Object.keys(operator.spots) as SpotName[];
  if (at !== undefined) {
    const found = names.find(name => name === at);
    if (found !== undefined) return found;
    throw new ProblemError([
      error('pictures.unknown-spot', `${host}, ${guest}`, { at, ...choicesFor(at, names) }),
    ]);
  }
  const has = (name: SpotName) => kit.hosts.get(host)?.[name] !== undefined;
  const fits = (name: SpotName) => kit.guests.get(guest)?.[operator.spots[name] as SpotName] !== undefined;
  return names.find(name => has(name) && fits(name)) ?? names.find(has) ?? names[0];
}

function missing(icon: string, role: 'host' | 'guest', spot: SpotName): ProblemError {
  return new ProblemError([
    error('pictures.missing-spot', `templates/pictures/${role}s`, { icon, role, spot }),
  ]);
}

function clipOf(operator: Operator, on: Spot, host: { icon: Icon; spots: IconSpots }): Outline | undefined {
  if (operator.repeated) {
    const skin = host.spots.skin;
    if (skin !== undefined && host.icon[skin] !== undefined) return { d: pathOf(host.icon[skin]) };
    return { d: outline(operators.inside.clip?.(on) ?? []) };
  }
  return operator.clip === undefined ? undefined : { d: outline(operator.clip(on)) };
}

function outline(points: readonly Point[]): string {
  return `M ${points.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join(' L ')} Z`;
}

/** The left half for the host and the right one for the guest, or the other way round, a little apart. */
function halvesAt(
  { x, y, turn }: Spot,
  swapped: boolean,
): { readonly host: Outline; readonly guest: Outline } {
  const [far, gap] = [64, 0.35];
  const side = (sign: number) => {
    const angle = (turn * Math.PI) / 180;
    const corners = [
      [gap, -far],
      [far, -far],
      [far, far],
      [gap, far],
    ];
    return {
      d: outline(
        corners.map(([dx, dy]) => ({
          x: x + sign * dx * Math.cos(angle) - dy * Math.sin(angle),
          y: y + sign * dx * Math.sin(angle) + dy * Math.cos(angle),
        })),
      ),
    };
  };
  return swapped ? { host: side(1), guest: side(-1) } : { host: side(-1), guest: side(1) };
}

/** In rows over the spot, each row shifted by half a step. */
function scattered(on: Spot, place: Matrix, size: number, box: Rect): readonly Matrix[] {
  const step = Math.max(box.width, box.height) * size * 1.12;
  const rows = Math.ceil(on.height / step / 2 / 0.87);
  const columns = Math.ceil(on.width / step / 2) + 1;
  const all: Matrix[] = [];
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) {
      const shift = row % 2 === 0 ? 0 : step / 2;
      all.push(compose(translate(column * step + shift, row * step * 0.87), place));
    }
  }
  return all;
}

function around(figures: readonly Figure[]): Rect {
  const boxes = figures.map(({ icon, places, clip }) => {
    const points = places.flatMap(place => icon.flatMap(shape => polygonsOf(shape, place).flat()));
    const box = boxOf(points) as Rect;
    if (clip === undefined) return box;
    const bounds = boxOf(polygonsOf({ kind: 'path', d: clip.d, fill: '#000000' }, IDENTITY).flat()) as Rect;
    const [left, top] = [Math.max(box.x, bounds.x), Math.max(box.y, bounds.y)];
    const right = Math.min(box.x + box.width, bounds.x + bounds.width);
    const bottom = Math.min(box.y + box.height, bounds.y + bounds.height);
    return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  });
  return boxOf(
    boxes.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  ) as Rect;
}

function areaOf(shape: Icon[number]): number {
  return polygonsOf(shape, IDENTITY).reduce((sum, polygon) => sum + Math.abs(signedArea(polygon)), 0);
}

function signedArea(points: readonly Point[]): number {
  return points.reduce((sum, { x, y }, i) => {
    const next = points[(i + 1) % points.length];
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}
