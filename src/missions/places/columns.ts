import { choicesFor, error, notice, type Problem, type Spot } from '../../problem.js';
import { FARTHEST_NORTH } from '../geography.js';

const COLUMNS = ['place', 'longitude', 'latitude', 'x', 'y', 'id'] as const;
export type Column = (typeof COLUMNS)[number];
const ALSO: ReadonlyMap<string, Column> = new Map([
  ['name', 'place'],
  ['city', 'place'],
  ['lon', 'longitude'],
  ['lng', 'longitude'],
  ['lat', 'latitude'],
]);

/** What each column of a list holds; undefined where it is not known. */
export type Columns = readonly (Column | undefined)[];

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
export function columnNamed(cell: string): Column | undefined {
  const plain = cell.trim().toLowerCase();
  return COLUMNS.find(column => column === plain) ?? ALSO.get(plain);
}

/** What is wrong with the columns of a header row; unused columns are notices. */
export function checkHeader(cells: readonly string[], at: Spot): readonly Problem[] {
  const columns = cells.map(columnNamed);
  const has = (name: Column) => columns.includes(name);
  const missing = (column: Column) => error('missions.missing-column', at, { column });
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
      problems.push(notice('missions.unused-column', at, { column: cell, ...choicesFor(cell, free) }));
  }
  return problems;
}
