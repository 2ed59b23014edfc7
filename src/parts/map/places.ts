import { type CampaignTemplate, textIn } from '../../data/index.js';
import {
  type Chart,
  type Detail,
  detailFor,
  islandsOf,
  type LonLat,
  makeChart,
  schematicPoints,
  type World,
} from '../../maps/atlas/index.js';
import type { Point, Rect } from '../../scene/geometry/index.js';
import type { Setting } from '../../text/typesetting/index.js';
import type { CitySign } from './city.js';
import type { MapFace } from './measures.js';

/** Coasts and borders at a level of detail. */
export type Atlas = (detail: Detail) => World;

export interface MapWish {
  readonly campaign: CampaignTemplate;
  readonly atlas: Atlas;
  /** The chance, 0 to 1, that a pair wins with these tokens and mistakes. */
  readonly chance: (tokens: number, mistakes: number) => number;
}

export function signsOf(
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

/** The islands that the places lie on, so that the frame cuts none of them off. */
export function islandsAround(
  { campaign, atlas }: MapWish,
  { city }: MapFace,
  frame: Rect,
): readonly LonLat[] {
  if (campaign.map !== 'geographic') return [];
  const places = campaign.campaign.cities.map(({ at }) => at);
  const { degree } = makeChart(places, { frame, inset: city.inset, apart: 0, edge: city.edge });
  return islandsOf(atlas(detailFor(degree)), places);
}

export function placesOf(
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

/** The stars of a chance of winning: one for a likely win, five for a miracle. */
function starsOf(chance: number, from: readonly number[]): number {
  return 1 + from.filter(least => chance < least).length;
}
