/** Degrees east and north; or free numbers of a schematic map, x to the right and y down. */
export type At = readonly [x: number, y: number];

export interface Place {
  readonly id: string;
  readonly at: At;
}

/** A place of a mission map with the two numbers of its game. */
export interface City extends Place {
  /** Timer tokens in the pool. */
  readonly tokens: number;
  /** Tokens among them that start with the bystander up; the others start with the tick up. */
  readonly mistakes: number;
}

/** Two cities by their ids. It has no direction. */
export type Route = readonly [from: string, to: string];

export interface Campaign {
  readonly id: string;
  /** Id of the city where every pair begins. */
  readonly start: string;
  readonly cities: readonly City[];
  readonly routes: readonly Route[];
}

/** Whether the places are degrees on the globe or free points of the paper. */
export type MapKind = 'geographic' | 'schematic';
