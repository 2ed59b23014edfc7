import { type GeoProjection, geoConicConformal, geoMercator } from 'd3-geo';

/** Degrees east and north. */
export type LonLat = readonly [longitude: number, latitude: number];

export interface Projected {
  readonly projection: GeoProjection;
  /** The map goes round the globe: what leaves it at one side comes in at the other, a whole turn away. */
  readonly round: boolean;
}

/** Beyond this span of longitudes the sides of a conic map lean too far: the map becomes a sea chart. */
const WIDEST_CONE = 120;
/** Mean latitudes nearer to the equator than this would make the cone a cylinder. */
const FLATTEST_CONE = 8;
/** Degrees from the point of the equator below the middle of a cone. */
const FURTHEST = 80;

/**
 * A projection that keeps angles, so that coasts keep their shapes: Lambert's cone for a region, with its standard
 * parallels a sixth inside the northern and southern ends, Mercator's cylinder for the world and along the equator.
 * North is up on the middle meridian. One unit is a radian at the true scale; y runs down.
 */
export function projectionFor(places: readonly LonLat[]): Projected {
  const { middle, span } = longitudes(places.map(([longitude]) => longitude));
  const latitudes = places.map(([, latitude]) => latitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const sixth = (north - south) / 6;
  const cone = span <= WIDEST_CONE && Math.abs(south + north) / 2 >= FLATTEST_CONE;
  // A cone throws the pole behind it to infinity, where d3 loses what is land and what is sea.
  const raw = cone
    ? geoConicConformal()
        .parallels([south + sixth, north - sixth])
        .clipAngle(FURTHEST)
    : geoMercator();
  const projection = raw.rotate([-middle, 0]).scale(1).translate([0, 0]).center([0, 0]);
  return { projection, round: !cone };
}

/** The shortest arc that holds all longitudes: the circle without its widest gap. */
function longitudes(values: readonly number[]): { readonly middle: number; readonly span: number } {
  const sorted = values.map(value => (((value % 360) + 540) % 360) - 180).sort((a, b) => a - b);
  let gap = { width: -1, after: 0 };
  for (const [i, value] of sorted.entries()) {
    const next = i + 1 < sorted.length ? sorted[i + 1] : sorted[0] + 360;
    if (next - value > gap.width) gap = { width: next - value, after: i };
  }
  const span = 360 - gap.width;
  const first = sorted[(gap.after + 1) % sorted.length];
  return { middle: first + span / 2, span };
}
