import type { Icon } from '../data/index.js';
import { IDENTITY, type Size } from '../scene/geometry/index.js';
import { group, type Item } from '../scene/index.js';
import type { Arrangement } from './arrange.js';
import type { Figure } from './figure.js';
import { type Accent, inAccent, inGreys, type Tones } from './tones.js';

/** A picture in a box of `size` millimetres, as large as it fits. */
export function drawPicture(
  arrangement: Arrangement,
  size: Size,
  face: Tones,
  accent: Accent,
): readonly Item[] {
  const { host, guest, front, operator, behind, box } = arrangement;
  const room = { width: size.width - 2 * face.halo, height: size.height - 2 * face.halo };
  const scale = Math.min(room.width / box.width, room.height / box.height);
  const left = (size.width - box.width * scale) / 2 - box.x * scale;
  const top = (size.height - box.height * scale) / 2 - box.y * scale;
  const tones = operator.flat
    ? guest.icon.map(shape => ({ ...shape, fill: operator.behind ? accent.light : accent.middle }))
    : inAccent(guest.icon, accent, face.apart);
  const halo = face.halo / scale;
  const grey = (layer: Figure) => ({ ...layer, icon: inGreys(layer.icon, face.greys) });
  const hosts = figure(grey(host), behind ? halo : 0);
  const fronts = figure(grey(front), 0);
  const bare = behind || operator.flat || operator.repeated;
  const guests = figure({ ...guest, icon: operator.flat ? seamless(tones) : tones }, bare ? 0 : halo);
  const below = behind ? [...guests, ...hosts] : [...hosts, ...guests];
  return [group([scale, 0, 0, scale, left, top], [...below, ...fronts])];
}

/** Shapes of one tone that touch must not show a line where they meet. */
function seamless(icon: Icon): Icon {
  return icon.map(shape => ({ ...shape, stroke: shape.fill, strokeWidth: 0.15, join: 'round' }));
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
