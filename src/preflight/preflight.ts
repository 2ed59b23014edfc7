import type { Expectation } from './expectation.js';
import { Inspection } from './inspection.js';
import { type ExpectedPage, type Eye, look } from './look/look.js';
import { openPdf } from './pages/open-pdf.js';
import { CHECKS, type PreflightReport, type TellPages } from './report.js';

export interface PreflightOptions {
  readonly tell?: TellPages;
  /** What the pages must look like, and what draws that. */
  readonly looking?: { readonly pages: readonly ExpectedPage[]; readonly eye: Eye };
}

/**
 * Opens a finished PDF, finds the cards by what is drawn and holds them against what they should be; with `looking`, also
 * each page against a picture of it. Throws a ProblemError for a file that can't be opened or is not ours.
 */
export async function preflight(
  bytes: Uint8Array,
  expectation: Expectation,
  { tell, looking }: PreflightOptions = {},
): Promise<PreflightReport> {
  const pdf = await openPdf(bytes, expectation.place);
  try {
    const report = await new Inspection(pdf, expectation, tell).run();
    if (looking === undefined) return report;
    const { check, differs } = await look(bytes, expectation.place, looking.pages, looking.eye);
    if (check.count === 0 && check.problems.length === 0) return report;
    const checks = [...report.checks, check].sort((a, b) => CHECKS.indexOf(a.name) - CHECKS.indexOf(b.name));
    return { ...report, checks, ...(differs ? { differs } : {}) };
  } finally {
    await pdf.close();
  }
}
