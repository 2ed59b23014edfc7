import {
  choicesFor,
  columnName,
  error,
  type Headings,
  idNamed,
  notice,
  type Problem,
  type Spot,
} from '../../../speech/index.js';

const COLUMNS = ['file', 'caption', 'child_safe', 'turn', 'focus', 'zoom', 'fit'] as const;
export type PhotoColumn = (typeof COLUMNS)[number];

/** What each column of a list holds; undefined where it is not known. */
export type PhotoColumns = readonly (PhotoColumn | undefined)[];

/** The column that a header cell means. */
export function photoColumnNamed(cell: string, headings?: Headings): PhotoColumn | undefined {
  return idNamed(cell, COLUMNS, headings?.photographs);
}

/** What is wrong with a header row. Only a notice leaves the list of use. */
export function checkHeader(cells: readonly string[], columns: PhotoColumns, at: Spot): readonly Problem[] {
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
