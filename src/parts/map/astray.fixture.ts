import { distanceToRect, type Rect } from '../../scene/geometry/index.js';
import type { SetCity } from './city.js';
import type { LaidMap } from './layout.js';

/** A name that leads the eye to another city. Distances are in millimetres, from the ink of the name to the rim of a disc. */
export interface AstrayName {
  readonly name: string;
  readonly other: string;
  readonly own: number;
  readonly away: number;
}

/** The least distance of a name with a line to its city from the disc of another, at a scale of 1. */
const LED = 2;

/** Names that are nearer to the disc of another city than to their own, or close to one in spite of their line. */
export function astrayOn({ cities, placed, style }: LaidMap): readonly AstrayName[] {
  return placed.labels.flatMap(label => {
    const city = cities[label.stop];
    const { width, height } = city.name.ink;
    const { box, side } = label;
    const plate = style.slots.label.plate * style.scale;
    const free = box.width - 2 * plate - width;
    const x = box.x + plate + (side === 'left' ? 0 : side === 'right' ? free : free / 2);
    const ink = { x, y: box.y + plate, width, height };
    const own = fromDiscs(city, ink);
    const least = label.leader === undefined ? own : LED * style.scale;
    return cities
      .filter(other => other !== city && fromDiscs(other, ink) < least)
      .map(other => ({ name: city.stop.id, other: other.stop.id, own, away: fromDiscs(other, ink) }));
  });
}

function fromDiscs({ stop: { discs } }: SetCity, ink: Rect): number {
  return Math.max(0, Math.min(...discs.map(disc => distanceToRect(disc, ink) - disc.r)));
}
