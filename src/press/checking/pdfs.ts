import {
  CHECKS,
  type CheckName,
  type Expectation,
  type PaperProblem,
  type PreflightOptions,
  type PreflightReport,
  preflight,
} from '../../proof/index.js';
import { notice, type Problem, ProblemError, warning } from '../../speech/index.js';
import { expectationFor, type FinishedFile, type Libraries } from '../expectation.js';
import { type Again, madeAgain, type OpenDesk } from './made-again.js';

/** What is asked of a PDF besides what it must be. */
export type ReadOptions = Pick<PreflightOptions, 'again' | 'sheets'>;

/** `preflight`, or what asks another thread for it. */
export type ReadPdf = (
  bytes: Uint8Array,
  expectation: Expectation,
  options?: ReadOptions,
) => Promise<PreflightReport>;

/** Reads a PDF here. */
export const readPdf: ReadPdf = preflight;

/** A finished PDF, held against what it should be. */
export interface CheckedPdf {
  readonly place: string;
  /** Undefined if the PDF, or what its manifest names, could not be read. */
  readonly report?: PreflightReport;
  readonly problems: readonly PaperProblem[];
  /** Whether it is byte for byte what Deckwright makes. */
  readonly isSame: boolean;
}

/** Of a batch that was dealt again, byte for byte, so many sheets are read: its cards were proved while they were dealt. */
const SHEETS = 8;

/**
 * Reads a finished PDF back and checks it against its manifest, if there is one; with a desk to make it again, also against
 * the same file made again. Where that can't be, it warns. Throws nothing that a file can cause.
 */
export async function checkPdf(
  file: FinishedFile,
  desk: Libraries,
  read: ReadPdf = readPdf,
  openDesk?: OpenDesk,
): Promise<CheckedPdf> {
  const { place, bytes } = file;
  const problems: PaperProblem[] = [];
  try {
    const { expectation, manifest, changed, problems: found } = await expectationFor(file, desk);
    problems.push(...found);
    const again = manifest && openDesk ? await madeAgain(file, manifest, openDesk) : undefined;
    if (again?.same === undefined) problems.push(...changed);
    if (again !== undefined && again.same === undefined)
      problems.push(warning('pipeline.not-made-again', place), ...again.problems);
    const report = await readWith(again);
    problems.push(...report.checks.flatMap(check => check.problems));
    const isRight = report.checks.every(({ problems }) => problems.length === 0);
    if (again?.same === false && isRight) problems.push(notice('pipeline.saved-anew', place));
    return { place, report, problems, isSame: again?.same === true };

    async function readWith(again: Again | undefined): Promise<PreflightReport> {
      if (again?.same === false) return read(bytes, expectation, { again: again.made });
      if (again?.same === undefined) return read(bytes, expectation, {});
      if (again.cards === undefined) return read(bytes, expectation, { again: 'same' });
      return proved(await read(bytes, expectation, { again: 'same', sheets: SHEETS }), again.cards);
    }
  } catch (fault) {
    if (fault instanceof ProblemError)
      return { place, problems: [...problems, ...fault.problems], isSame: false };
    throw fault;
  }
}

/** The laws of key cards were held by so many, whose file has the same bytes. */
function proved(report: PreflightReport, cards: number): PreflightReport {
  const checks = report.checks.map(check =>
    check.name === 'key cards' || check.name === 'ids' ? { ...check, count: cards } : check,
  );
  return { ...report, cards, checks };
}

/** `before` and the problems of all files. What is true of several, as of a manifest that can't be read, is told once. */
export function problemsTogether(
  checked: readonly CheckedPdf[],
  before: readonly Problem[] = [],
): readonly PaperProblem[] {
  const all: PaperProblem[] = [...before];
  const told = new Set(before.map(problem => JSON.stringify(problem)));
  for (const { problems } of checked) {
    const fresh = problems.filter(problem => !told.has(JSON.stringify(problem)));
    all.push(...fresh);
    for (const problem of fresh) told.add(JSON.stringify(problem));
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
