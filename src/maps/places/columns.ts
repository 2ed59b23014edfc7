import {
  choicesFor,
  columnName,
  error,
  type Headings,
  idNamed,
  notice,
  type Problem,
  type Spot,
} from '../../speech/index.js';
import { FARTHEST_NORTH } from '../geography.js';

const COLUMNS = ['place', 'longitude', 'latitude', 'x', 'y', 'id'] as const;
export type PlaceColumn = (typeof COLUMNS)[number];

/** What each column of a list holds; undefined where it is not known. */
export type PlaceColumns = readonly (PlaceColumn | undefined)[];

/** The two columns that say where a place lies, and how far they may go. */
export const DEGREES = [
  ['longitude', 180],
  ['latitude', FARTHEST_NORTH],
] as const;
export const FREE = [
  ['x', Number.POSITIVE_INFINITY],
  ['y', Number.POSITIVE_INFINITY],
] as const;

/** The column that a header cell means. */
export function placeColumnNamed(cell: string, headings?: Headings): PlaceColumn | undefined {
  return idNamed(cell, COLUMNS, headings?.places);
}

/** What is wrong with the columns of a header row; unused columns are notices. */
export function checkHeader(cells: readonly string[], columns: PlaceColumns, at: Spot): readonly Problem[] {
  const has = (name: PlaceColumn) => columns.includes(name);
  const missing = (column: PlaceColumn) =>
    error('missions.missing-column', at, { column: columnName(column) });
  const problems: Problem[] = has('place') ? [] : [missing('place')];
  const [globe, plane] = [DEGREES, FREE].map(each => each.filter(([name]) => has(name)).length);
  if (globe > 0 && plane > 0) problems.push(error('missions.mixed-columns', at));
  else if (globe < 2 && plane < 2) {
    const needed = (plane > 0 ? FREE : DEGREES).map(([name]) => name);
    problems.push(
      ...needed
        .filter(name => !has(name))
        .slice(0, 1)
        .map(missing),
    );
  }
  const free = COLUMNS.filter(name => !has(name));
  for (const [i, cell] of cells.entries()) {
    const column = columns[i];
    if (column !== undefined && columns.indexOf(column) < i)
      problems.push(error('missions.repeated-column', at, { column: cell }));
    if (column === undefined && cell !== '')
      problems.push(
        notice('missions.unused-column', at, { column: cell, ...choicesFor(cell, free, columnName) }),
      );
  }
  return problems;
}
