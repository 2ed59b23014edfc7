import {
  CHECKS,
  type CheckName,
  type Expectation,
  type ExpectedPages,
  type PaperProblem,
  type PreflightReport,
  preflight,
} from '../../preflight/index.js';
import { type Problem, ProblemError, warning } from '../../problem.js';
import { expectationFor, type FinishedFile, type Libraries } from '../expectation.js';
import { pagesAgain } from './as-laid-out.js';
import type { OpenDesk } from './expected-pages.js';

/** `preflight`, or what asks another thread for it. With `pages` it looks at them too. */
export type ReadPdf = (
  bytes: Uint8Array,
  expectation: Expectation,
  pages?: ExpectedPages,
) => Promise<PreflightReport>;

/** Reads a PDF here, and looks at nothing. */
export const readPdf: ReadPdf = (bytes, expectation) => preflight(bytes, expectation);

/** A finished PDF, held against what it should be. */
export interface CheckedPdf {
  readonly place: string;
  /** Undefined if the PDF, or what its manifest names, could not be read. */
  readonly report?: PreflightReport;
  readonly problems: readonly PaperProblem[];
}

/**
 * Reads a finished PDF back and checks it against its manifest, if there is one; with a desk to lay it out again, looks at
 * each page too. Where that can't be, it warns. Throws nothing that a file can cause.
 */
export async function checkPdf(
  file: FinishedFile,
  desk: Libraries,
  read: ReadPdf = readPdf,
  looking?: OpenDesk,
): Promise<CheckedPdf> {
  const { place, bytes } = file;
  const problems: PaperProblem[] = [];
  try {
    const expected = await expectationFor(file, desk);
    problems.push(...expected.problems);
    const again = looking && (await orProblems(pagesAgain(file, looking)));
    if (again?.problems) problems.push(warning('pipeline.not-looked-at', place), ...again.problems);
    const report = await read(bytes, expected.expectation, again?.pages);
    problems.push(...report.checks.flatMap(check => check.problems));
    return { place, report, problems };
  } catch (fault) {
    if (fault instanceof ProblemError) return { place, problems: [...problems, ...fault.problems] };
    throw fault;
  }
}

/** What stands in the way of looking does not stand in the way of reading. */
async function orProblems(laying: ReturnType<typeof pagesAgain>) {
  try {
    return { pages: await laying };
  } catch (fault) {
    if (!(fault instanceof ProblemError)) throw fault;
    return { problems: fault.problems.map((each): Problem => ({ ...each, level: 'warning' })) };
  }
}

/** `before` and the problems of all files. A manifest that can't be read is told once, not for each of its files. */
export function problemsTogether(
  checked: readonly CheckedPdf[],
  before: readonly Problem[] = [],
): readonly PaperProblem[] {
  const all: PaperProblem[] = [...before];
  for (const { report, problems } of checked) {
    const told = new Set(all.map(problem => JSON.stringify(problem)));
    all.push(...problems.filter(problem => report !== undefined || !told.has(JSON.stringify(problem))));
  }
  return all;
}

/** Which checks were made of which files, and what they found. */
export interface CheckTable {
  /** The checks that were made of at least one file, in their order. */
  readonly columns: readonly CheckName[];
  readonly rows: readonly CheckRow[];
}

export interface CheckRow {
  readonly place: string;
  /** By column; undefined where there was nothing to check. All of it is undefined for a file that could not be read. */
  readonly cells?: readonly (CheckCell | undefined)[];
}

/** How many things a check looked at, and how many problems it found. */
export interface CheckCell {
  readonly count: number;
  readonly wrong: number;
}

export function checkTable(checked: readonly CheckedPdf[]): CheckTable {
  const made = checked.flatMap(({ report }) => report?.checks.map(({ name }) => name) ?? []);
  const columns = CHECKS.filter(name => made.includes(name));
  const rows = checked.map(({ place, report }) => ({ place, ...(report ? { cells: cellsOf(report) } : {}) }));
  return { columns, rows };

  function cellsOf({ checks }: PreflightReport) {
    return columns.map(column => {
      const check = checks.find(({ name }) => name === column);
      return check && { count: check.count, wrong: check.problems.length };
    });
  }
}
