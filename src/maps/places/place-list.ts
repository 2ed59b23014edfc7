import {
  columnName,
  error,
  type Headings,
  type Problem,
  ProblemError,
  throwErrors,
} from '../../speech/index.js';
import { findDelimiter, isOversize, readTable } from '../../words/csv/index.js';
import { decodeText } from '../../words/index.js';
import type { MapKind, PlaceOnMap } from '../campaign.js';
import { sameSpot } from '../geography.js';
import { checkHeader, placeColumnNamed } from './columns.js';
import { type ListedPlace, readPlace } from './place-row.js';

/** A person's own list of places. */
export interface Places {
  readonly map: MapKind;
  readonly places: readonly PlaceOnMap[];
  /** By id. */
  readonly names: Readonly<Record<string, string>>;
  readonly notices: readonly Problem[];
}

/**
 * Bytes of a CSV file with the columns `place` and `longitude,latitude` or `x,y`, and `id` where names are alike; in the
 * words of any language that `headings` have. Throws a ProblemError with the errors of every line.
 */
export function readPlaces(bytes: Uint8Array, file: string, headings?: Headings): Places {
  const decoded = decodeText(bytes);
  if (!('text' in decoded)) throw new ProblemError([error('words.unreadable', file, { why: decoded })]);
  const { text } = decoded;
  const delimiter = findDelimiter(text, name => placeColumnNamed(name, headings) !== undefined);
  const table = readTable(text, delimiter);
  if (isOversize(table))
    throw new ProblemError([
      error('words.unreadable', { place: file, line: table.line }, { why: table.why }),
    ]);
  const [header, ...rows] = table;
  if (header?.fields === undefined)
    throw new ProblemError([error('missions.no-header', { place: file, line: header?.line })]);
  const columns = header.fields.map(cell => placeColumnNamed(cell, headings));
  const notices = checkHeader(header.fields, columns, { place: file, line: header.line });
  throwErrors(notices);
  const map: MapKind = columns.includes('longitude') ? 'geographic' : 'schematic';
  const found: ListedPlace[] = [];
  const problems: Problem[] = [];
  for (const row of rows) {
    const read = readPlace(row, columns, map, file);
    if (read === undefined) continue;
    const faults = 'problems' in read ? read.problems : checkRepeat(read, found, map, file);
    if ('id' in read && faults.length === 0) found.push(read);
    problems.push(...faults);
  }
  throwErrors(problems);
  return {
    map,
    places: found.map(({ id, at }) => ({ id, at })),
    names: Object.fromEntries(found.map(({ id, name }) => [id, name])),
    notices,
  };
}

/** An id or a spot that a place shares with one before it. */
function checkRepeat(
  place: ListedPlace,
  before: readonly ListedPlace[],
  map: MapKind,
  file: string,
): readonly Problem[] {
  const spot = { place: file, line: place.line };
  const name = place.name;
  const twin = before.find(({ id }) => id === place.id);
  if (twin) {
    const other = twin.name;
    return [
      error('missions.repeated-place', spot, {
        name,
        id: place.id,
        other,
        line: twin.line,
        column: columnName('id'),
      }),
    ];
  }
  const here = before.find(({ at }) => sameSpot(at, place.at, map));
  if (here === undefined) return [];
  return [error('missions.place-on-place', spot, { name, other: here.name, line: here.line })];
}
