/** Degrees east and north; or free numbers of a schematic map, x to the right and y down. */
export type At = readonly [x: number, y: number];

export interface PlaceOnMap {
  readonly id: string;
  readonly at: At;
}

/** A place of a mission map with the game played there. */
export interface City extends PlaceOnMap {
  /** Timer tokens at the start of the game. */
  readonly tokens: number;
  /** How many of them start with the bystander up; the others start with the tick up. */
  readonly mistakes: number;
}

/** Two cities by their ids, in no direction. */
export type Route = readonly [from: string, to: string];

export interface Campaign {
  readonly id: string;
  /** Id of the city where every pair starts. */
  readonly start: string;
  readonly cities: readonly City[];
  readonly routes: readonly Route[];
}

/** Degrees on the globe, or free points on paper. */
export type MapKind = 'geographic' | 'schematic';
