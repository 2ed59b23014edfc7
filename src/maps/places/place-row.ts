import { columnName, error, type Problem, typedMeasure, withoutInvisible } from '../../speech/index.js';
import type { Row } from '../../words/csv/index.js';
import type { MapKind, PlaceOnMap } from '../campaign.js';
import { DEGREES, FREE, type PlaceColumn, type PlaceColumns } from './columns.js';

/** A place with its name, and the line where it stands. */
export interface ListedPlace extends PlaceOnMap {
  readonly name: string;
  readonly line: number;
}

/** The place of a row, or what is wrong with the row; undefined where it is blank. */
export function readPlace(
  { line, fields, raw }: Row,
  columns: PlaceColumns,
  map: MapKind,
  file: string,
): ListedPlace | { readonly problems: readonly Problem[] } | undefined {
  const at = { place: file, line };
  if (fields === undefined) return { problems: [error('missions.broken-quotes', at, { row: raw })] };
  if (fields.every(field => field === '')) return undefined;
  const [count, wanted] = [fields.length, columns.length];
  if (count !== wanted) return { problems: [error('missions.field-count', at, { row: raw, count, wanted })] };

  const problems: Problem[] = [];
  const cell = (name: PlaceColumn) =>
    withoutInvisible(fields[columns.indexOf(name)] ?? '')
      .normalize('NFC')
      .trim();
  const name = cell('place');
  if (/\p{Cc}/u.test(name))
    problems.push(error('missions.control-character', at, { column: columnName('place'), name }));
  if (name === '') problems.push(error('missions.blank-place', at, { column: columnName('place') }));
  const [x, y] = (map === 'geographic' ? DEGREES : FREE).map(([column, most]) => {
    const value = numberIn(cell(column));
    const typed = cell(column);
    const name = columnName(column);
    if (Number.isNaN(value)) problems.push(error('missions.not-a-number', at, { column: name, typed }));
    else if (Math.abs(value) > most)
      problems.push(error('missions.out-of-range', at, { column: name, typed, most }));
    return value;
  });
  const id = cell('id') || idOf(name);
  if (/\s/.test(id)) problems.push(error('missions.spaces-in-id', at, { column: columnName('id'), id }));
  return problems.length > 0 ? { problems } : { id, at: [x, y], name, line };
}

/** A number with a point or a comma, in the digits of any script; NaN where it is none. */
function numberIn(cell: string): number {
  const number = typedMeasure(cell);
  return typeof number === 'number' ? number : Number.NaN;
}

/** Letters that don't decompose into a plain letter and a mark. */
const PLAIN = { ø: 'o', œ: 'oe', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' } as const;

/** `San Francisco` -> `san-francisco`; a name in another script keeps its letters. */
function idOf(name: string): string {
  const latin = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øœæßłđðþı]/g, letter => PLAIN[letter as keyof typeof PLAIN]);
  const plain = /[a-z0-9]/.test(latin) ? latin.replace(/[^a-z0-9]+/g, '-') : name.replace(/\s+/g, '-');
  return plain.replace(/^-+|-+$/g, '') || name;
}
