import type { Row } from '../../csv/index.js';
import { withoutInvisible } from '../../invisible.js';
import { error, type Problem } from '../../problem.js';
import type { MapKind, Place } from '../campaign.js';
import { idOf, numberIn } from './cells.js';
import { type Column, type Columns, DEGREES, FREE } from './columns.js';

/** A place with its name, and the line where it stands. */
export interface ListedPlace extends Place {
  readonly name: string;
  readonly line: number;
}

/** The place of a row, or what is wrong with the row; undefined where it is blank. */
export function readPlace(
  { line, fields, raw }: Row,
  columns: Columns,
  map: MapKind,
  file: string,
): ListedPlace | { readonly problems: readonly Problem[] } | undefined {
  const at = { place: file, line };
  if (fields === undefined) return { problems: [error('missions.broken-quotes', at, { row: raw })] };
  if (fields.every(field => field === '')) return undefined;
  const [count, wanted] = [fields.length, columns.length];
  if (count !== wanted) return { problems: [error('missions.field-count', at, { row: raw, count, wanted })] };

  const problems: Problem[] = [];
  const cell = (name: Column) =>
    withoutInvisible(fields[columns.indexOf(name)] ?? '')
      .normalize('NFC')
      .trim();
  const name = cell('place');
  if (/\p{Cc}/u.test(name)) problems.push(error('missions.control-character', at, { name }));
  if (name === '') problems.push(error('missions.blank-place', at));
  const [x, y] = (map === 'geographic' ? DEGREES : FREE).map(([column, most]) => {
    const value = numberIn(cell(column));
    const typed = cell(column);
    if (Number.isNaN(value)) problems.push(error('missions.not-a-number', at, { column, typed }));
    else if (Math.abs(value) > most)
      problems.push(error('missions.out-of-range', at, { column, typed, most }));
    return value;
  });
  const id = cell('id') || idOf(name);
  if (/\s/.test(id)) problems.push(error('missions.spaces-in-id', at, { id }));
  return problems.length > 0 ? { problems } : { id, at: [x, y], name, line };
}
