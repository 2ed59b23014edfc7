import {
  centre,
  distanceToRect,
  grown,
  holds,
  type Point,
  type Rect,
  union,
} from '../../scene/geometry/index.js';
import { type Sentence, sentence } from '../../speech/index.js';
import { least } from '../cards/largest.js';
import { differences } from '../checks/tally.js';
import { type Fault, faultAt } from '../findings.js';
import { strokeEnds } from '../pages/outlines.js';
import type { CitiesLaw, CityRole } from './claim.js';
import { type Found, isShape, type OnFace } from './on-face.js';
import { outlineOf, touches } from './over.js';

/** By how much a label may be farther from its own disc than from another, in millimetres: nobody sees it. */
const SLIGHT = 0.25;

/** How far a leader may end from the rim of a disc, and from a label. */
const [RIM, END] = [0.3, 1.5];

/** What curves of letters reach beyond them. */
const HAIR = 0.05;

interface Disc extends Point {
  readonly r: number;
}

/** A city as it was read, in millimetres of the page. */
interface City {
  readonly name?: Rect;
  /** The pieces of its label: the name alone where that isn't on it. */
  readonly label: readonly Rect[];
  readonly disc?: Disc;
  readonly discs: readonly Disc[];
  readonly leader?: readonly [Point, Point];
}

/** What the eye makes of the cities that were read, and how many of them it names as it should. */
export function provenCities(
  found: readonly Found[],
  { names, routes: wanted, unclear }: CitiesLaw,
): { readonly clear: number; readonly faults: readonly Fault[] } {
  const roles = byRole(found);
  const cities = names.map((_, i) => cityOf(roles, i));
  const routes = (roles.get('routes') ?? []).filter(isShape);
  const lines = routes.flatMap(({ item }) => outlineOf(item));
  const named = cities.flatMap((city, i): readonly (Fault | undefined)[] => {
    const { name } = city;
    if (name === undefined) return [];
    const isOnRoute = routes.some(({ item }) => touches(item, grown(name, -HAIR)));
    const fault = isOnRoute
      ? sentence('preflight.map-on-route', { name: names[i] })
      : city.leader
        ? leaderFault(cities, i, city.leader, names)
        : unclear.includes(i)
          ? undefined
          : strangerFault(cities, i, names);
    return [fault && faultAt(name, fault)];
  });
  const told = named.filter(fault => fault !== undefined);
  return {
    clear: named.length - told.length,
    faults: [...told, ...routeFaults(lines, cities, wanted, names)],
  };
}

type Roles = ReadonlyMap<string, readonly OnFace[]>;

/** What was found, by what it is to which city. */
function byRole(found: readonly Found[]): Roles {
  const roles = new Map<string, OnFace[]>();
  for (const { claim, own } of found) {
    if (claim.role === undefined) continue;
    const key = keyOf(claim.role);
    roles.set(key, [...(roles.get(key) ?? []), ...own]);
  }
  return roles;
}

function keyOf(role: CityRole): string {
  return role.as === 'routes' ? role.as : `${role.as} ${role.city}`;
}

function cityOf(roles: Roles, city: number): City {
  const having = (as: Exclude<CityRole['as'], 'routes'>) => roles.get(keyOf({ as, city })) ?? [];
  const names = having('name').map(({ item }) => item.ink);
  const label = having('label').map(({ item }) => item.ink);
  const [disc, small] = (['disc', 'small disc'] as const).map(as => having(as).map(discOf));
  const leader = having('leader')
    .filter(isShape)
    .map(({ item }) => strokeEnds(item))
    .find(ends => ends !== undefined);
  const name = names.length > 0 ? names.reduce(union) : undefined;
  const isOnLabel = name && label.length > 0 && holds(label.reduce(union), name, HAIR);
  return {
    ...(name ? { name } : {}),
    label: isOnLabel ? label : names,
    ...(disc.length > 0 ? { disc: disc.reduce((a, b) => (b.r > a.r ? b : a)) } : {}),
    discs: [...disc, ...small],
    ...(leader ? { leader } : {}),
  };
}

/** To the outside of its line. */
function discOf({ item: { ink } }: OnFace): Disc {
  return { ...centre(ink), r: ink.width / 2 };
}

/** That a label is nearer to another city. */
function strangerFault(cities: readonly City[], at: number, names: readonly string[]): Sentence | undefined {
  const { label } = cities[at];
  const away = cities.map(({ discs }) =>
    Math.min(...discs.flatMap(disc => label.map(piece => distanceToRect(disc, piece) - disc.r))),
  );
  const other = away.findIndex((each, i) => i !== at && each < away[at] - SLIGHT);
  return other < 0 ? undefined : sentence('preflight.map-nearer', { name: names[at], other: names[other] });
}

/** That a leader doesn't begin at the disc of its city, or doesn't end at its label. */
function leaderFault(
  cities: readonly City[],
  at: number,
  ends: readonly [Point, Point],
  names: readonly string[],
): Sentence | undefined {
  const all = cities.map((_, i) => i);
  const fromRim = (point: Point) => (i: number) => {
    const { disc } = cities[i];
    return disc ? Math.abs(distance(point, disc) - disc.r) : Infinity;
  };
  const fromLabel = (point: Point) => (i: number) => {
    const { label } = cities[i];
    return label.length > 0 ? distanceToRect(point, label.reduce(union)) : Infinity;
  };
  const leads = ([from, to]: readonly [Point, Point]) =>
    least(all, fromRim(from)) === at &&
    fromRim(from)(at) <= RIM &&
    least(all, fromLabel(to)) === at &&
    fromLabel(to)(at) <= END;
  const [from, to] = ends;
  return leads(ends) || leads([to, from]) ? undefined : sentence('preflight.map-leader', { name: names[at] });
}

/** Routes that are missing, or join other cities. */
function routeFaults(
  lines: readonly (readonly Point[])[],
  cities: readonly City[],
  wanted: CitiesLaw['routes'],
  names: readonly string[],
): readonly Fault[] {
  const cityAt = (point: Point) =>
    cities.findIndex(({ disc }) => disc !== undefined && distance(point, disc) < disc.r);
  const pairOf = (ends: readonly number[]) => ends.toSorted((a, b) => a - b).join(' ');
  const joined = lines.map(line => [line[0], line[line.length - 1]].map(cityAt));
  const found = joined.filter(ends => !ends.includes(-1)).map(pairOf);
  return differences(found, wanted.map(pairOf)).map(({ item, found, expected }) => {
    const [from, to] = item.split(' ').map(i => names[Number(i)]);
    return sentence('preflight.map-route', { from, to, found, expected });
  });
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
