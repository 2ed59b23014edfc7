import { csvOf } from '../../state/csv.js';

/** A place as a row of a list; numbers may still be as a person typed them. */
export interface PlaceRow {
  /** Empty where it follows from the name. */
  readonly id: string;
  readonly name: string;
  readonly at: readonly [x: number | string, y: number | string];
}

export type OwnMapKind = 'geographic' | 'schematic';

/** A list of places as the command line reads it. */
export function placesCsv(map: OwnMapKind, rows: readonly PlaceRow[]): string {
  const [x, y] = map === 'geographic' ? ['longitude', 'latitude'] : ['x', 'y'];
  return csvOf({
    columns: ['place', x, y, 'id'],
    rows: rows.map(({ id, name, at }, i) => ({ id: i, cells: [name.trim(), ...at.map(String), id] })),
  });
}

/** The id of a new place: none is needed unless a place before it has the same name. */
export function idFor(name: string, rows: readonly PlaceRow[]): string {
  const plain = (text: string) => text.trim().toLowerCase();
  const same = rows.filter(row => plain(row.name) === plain(name)).length;
  return same === 0 ? '' : `${plain(name).replace(/\s+/gu, '-')}-${same + 1}`;
}
