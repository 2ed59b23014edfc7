import type { Overlap } from '../atlas/index.js';
import type { Problem } from '../problem.js';

/** What a person can do where the names, the cities or the routes of a map have no room. */
const ROOM = {
  name: 'Shorten names, leave out cities or routes, or choose a larger paper.',
  city: 'Move the places apart, leave some out, or choose a larger paper.',
  route: 'Leave the route out, or go another way.',
} as const;

/** Routes that cross can still be played; what can't be read stops the print. */
const CROWDED: Readonly<
  Record<
    Overlap['kind'],
    readonly [level: Problem['level'], tell: (first: string, second: string) => string, advice: string]
  >
> = {
  'label on label': ['error', (a, b) => `The name of ${b} lies on that of ${a}.`, ROOM.name],
  'label on route': ['error', (a, b) => `The name of ${a} lies on the route ${b}.`, ROOM.name],
  'label on city': ['error', (a, b) => `The name of ${a} lies on the city ${b}.`, ROOM.name],
  'label off the map': ['error', a => `The name of ${a} has no room on the map.`, ROOM.name],
  'label nearer to another city': ['warning', (a, b) => `The name of ${a} stands nearer to ${b}.`, ROOM.name],
  'city on city': ['error', (a, b) => `The city ${b} lies on ${a}.`, ROOM.city],
  'city off the map': ['error', a => `The city ${a} has no room on the map.`, ROOM.city],
  'route on city': ['warning', (a, b) => `The route ${a} runs through the city ${b}.`, ROOM.route],
  'route on route': ['warning', (a, b) => `The route ${b} crosses the route ${a}.`, ROOM.route],
  'route off the map': ['error', a => `The route ${a} runs beyond the map.`, ROOM.route],
};

/** What could not be kept apart on the map of a file. */
export function crowded({ kind, first, second = '' }: Overlap, place: string): Problem {
  const [level, tell, advice] = CROWDED[kind];
  return { level, place, message: tell(`"${first}"`, `"${second}"`), advice };
}
