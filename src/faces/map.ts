import {
  aspectOf,
  type Chart,
  detailFor,
  graticuleOf,
  islandsOf,
  type Layout,
  type LonLat,
  landOf,
  makeChart,
  type Overlap,
  overlapsOf,
  type Placed,
  placeAll,
  schematicPoints,
} from '../atlas/index.js';
import type { Point, Rect, Size } from '../geometry/index.js';
import type { Item } from '../scene/index.js';
import { type CampaignTemplate, type MapFace, textIn } from '../templates/index.js';
import { type CitySign, cityItems, labelItems, type MapBench, type SetCity, setCity } from './map-city.js';
import { groundItems, neatLine, plainStrip, schematicGround } from './map-ground.js';
import { mapHead } from './map-head.js';
import { mapLegend } from './map-legend.js';
import { roseItems } from './map-rose.js';
import { starsOf } from './map-star.js';
import type { Setting } from './setting.js';

/** The text of a file of world-atlas, by its detail, and what to call it in messages. */
export type Atlas = (detail: '110m' | '50m' | '10m') => { readonly text: string; readonly place: string };

export interface MapWish {
  readonly campaign: CampaignTemplate;
  readonly atlas: Atlas;
  /** The chance, 0 to 1, that a pair wins with so many tokens and mistakes; without it no city has stars. */
  readonly chance?: (tokens: number, mistakes: number) => number;
}

export interface MapPage {
  readonly items: readonly Item[];
  /** What could not be kept apart: nothing, on a map that has room. */
  readonly overlaps: readonly Overlap[];
  /** How much larger than the slots say its signs and labels are. */
  readonly scale: number;
}

/** How large the places of a campaign can be drawn on a page: of two pages the one with more is the better. */
export function mapRoom(
  campaign: CampaignTemplate,
  { head, foot, city }: MapFace,
  { width, height }: Size,
): number {
  const aspect = aspectOf(
    campaign.campaign.cities.map(({ at }) => at),
    campaign.map,
  );
  // Without the title, the legend and the edge for labels.
  const small = Math.min(1, width / head.width);
  const high = height - (head.height + foot.height + 2 * city.inset.y) * small;
  return Math.min((width - 2 * city.inset.x * small) / aspect, high);
}

/** A mission map in an area of the page: title and fields, the map in its neat line, the legend. */
export function mapPage(setting: Setting, slots: MapFace, wish: MapWish, area: Rect): MapPage {
  const { head, foot, frame: line } = slots;
  const { campaign } = wish;
  const small = Math.min(1, Math.max(head.least, area.width / head.width));
  const edge = line.strip + line.outer + line.degrees;
  const frame = {
    x: area.x + edge,
    y: area.y + head.height * small + edge - 1,
    width: area.width - 2 * edge,
    height: area.height - (head.height + foot.height) * small - 2 * edge + 1,
  };
  const drawn = drawMap(setting, slots, wish, frame);
  const legend = {
    x: area.x,
    y: area.y + area.height - foot.height * small + 1.2,
    width: area.width,
    height: foot.height * small - 1.2,
  };
  const { title, line: under } = campaign;
  const { id } = setting.locale;
  const text = { title: textIn(title, id), ...(under ? { line: textIn(under, id) } : {}) };
  const items = [
    ...mapHead(setting, slots, { ...area, height: head.height * small }, small, text),
    ...drawn.items,
    ...mapLegend({ setting, slots, scale: small }, legend, wish.chance !== undefined),
  ];
  return { ...drawn, items };
}

