import {
  badgeAngles,
  type Chart,
  detailFor,
  type Land,
  landOf,
  type MapLayout,
  type Overlap,
  overlapsOf,
  type Placed,
  placeAll,
} from '../../maps/atlas/index.js';
import type { Rect } from '../../scene/geometry/index.js';
import type { Setting } from '../../text/typesetting/index.js';
import { type SetCity, setCity } from './city.js';
import { cornersOf, discsOf, type MapStyle } from './discs.js';
import type { MapFace } from './measures.js';
import { islandsAround, type MapWish, placesOf, signsOf } from './places.js';
import { mapFrame, smallness } from './room.js';

/** A map on which everything has its place; nothing is drawn yet. */
export interface LaidMap {
  readonly style: MapStyle;
  readonly cities: readonly SetCity[];
  readonly layout: MapLayout;
  readonly placed: Placed;
  /** What touches; empty on a map with enough room. */
  readonly overlaps: readonly Overlap[];
  /** None on a schematic map. */
  readonly chart?: Chart;
  readonly land?: Land;
}

/** Places everything on a map at the largest scale at which nothing touches, or at the smallest scale if there is none. */
export function layOutMap(setting: Setting, slots: MapFace, wish: MapWish, area: Rect): LaidMap {
  const { campaign, map } = wish.campaign;
  const frame = mapFrame(slots, area);
  const signs = signsOf(setting, slots, wish);
  const index = new Map(campaign.cities.map(({ id }, i) => [id, i]));
  const routes = campaign.routes.map(route => route.map(id => index.get(id) ?? 0) as [number, number]);
  const seen = islandsAround(wish, slots, frame);
  const { label, route, scales } = slots;
  // Half a page has smaller signs, but more than half as large.
  const most = scales[0] * Math.sqrt(smallness(slots, area));
  const laidAt = (scale: number, far = false): LaidMap => {
    const style = { setting, slots, scale };
    const tight = far ? TIGHT : 1;
    const { points, chart, stretch } = placesOf(wish.campaign, slots, scale, frame, seen);
    const corners = badgeAngles(points, routes, discsOf(style), cornersOf(style));
    const cities = signs.map((sign, i) => setCity(style, sign, points[i], corners[i]));
    const layout: MapLayout = {
      frame,
      stops: cities.map(({ stop }) => stop),
      routes,
      style: map === 'geographic' ? 'arcs' : 'rails',
      ...(stretch ? { stretch } : {}),
      ...(far ? { far } : {}),
      direction: setting.locale.direction,
      gap: {
        label: label.gap * scale * tight,
        route: (route.gap * tight + route.stroke / 2) * scale,
        edge: label.edge * scale,
      },
    };
    const placed = placeAll(layout);
    const overlaps = overlapsOf(layout, placed);
    return { style, cities, layout, placed, overlaps, ...(chart ? { chart } : {}) };
  };
  const fitting = scales.filter((each, i) => each <= most || i === scales.length - 1);
  return offTheCoast(largestClear(fitting, laidAt), wish);
}

/** Gaps are this share of theirs on a map with labels far away from their cities. */
const TIGHT = 0.5;

/** Routes that cross do so at every scale, and some that pass over a city. */
const AT_EACH_SCALE: readonly Overlap['kind'][] = ['route on route', 'route on city'];

/**
 * The map at the largest scale at which nothing touches that a smaller scale would separate; else at the smallest, with
 * labels far away from their cities where that parts more.
 */
function largestClear(scales: readonly number[], laidAt: (scale: number, far?: boolean) => LaidMap): LaidMap {
  const largest = laidAt(scales[0]);
  if (largest.overlaps.length === 0 || scales.length === 1) return largest;
  const smallest = laidAt(scales[scales.length - 1]);
  const nameOf = ({ kind, first, second }: Overlap) => `${kind}: ${first} ${second}`;
  const always = new Set(smallest.overlaps.filter(({ kind }) => AT_EACH_SCALE.includes(kind)).map(nameOf));
  const clear = ({ overlaps }: LaidMap) => overlaps.every(overlap => always.has(nameOf(overlap)));
  if (clear(largest)) return largest;
  // What is crowded at the smallest scale is hardly ever clear at another: don't try them all.
  const between = scales.slice(1, -1);
  if (!clear(smallest)) {
    const far = laidAt(scales[scales.length - 1], true);
    const small = between.filter(scale => scale <= MOST_FAR);
    if (clear(far)) return byHalves(far, small, scale => laidAt(scale, true), clear);
    return far.overlaps.length < smallest.overlaps.length ? far : smallest;
  }
  if (largest.cities.length <= MANY) {
    for (const scale of between) {
      const laid = laidAt(scale);
      if (clear(laid)) return laid;
    }
    return smallest;
  }
  return byHalves(smallest, between, laidAt, clear);
}

/** The largest that is clear, by halves, as if what is clear at one scale were so at all smaller ones; else `smallest`. */
function byHalves(
  smallest: LaidMap,
  scales: readonly number[],
  laidAt: (scale: number) => LaidMap,
  clear: (laid: LaidMap) => boolean,
): LaidMap {
  let best = smallest;
  for (let [from, to] = [0, scales.length]; from < to; ) {
    const middle = Math.floor((from + to) / 2);
    const laid = laidAt(scales[middle]);
    if (clear(laid)) [best, to] = [laid, middle];
    else from = middle + 1;
  }
  return best;
}

/** Above this scale, labels far away from their cities would cover a map with lines. */
const MOST_FAR = 0.8;

/** With more cities than this not every scale is tried: each takes a second. */
const MANY = 40;

/** The same map with its labels off the coasts, unless that makes something else touch. */
function offTheCoast(laid: LaidMap, { campaign, atlas }: MapWish): LaidMap {
  const { chart } = laid;
  if (chart === undefined) return laid;
  const land = landOf(atlas(detailFor(chart.degree)), chart, campaign.borders ?? true);
  const layout = { ...laid.layout, coast: land.points };
  const placed = placeAll(layout);
  const overlaps = overlapsOf(layout, placed);
  return overlaps.length > laid.overlaps.length
    ? { ...laid, land }
    : { ...laid, land, layout, placed, overlaps };
}
