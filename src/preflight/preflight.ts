import type { Expectation } from './expectation.js';
import { Inspection, type PreflightOptions } from './inspection.js';
import { openPdf } from './pdfium/open-pdf.js';
import type { PreflightReport } from './report.js';

/**
 * Opens a finished PDF, finds the cards by what is drawn and holds them against what they should be; with `looking`, also
 * each page against a picture of it. Throws a ProblemError for a file that can't be opened or is not ours.
 */
export async function preflight(
  bytes: Uint8Array,
  expectation: Expectation,
  options: PreflightOptions = {},
): Promise<PreflightReport> {
  const pdf = await openPdf(bytes, expectation.place, () => options.tell?.(0, 0));
  try {
    return await new Inspection(pdf, expectation, options).run();
  } finally {
    pdf.close();
  }
}
