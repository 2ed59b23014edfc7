import {
  aspectOf,
  type Chart,
  cornersFor,
  type Detail,
  detailFor,
  islandsOf,
  type Land,
  type Layout,
  type LonLat,
  landOf,
  makeChart,
  type Overlap,
  overlapsOf,
  type Placed,
  placeAll,
  schematicPoints,
  type World,
} from '../../atlas/index.js';
import type { Point, Rect, Size } from '../../geometry/index.js';
import { type CampaignTemplate, type MapFace, textIn } from '../../templates/index.js';
import type { Setting } from '../elements/typesetting.js';
import { type CitySign, cornersOf, discsOf, type MapBench, type SetCity, setCity } from './city.js';
import { starsOf } from './stars.js';

/** Coasts and borders in the detail that a map asks for. */
export type Atlas = (detail: Detail) => World;

export interface MapWish {
  readonly campaign: CampaignTemplate;
  readonly atlas: Atlas;
  /** The chance, 0 to 1, that a pair wins with so many tokens and mistakes. */
  readonly chance: (tokens: number, mistakes: number) => number;
}

/** A map on which everything has its place, and nothing is drawn yet. */
export interface LaidMap {
  readonly bench: MapBench;
  readonly cities: readonly SetCity[];
  readonly layout: Layout;
  readonly placed: Placed;
  /** What could not be kept apart: nothing, on a map that has room. */
  readonly overlaps: readonly Overlap[];
  /** None on a schematic map. */
  readonly chart?: Chart;
  readonly land?: Land;
}

/** How large the places of a campaign can be drawn on a page: of two pages the one with more is the better. */
export function mapRoom(campaign: CampaignTemplate, slots: MapFace, { width, height }: Size): number {
  const { head, foot, city } = slots;
  const aspect = aspectOf(
    campaign.campaign.cities.map(({ at }) => at),
    campaign.map,
  );
  // Without the title, the legend and the edge for labels.
  const small = smallness(slots, { width, height });
  const high = height - (head.height + foot.height + 2 * city.inset.y) * small;
  return Math.min((width - 2 * city.inset.x * small) / aspect, high);
}

/** How much smaller title and legend are on a page that is narrower or lower than they were made for. */
export function smallness({ head }: MapFace, { width, height }: Size): number {
  return Math.min(1, Math.max(head.least, Math.min(width / head.width, height / head.tall)));
}

/** The inside of the neat line, in the area of a map with its title and legend. */
function mapFrame(slots: MapFace, area: Rect): Rect {
  const { head, foot, frame } = slots;
  const small = smallness(slots, area);
  const edge = frame.strip + frame.outer + frame.degrees;
  // The rule of the title is no text: degrees may come a little nearer to it.
  const top = head.height * small + edge - 1;
  return {
    x: area.x + edge,
    y: area.y + top,
    width: area.width - 2 * edge,
    height: area.height - top - foot.height * small - edge,
  };
}

/** Gives everything on a map its place, at the largest scale at which nothing touches; at the smallest where none is clear. */
export function layOutMap(setting: Setting, slots: MapFace, wish: MapWish, area: Rect): LaidMap {
  const { campaign, map } = wish.campaign;
  const frame = mapFrame(slots, area);
  const signs = signsOf(setting, slots, wish);
  const index = new Map(campaign.cities.map(({ id }, i) => [id, i]));
  const routes = campaign.routes.map(route => route.map(id => index.get(id) ?? 0) as [number, number]);
  const seen = islandsAround(wish, slots, frame);
  const { label, route, scales } = slots;
  // Half a page has smaller signs, though not by half.
  const most = scales[0] * Math.sqrt(smallness(slots, area));
  const laidAt = (scale: number): LaidMap => {
    const bench = { setting, slots, scale };
    const { points, chart, stretch } = placesOf(wish.campaign, slots, scale, frame, seen);
    const corners = cornersFor(points, routes, discsOf(bench), cornersOf(bench));
    const cities = signs.map((sign, i) => setCity(bench, sign, points[i], corners[i]));
    const layout: Layout = {
      frame,
      stops: cities.map(({ stop }) => stop),
      routes,
      style: map === 'geographic' ? 'arcs' : 'rails',
      ...(stretch ? { stretch } : {}),
      direction: setting.locale.direction,
      gap: {
        label: label.gap * scale,
        route: (route.gap + route.stroke / 2) * scale,
        edge: label.edge * scale,
      },
    };
    const placed = placeAll(layout);
    const overlaps = overlapsOf(layout, placed);
    return { bench, cities, layout, placed, overlaps, ...(chart ? { chart } : {}) };
  };
  const fitting = scales.filter((each, i) => each <= most || i === scales.length - 1);
  return offTheCoast(largestClear(fitting, laidAt), wish);
}

/** Routes that cross do so at each scale. */
const AT_EACH_SCALE: readonly Overlap['kind'][] = ['route on route', 'route on city'];

/** The map at the largest scale at which nothing touches that a smaller one would part; at the smallest where that is none. */
function largestClear(scales: readonly number[], laidAt: (scale: number) => LaidMap): LaidMap {
  const clear = ({ overlaps }: LaidMap) => overlaps.every(({ kind }) => AT_EACH_SCALE.includes(kind));
  const largest = laidAt(scales[0]);
  if (clear(largest) || scales.length === 1) return largest;
  const smallest = laidAt(scales[scales.length - 1]);
  // What is crowded at the smallest scale is hardly clear at another: trying them all would take long.
  if (!clear(smallest)) return smallest;
  for (const scale of scales.slice(1, -1)) {
    const laid = laidAt(scale);
    if (clear(laid)) return laid;
  }
  return smallest;
}

/** The same map with its labels off the coasts, where that costs no other thing its place. */
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

function signsOf(
  setting: Setting,
  slots: MapFace,
  { campaign: { campaign, names }, chance }: MapWish,
): readonly CitySign[] {
  return campaign.cities.map(({ id, tokens, mistakes }) => {
    const name = textIn(names[id], setting.locale.id);
    const stars = starsOf(chance(tokens, mistakes), slots.stars);
    return { id, name, tokens, mistakes, start: id === campaign.start, stars };
  });
}

/** Islands that hold the places of a geographic map, so that none is cut off. */
function islandsAround({ campaign, atlas }: MapWish, { city }: MapFace, frame: Rect): readonly LonLat[] {
  if (campaign.map !== 'geographic') return [];
  const places = campaign.campaign.cities.map(({ at }) => at);
  const { degree } = makeChart(places, { frame, inset: city.inset, apart: 0, edge: city.edge });
  return islandsOf(atlas(detailFor(degree)), places);
}

function placesOf(
  { campaign, map }: CampaignTemplate,
  { city, schematic }: MapFace,
  scale: number,
  frame: Rect,
  seen: readonly LonLat[],
): { readonly points: readonly Point[]; readonly chart?: Chart; readonly stretch?: number } {
  const inset = { x: city.inset.x * scale, y: city.inset.y * scale };
  const places = campaign.cities.map(({ at }) => at);
  if (map === 'geographic') {
    const chart = makeChart(places, { frame, inset, apart: city.apart * scale, seen, edge: city.edge });
    return { points: chart.points, chart };
  }
  const room = {
    x: frame.x + inset.x,
    y: frame.y + inset.y,
    width: frame.width - 2 * inset.x,
    height: frame.height - 2 * inset.y,
  };
  const flat = places.map(([x, y]) => ({ x, y }));
  return schematicPoints(flat, room, schematic.apart * scale, schematic.pitch * scale);
}
