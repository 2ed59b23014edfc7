import { didYouMean, type Problem } from '../../problem.js';
import { quote } from '../../words/index.js';
import { FARTHEST_NORTH } from '../checks/playable.js';

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

/** How a list begins, as an advice. */
export const EXAMPLE =
  'Begin with a line "place,longitude,latitude" or "place,x,y", then a place in each line, as CSV UTF-8.';
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

type Tell = (level: Problem['level'], message: string, advice: string) => void;

/** The columns of the header row; tells what is missing, twice there or not known. */
export function checkHeader(cells: readonly string[], tell: Tell): Columns {
  const columns = cells.map(columnNamed);
  const has = (name: Column) => columns.includes(name);
  if (!has('place')) tell('error', 'There is no column "place".', EXAMPLE);
  const [globe, plane] = [DEGREES, FREE].map(each => each.filter(([name]) => has(name)).length);
  if (globe > 0 && plane > 0)
    tell('error', 'There are columns of degrees and of free numbers.', 'Leave one of the two out.');
  else if (globe < 2 && plane < 2) {
    const missing = (plane > 0 ? FREE : DEGREES).map(([name]) => name).find(name => !has(name));
    tell('error', `There is no column "${missing}".`, EXAMPLE);
  }
  for (const [i, cell] of cells.entries()) {
    const column = columns[i];
    if (column !== undefined && columns.indexOf(column) < i)
      tell('error', `The column ${quote(cell)} is there twice.`, 'Remove one of them.');
    if (column !== undefined || cell === '') continue;
    const near = didYouMean(
      cell,
      COLUMNS.filter(name => !has(name)),
    );
    tell('notice', `The column ${quote(cell)} is not used.`, near ? `Did you mean "${near}"?` : '');
  }
  return columns;
}
