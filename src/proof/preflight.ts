import { type Held, holdAgainst } from './again/hold.js';
import type { MadeAgain } from './again/made-again.js';
import type { Expectation } from './expectation.js';
import { Findings } from './findings.js';
import { Inspection, type InspectionOptions } from './inspection.js';
import { openPdf } from './pdfium/open-pdf.js';
import { CHECKS, type Check, type PreflightReport } from './report.js';
import { pagesOf } from './shares.js';

export interface PreflightOptions extends InspectionOptions {
  /** The same file made again: every page is drawn and held against it. `same` if it has the same bytes. */
  readonly again?: MadeAgain | 'same';
}

/**
 * Opens a finished PDF, finds the cards by what is drawn and holds them against what they should be; with `again`, also
 * each page against the same page made again, and where a page isn't the right one, that is all it tells. Throws a
 * ProblemError for a file that can't be opened or is not ours.
 */
export async function preflight(
  bytes: Uint8Array,
  expectation: Expectation,
  { again, ...options }: PreflightOptions = {},
): Promise<PreflightReport> {
  const { tell = () => {}, share = { share: 0, of: 1 } } = options;
  const { place } = expectation;
  const pdf = await openPdf(bytes, place, () => tell(0, 0));
  try {
    const findings = new Findings(place);
    const held = await hold(findings);
    const differs = held.differs.length > 0 ? { differs: held.differs } : {};
    const nothing = { place, pages: pdf.pages, cards: 0, keys: [], words: new Map(), checks: [] };
    const report = held.isAstray ? nothing : await new Inspection(pdf, expectation, options).run();
    return { ...report, checks: inOrder([...report.checks, ...findings.checks()]), ...differs };
  } finally {
    pdf.close();
  }

  async function hold(findings: Findings): Promise<Held> {
    if (again === 'same') findings.count('looks', pdf.pages);
    if (again === undefined || again === 'same') return { isAstray: false, differs: [] };
    return holdAgainst(pdf, again, pagesOf(share, pdf.pages), findings, tell);
  }
}

function inOrder(checks: readonly Check[]): readonly Check[] {
  return CHECKS.flatMap(name => checks.filter(check => check.name === name));
}
