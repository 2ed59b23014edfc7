import { type GeoProjection, geoConicConformal, geoMercator, geoStereographic } from 'd3-geo';
import { longitudeArc } from '../../../scene/geometry/index.js';

/** Degrees east and north. */
export type LonLat = readonly [longitude: number, latitude: number];

export interface Projected {
  readonly projection: GeoProjection;
  /** The map goes round the globe: what leaves on one side comes in on the other. */
  readonly round: boolean;
  /** Seen from above a pole, where meridians meet. */
  readonly polar: boolean;
}

/** Beyond this span of longitudes the sides of a conic map lean too far, and it becomes a Mercator map. */
const WIDEST_CONE = 120;
/** Nearer to the equator than this mean latitude, a cone would be almost a cylinder. */
const FLATTEST_CONE = 8;
/** Degrees from the point of the equator below the middle of a cone: beyond the pole behind it nothing is shown. */
const FURTHEST = 88;
/** Degrees shown around a pole. */
const AROUND = 80;
/** Places that reach beyond this parallel are seen from above the pole too: a cone is narrow there. */
const NEAR_POLE = 75;

/** Places that are all beyond this parallel, and go round the pole or come near it, are seen from above it. */
const POLAR = 50;

/**
 * A projection that keeps angles, so that coasts keep their shapes: Lambert's cone for a region, with its standard
 * parallels a sixth inside the northern and southern ends, Mercator's cylinder for the world and along the equator,
 * the stereographic plane around a pole. North is up on the middle meridian. One unit is a radian at the true scale; y
 * runs down.
 */
export function projectionFor(places: readonly LonLat[]): Projected {
  const { middle, span } = longitudeArc(places.map(([longitude]) => longitude));
  const latitudes = places.map(([, latitude]) => latitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const sixth = (north - south) / 6;
  const high = span > WIDEST_CONE || Math.max(north, -south) > NEAR_POLE;
  if (high && (south > POLAR || north < -POLAR)) {
    const pole = geoStereographic()
      .rotate([-middle, south > 0 ? -90 : 90])
      .clipAngle(AROUND);
    return { projection: pole.scale(1).translate([0, 0]), round: false, polar: true };
  }
  const cone = span <= WIDEST_CONE && Math.abs(south + north) / 2 >= FLATTEST_CONE;
  // A cone throws the pole behind it to infinity, where d3 loses what is land and what is sea.
  const raw = cone
    ? geoConicConformal()
        .parallels([south + sixth, north - sixth])
        .clipAngle(FURTHEST)
    : geoMercator();
  const projection = raw.rotate([-middle, 0]).scale(1).translate([0, 0]).center([0, 0]);
  return { projection, round: !cone, polar: false };
}
