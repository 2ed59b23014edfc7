import { type Headings, idNamed } from '../../headings.js';
import { columnName } from '../../names.js';
import { choicesFor, error, notice, type Problem, type Spot } from '../../problem.js';

const COLUMNS = ['file', 'caption', 'child_safe', 'turn', 'focus', 'zoom', 'fit'] as const;
export type Column = (typeof COLUMNS)[number];

/** What each column of a list holds; undefined where it is not known. */
export type Columns = readonly (Column | undefined)[];

/** The column that a header cell means. */
export function columnNamed(cell: string, headings?: Headings): Column | undefined {
  return idNamed(cell, COLUMNS, headings?.photographs);
}

/** What is wrong with a header row. Only a notice leaves the list of use. */
export function checkHeader(cells: readonly string[], columns: Columns, at: Spot): readonly Problem[] {
  const free = COLUMNS.filter(name => !columns.includes(name));
  return [
    ...(columns.includes('file') ? [] : [error('photos.no-file-column', at)]),
    ...cells.flatMap((column, i) => {
      const known = columns[i];
      if (known !== undefined)
        return columns.indexOf(known) < i
          ? [error('photos.repeated-column', at, { column: columnName(known) })]
          : [];
      return column === ''
        ? []
        : [notice('photos.unused-column', at, { column, ...choicesFor(column, free) })];
    }),
  ];
}
