import type { Templates } from '../../data/index.js';
import type { MapPlan, MapRecord } from '../../data/manifest/index.js';
import type { Claim, ClaimedFace } from '../../proof/index.js';
import type { Point } from '../../scene/geometry/index.js';
import { slugTextOf } from '../lay-out.js';
import { type SlugDeck, slugSlots } from '../page-slots.js';
import { inOrder, shapeSlot } from '../slots.js';
import { citySlots, leaderSlots, routeSlots } from './city-slots.js';
import { groundSlots, neatLineSlots, roseSlots } from './ground-slots.js';
import { headSlots } from './head-slots.js';
import { labelSlots } from './label-slots.js';
import { legendSlots } from './legend-slots.js';
import { mapMeasures } from './measures.js';
import { legendArea, mapFrame, smallness } from './room.js';

/** What the manifest says of a map since version 0.5.0. */
export type WholeRecord = MapRecord & {
  readonly plan: MapPlan;
  readonly heading: string;
  readonly title: string;
};

/** The page of a map: each copy with its head, its map and its legend, the lines to cut along, and the slug. */
export function mapFace(deck: SlugDeck, map: WholeRecord): ClaimedFace {
  const { templates } = deck;
  const { page, box, places, cut, cities } = map.plan;
  const trim = { x: 0, y: 0, ...page };
  const [first] = places;
  const copy = copySlots(templates, map);
  const { marks } = templates.sheet;
  const lines = cut.map(({ x1, y1, x2, y2 }) =>
    shapeSlot(
      'cut',
      { x: x1, y: y1, width: x2 - x1, height: y2 - y1 },
      { stroke: templates.theme.colours.hairline, strokeWidth: marks.thickness },
    ),
  );
  const slug = slugSlots(deck, slugTextOf(deck, 'map'), {
    page,
    trim: { ...first, ...box },
    side: 'front',
    sheet: 1,
    total: 1,
    alike: false,
  });
  const inEach = <T>(each: (before: number) => readonly T[]) =>
    places.flatMap((_, i) => each(i * cities.length));
  const unclear = cities.flatMap((city, i) => (city.unclear ? [i] : []));
  return {
    page: 1,
    trim,
    turn: 0,
    claims: inOrder([
      ...places.flatMap((place, i) => copy.map(claim => moved(claim, place, i * cities.length))),
      ...lines,
      ...slug,
    ]),
    cities: {
      check: 'map',
      names: inEach(() => map.cities.map(({ name }) => name)),
      routes: inEach(before => map.routes.map(([from, to]) => [from + before, to + before] as const)),
      unclear: inEach(before => unclear.map(city => city + before)),
    },
  };
}

/** A map in millimetres of its box, in the order in which it is painted. */
function copySlots(templates: Templates, map: WholeRecord): readonly Claim[] {
  const { plan } = map;
  const slots = templates.measures(mapMeasures);
  const area = { x: 0, y: 0, ...plan.box };
  const frame = mapFrame(slots, area);
  const small = smallness(slots, area);
  const measures = { templates, slots, scale: plan.scale };
  const cities = map.cities.map((city, i) => ({
    ...city,
    ...plan.cities[i],
    city: i,
    start: i === plan.start,
  }));
  return [
    ...headSlots(templates, area, small, map),
    ...groundSlots(measures, frame, plan),
    ...neatLineSlots(measures, frame, plan),
    ...roseSlots(measures, plan),
    ...cities.flatMap(city => leaderSlots(measures, city)),
    ...routeSlots(measures, plan.routes),
    ...cities.flatMap(city => labelSlots(measures, city)),
    ...cities.flatMap(city => citySlots(measures, city)),
    ...legendSlots({ ...measures, scale: small }, legendArea(slots, area), plan.legend, map.heading),
  ];
}

/** A claim of the copy at a place, whose cities have numbers of their own. */
function moved(claim: Claim, { x, y }: Point, before: number): Claim {
  const by = <P extends Point>(at: P): P => ({ ...at, x: at.x + x, y: at.y + y });
  const down = (value: number) => value + y;
  const { role } = claim;
  const own = {
    ...(role && role.as !== 'routes' ? { role: { ...role, city: role.city + before } } : {}),
  };
  if (claim.kind === 'shape')
    return {
      ...claim,
      ...own,
      box: by(claim.box),
      ...(claim.clip ? { clip: by(claim.clip) } : {}),
      ...(claim.points ? { points: claim.points.map(by) } : {}),
    };
  if (claim.kind === 'paragraph') {
    const { set } = claim;
    return {
      ...claim,
      box: by(claim.box),
      ...(set ? { set: { ...set, baseline: down(set.baseline) } } : {}),
    };
  }
  if (claim.kind !== 'text') return { ...claim, box: by(claim.box) };
  const { baselines, middles, top } = claim;
  return {
    ...claim,
    ...own,
    box: by(claim.box),
    ...(top === undefined ? {} : { top: down(top) }),
    ...(middles ? { middles: middles.map(down) } : {}),
    ...(baselines ? { baselines: baselines.map(down) } : {}),
  };
}
