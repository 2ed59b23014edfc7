import { type GeoProjection, geoConicConformal, geoMercator, geoStereographic } from 'd3-geo';
import { longitudeArc } from '../../geometry/index.js';

/** Degrees east and north. */
export type LonLat = readonly [longitude: number, latitude: number];

export interface Projected {
  readonly projection: GeoProjection;
  /** The map goes round the globe: what leaves it at one side comes in at the other, a whole turn away. */
  readonly round: boolean;
  /** Seen from above a pole: meridians meet in it. */
  readonly polar: boolean;
}

/** Beyond this span of longitudes the sides of a conic map lean too far: the map becomes a sea chart. */
const WIDEST_CONE = 120;
/** Mean latitudes nearer to the equator than this would make the cone a cylinder. */
const FLATTEST_CONE = 8;
/** Degrees from the point of the equator below the middle of a cone: beyond the pole behind it nothing is shown. */
const FURTHEST = 88;
/** Degrees from a pole that is seen from above. */
const AROUND = 80;
/** Where a cone is narrow: places that reach so near to a pole are seen from above it too. */
const NEAR_POLE = 75;

/** Places that all lie nearer to a pole than this parallel, and go round it or come near it, are seen from above it. */
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
