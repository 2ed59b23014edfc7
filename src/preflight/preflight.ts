import type { Expectation } from './expectation.js';
import { Inspection } from './inspection.js';
import { openPdf } from './pages/open-pdf.js';
import type { PreflightReport, TellPages } from './report.js';

/**
 * Opens a finished PDF, finds the cards by what is drawn and holds them against what they should be. Throws a
 * ProblemError for a file that can't be opened or is not ours.
 */
export async function preflight(
  bytes: Uint8Array,
  expectation: Expectation,
  tell?: TellPages,
): Promise<PreflightReport> {
  const pdf = await openPdf(bytes, expectation.place);
  try {
    return await new Inspection(pdf, expectation, tell).run();
  } finally {
    await pdf.close();
  }
}
