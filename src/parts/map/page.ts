import { textIn } from '../../data/index.js';
import { enclosedRegions, graticuleOf, type Overlap, type Placed } from '../../maps/atlas/index.js';
import type { Rect } from '../../scene/geometry/index.js';
import type { Item } from '../../scene/index.js';
import type { Setting } from '../../text/typesetting/index.js';
import { decidedOf, type MapDecided, type WholeMap } from './decided.js';
import { cityItems, type MapStyle } from './discs.js';
import { groundItems, schematicGround } from './ground.js';
import { mapHead } from './head.js';
import { labelItems, leaderItems } from './label.js';
import { type LaidMap, layOutMap } from './layout.js';
import { layLegend, legendItems } from './legend.js';
import type { MapFace } from './measures.js';
import { neatLine, plainStrip, recordedEdges } from './neat-line.js';
import type { MapWish } from './places.js';
import { legendArea, smallness } from './room.js';
import { roseItems, roseSpot } from './rose.js';

export interface MapPageWish extends MapWish {
  /** Of the stars in the legend: whose chances they tell. */
  readonly heading: string;
}

export interface MapPage {
  readonly items: readonly Item[];
  /** Where everything found room. */
  readonly decided: MapDecided;
  /** What touches; empty on a map with enough room. */
  readonly overlaps: readonly Overlap[];
}

/** A mission map in an area of the page: title and fields, the map in its neat line, the legend. */
export function mapPage(setting: Setting, slots: MapFace, wish: MapPageWish, area: Rect): MapPage {
  const small = smallness(slots, area);
  const laid = layOutMap(setting, slots, wish, area);
  const style = { setting, slots, scale: small };
  const foot = legendArea(slots, area);
  const legend = layLegend(style, foot, { heading: wish.heading, levels: levelsOf(laid) });
  const whole = { ...wholeMap(setting, slots, laid), legend };
  const { title, line } = wish.campaign;
  const { id } = setting.locale;
  const text = { title: textIn(title, id), ...(line ? { line: textIn(line, id) } : {}) };
  const items = [
    ...mapHead(setting, slots, { ...area, height: slots.head.height * small }, small, text),
    ...mapItems(setting, slots, whole),
    ...legendItems(style, foot, legend),
  ];
  return { items, decided: decidedOf(whole), overlaps: laid.overlaps };
}

/** The numbers of stars on a map, the least first. */
function levelsOf({ cities }: LaidMap): readonly number[] {
  return [...new Set(cities.map(({ sign }) => sign.stars))].sort((a, b) => a - b);
}

function wholeMap(setting: Setting, slots: MapFace, laid: LaidMap): Omit<WholeMap, 'legend'> {
  const { layout, placed, chart } = laid;
  if (chart === undefined) return { laid, inside: enclosedRegions(layout, placed) };
  const net = graticuleOf(chart, slots.frame.net);
  const rose = roseSpot(laid);
  const edges = recordedEdges(setting, slots, layout.frame, net);
  return { laid, net, inside: [], edges, ...(rose ? { rose } : {}) };
}

/** From the ground up: sea and land, the neat line, the rose, leaders, routes, labels, cities. */
function mapItems(
  setting: Setting,
  slots: MapFace,
  { laid, net, inside, rose }: Omit<WholeMap, 'legend'>,
): readonly Item[] {
  const { style, cities, layout, placed, land } = laid;
  const { frame } = layout;
  const ground: Item[] = [];
  if (net && land) {
    ground.push(groundItems(setting, slots, land, net, frame), ...neatLine(setting, slots, frame, net));
  } else {
    const pitch = slots.schematic.pitch * style.scale;
    const lines = placed.routes.map(({ d }) => d).join(' ');
    ground.push(schematicGround(setting, slots, frame, { lines, pitch, inside }));
    ground.push(...neatLine(setting, slots, frame, plainStrip(frame, pitch)));
  }
  return [
    ...ground,
    ...(rose ? roseItems(setting.theme.colours, rose) : []),
    ...placed.labels.flatMap(label => leaderItems(style, label)),
    ...routeItems(style, placed),
    ...placed.labels.flatMap(label => labelItems(style, cities[label.stop], label, land)),
    ...cities.flatMap(city => cityItems(style, city, city.stop.at)),
  ];
}

/** Red lines on white casings, so that coasts and graticule give way. */
function routeItems({ setting, slots, scale }: MapStyle, { routes }: Placed): readonly Item[] {
  const { colours } = setting.theme;
  const { stroke, casing } = slots.route;
  const all = routes.map(({ d }) => d).join(' ');
  const line = { kind: 'path', d: all, cap: 'round', join: 'round' } as const;
  return [
    { ...line, stroke: colours.paper, strokeWidth: casing * scale },
    { ...line, stroke: colours.red, strokeWidth: stroke * scale },
  ];
}