function drawMap(setting: Setting, slots: MapFace, wish: MapWish, frame: Rect): MapPage {
  const { campaign, map, borders } = wish.campaign;
  const signs = campaign.cities.map((city): CitySign => {
    const { id, tokens, mistakes } = city;
    const name = textIn(wish.campaign.names[id], setting.locale.id);
    const chance = wish.chance?.(tokens, mistakes);
    const stars = chance === undefined ? {} : { stars: starsOf(chance, slots.stars) };
    return { id, name, tokens, mistakes, start: id === campaign.start, ...stars };
  });
  const index = new Map(campaign.cities.map(({ id }, i) => [id, i]));
  const routes = campaign.routes.map(route => route.map(id => index.get(id) ?? 0) as [number, number]);
  const seen = islandsAround(wish, slots, frame);
  let best:
    | {
        bench: MapBench;
        cities: readonly SetCity[];
        layout: Layout;
        placed: Placed;
        chart?: Chart;
        overlaps: readonly Overlap[];
      }
    | undefined;
  for (const scale of slots.scales) {
    const bench = { setting, slots, scale };
    const { points, chart } = placesOf(wish.campaign, slots, scale, frame, seen);
    const cities = signs.map((sign, i) => setCity(bench, sign, points[i]));
    const { label, route } = slots;
    const layout: Layout = {
      frame,
      stops: cities.map(({ stop }) => stop),
      routes,
      style: map === 'geographic' ? 'arcs' : 'rails',
      direction: setting.locale.direction,
      gap: {
        label: label.gap * scale,
        route: (route.gap + route.stroke / 2) * scale,
        edge: label.edge * scale,
      },
    };
    const placed = placeAll(layout);
    const overlaps = overlapsOf(layout, placed);
    if (best === undefined || overlaps.length < best.overlaps.length)
      best = { bench, cities, layout, placed, overlaps, ...(chart ? { chart } : {}) };
    if (overlaps.length === 0) break;
  }
  if (best === undefined) throw new Error('A map needs a scale to be drawn at.');
  const { bench, cities, layout, placed, chart, overlaps } = best;
  const ground: Item[] = [];
  let coast: readonly Point[] = [];
  if (chart) {
    const { text, place } = wish.atlas(detailFor(chart.degree));
    const net = graticuleOf(chart, slots.frame.net);
    const land = landOf(text, place, chart, borders ?? true);
    coast = land.coast;
    ground.push(groundItems(setting, slots, land, net, frame), ...neatLine(setting, slots, frame, net));
  } else {
    const pitch = slots.schematic.pitch * bench.scale;
    const lines = placed.routes.map(({ d }) => d).join(' ');
    ground.push(schematicGround(setting, slots, frame, lines, pitch));
    ground.push(...neatLine(setting, slots, frame, plainStrip(frame, pitch)));
  }
  return {
    overlaps,
    scale: bench.scale,
    items: [
      ...ground,
      ...roseItems(bench, layout, placed, coast),
      ...routeItems(bench, placed),
      ...placed.labels.flatMap(label => labelItems(bench, cities[label.stop], label)),
      ...cities.flatMap(city => cityItems(bench, city, city.stop.at)),
    ],
  };
}

/** Islands that hold the places of a geographic map, so that none is cut off. */
function islandsAround({ campaign, atlas }: MapWish, { city }: MapFace, frame: Rect): readonly LonLat[] {
  if (campaign.map !== 'geographic') return [];
  const places = campaign.campaign.cities.map(({ at }) => at);
  const { degree } = makeChart(places, { frame, inset: city.inset, apart: 0, edge: city.edge });
  const { text, place } = atlas(detailFor(degree));
  return islandsOf(text, place, places);
}

function placesOf(
  { campaign, map }: CampaignTemplate,
  { city, schematic }: MapFace,
  scale: number,
  frame: Rect,
  seen: readonly LonLat[],
): { readonly points: readonly Point[]; readonly chart?: Chart } {
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
  return { points: schematicPoints(flat, room, schematic.apart * scale, schematic.pitch * scale) };
}

/** Vermilion lines on white ones, so that coasts and the net give way. */
function routeItems({ setting, slots, scale }: MapBench, { routes }: Placed): readonly Item[] {
  const { colours } = setting.theme;
  const { stroke, casing } = slots.route;
  const all = routes.map(({ d }) => d).join(' ');
  const line = { kind: 'path', d: all, cap: 'round', join: 'round' } as const;
  return [
    { ...line, stroke: colours.paper, strokeWidth: casing * scale },
    { ...line, stroke: colours.red, strokeWidth: stroke * scale },
  ];
}
