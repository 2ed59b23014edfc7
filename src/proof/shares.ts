import { KeyProver } from '../keys/index.js';
import type { Expectation } from './expectation.js';
import { CHECKS, type Check, type PreflightReport } from './report.js';

/** One of so many shares of a file, from 0, each with about as many sheets. */
export interface Share {
  readonly share: number;
  readonly of: number;
}

/** The first and the last page of a share; the first share has the first page. Sheets are not torn apart. */
export function pagesOf({ share, of }: Share, pages: number): readonly [first: number, last: number] {
  const sheets = Math.ceil(pages / 2);
  const upTo = (shares: number) => Math.ceil((sheets * shares) / of) * 2;
  return [upTo(share) + 1, Math.min(pages, upTo(share + 1))];
}

/** What may be asked of each page by itself. */
const OF_EACH_PAGE: ReadonlySet<string> = new Set<keyof Expectation>([
  'place',
  'kinds',
  'paper',
  'flip',
  'language',
  'margin',
  'safe',
  'bleed',
  'sheets',
]);

/** Whether a file can be read in shares: it holds nothing but key cards, and no page says what another must be. */
export function canBeShared(expectation: Expectation): boolean {
  const { kinds, paper, flip } = expectation;
  const isOfEachPage = Object.keys(expectation).every(key => OF_EACH_PAGE.has(key));
  return kinds.length > 0 && paper !== undefined && flip !== undefined && isOfEachPage;
}

/** The report of a file from those of its shares; undefined where something is wrong, which only the whole file tells. */
export function joined(
  reports: readonly PreflightReport[],
  { kinds }: Expectation,
): PreflightReport | undefined {
  const [{ place, pages }] = reports;
  const keys = reports.flatMap(report => report.keys);
  for (const { kind } of kinds) {
    const prover = new KeyProver(kind, place);
    for (const { page: _, box: __, ...key } of keys) if (key.kind === kind.id) prover.prove(key);
    if (prover.finish().problems.some(({ level }) => level === 'error')) return undefined;
  }
  const made = reports.flatMap(({ checks }) => checks);
  if (made.some(({ problems }) => problems.length > 0)) return undefined;
  const cards = reports.reduce((sum, report) => sum + report.cards, 0);
  return { place, pages, cards, keys, checks: countsOf(made) };
}

function countsOf(made: readonly Check[]): readonly Check[] {
  return CHECKS.flatMap((name): readonly Check[] => {
    const counts = made.filter(check => check.name === name).map(({ count }) => count);
    // All shares have the same fonts.
    const count = name === 'fonts' ? Math.max(...counts) : counts.reduce((sum, each) => sum + each, 0);
    return counts.length === 0 ? [] : [{ name, count, problems: [] }];
  });
}
