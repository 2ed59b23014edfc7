/** What a generated map shall be like. */
export interface MapWishes {
  /** So many of the places; all of them when it isn't said. */
  readonly cities?: number;
  /** Id of the city where pairs begin; any when it isn't said. */
  readonly start?: string;
  /** No city is easier or harder than these chances. */
  readonly easiest: number;
  readonly hardest: number;
  /** Along a route away from the start the chance rises by so much at most. With 0 it must sink. */
  readonly tolerance: number;
  /** No route is longer: kilometres on the globe, or the numbers of a schematic map. */
  readonly longest?: number;
}
