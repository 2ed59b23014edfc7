import type { Flip, Pile } from '../expectation.js';
import type { OpenPdf } from '../pdfium/open-pdf.js';
import { findCropMarks } from './crop-marks.js';
import { type FoundSheet, readDuplexSheet } from './sheet.js';

/** How a person turns a pile of fronts before the backs are printed. */
export interface Turning {
  readonly flip: Flip;
  readonly pile: Pile;
}

const WAYS: readonly Turning[] = (['first-on-top', 'last-on-top'] as const).flatMap(pile =>
  (['long-edge', 'short-edge'] as const).map(flip => ({ flip, pile })),
);

/** The page with the backs of a front page. */
export function backOf(front: number, pages: number, pile: Pile): number {
  return pile === 'first-on-top' ? pages + 1 - front : pages / 2 + front;
}

/** Whether a page has crop marks: only fronts have them, or both halves of a page that is folded. */
export function hasMarks(pdf: OpenPdf, number: number): boolean {
  return findCropMarks(pdf.page(number).items).trims.length > 0;
}

/** The way to turn the pile that is `right` for the first and the last sheet of a file. Undefined for any other file. */
export function turningOf(pdf: OpenPdf, right: (sheet: FoundSheet) => boolean): Turning | undefined {
  const { pages } = pdf;
  if (pages % 2 > 0 || !hasMarks(pdf, 1) || hasMarks(pdf, pages)) return undefined;
  return WAYS.find(({ flip, pile }) =>
    [1, pages / 2].every(front => {
      const sheet = readDuplexSheet(pdf.page(front), pdf.page(backOf(front, pages, pile)), flip);
      return sheet !== undefined && right(sheet);
    }),
  );
}
