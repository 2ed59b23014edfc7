import { error, type Problem, warning } from '../../../speech/index.js';
import type { Overlap } from './overlaps.js';

const CODES = {
  'label on label': 'atlas.label-on-label',
  'label on route': 'atlas.label-on-route',
  'label on city': 'atlas.label-on-city',
  'label off the map': 'atlas.label-off-map',
  'label nearer to another city': 'atlas.label-nearer-to-another',
  'city on city': 'atlas.city-on-city',
  'city off the map': 'atlas.city-off-map',
  'route on city': 'atlas.route-on-city',
  'route on route': 'atlas.route-on-route',
  'route off the map': 'atlas.route-off-map',
} as const satisfies Record<Overlap['kind'], string>;

/** With these a map can still be played; all others stop the print. */
const PLAYABLE: readonly Overlap['kind'][] = [
  'label nearer to another city',
  'route on city',
  'route on route',
];

/** The problem of an overlap on the map of the file `place`. */
export function overlapProblem({ kind, first, second = '' }: Overlap, place: string): Problem {
  const code = CODES[kind];
  return PLAYABLE.includes(kind)
    ? warning(code, place, { first, second })
    : error(code, place, { first, second });
}
