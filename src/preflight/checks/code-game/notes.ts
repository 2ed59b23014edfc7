import { roleName } from '../../../names.js';
import { type Sentence, sentence, unlike } from '../../../problem.js';
import type { ExpectedNotes, Pile } from '../../expectation.js';
import { leastHeight, type NotesRead, readNotes } from '../../faces/notes-page.js';
import type { Findings } from '../../findings.js';
import type { Page } from '../../pdfium/page.js';
import { differences } from '../tally.js';

/** Reads note sheets side by side, and counts those of each team. */
export class Notes {
  readonly #expected: ExpectedNotes;
  readonly #pile: Pile | undefined;
  readonly #found: string[] = [];

  /** `pile` where all fronts come before all backs. */
  constructor(expected: ExpectedNotes, pile?: Pile) {
    this.#expected = expected;
    this.#pile = pile;
  }

  addPage({ items, number }: Page, findings: Findings): void {
    const read = readNotes(items, this.#expected);
    const [team = 'none'] = read.teams.length === 1 ? read.teams : [];
    const { twoSided, order, sheets } = this.#expected;
    findings.count('notes');
    // A sheet has its first team on the front.
    const meant = order[this.#pile ? Number(number > sheets) : (number - 1) % order.length];
    if (team === 'none') findings.fault('notes', sentence('preflight.notes-team'), number);
    else if (twoSided && team !== meant)
      findings.fault(
        'notes',
        sentence('preflight.notes-side', { team: roleName(team), meant: roleName(meant) }),
        number,
      );
    if (team !== 'none') this.#found.push(team);
    for (const fault of faultsOf(read, this.#expected)) findings.fault('notes', fault, number);
  }

  finish(findings: Findings): void {
    const { order, sheets } = this.#expected;
    const expected = order.flatMap(team => Array<string>(sheets).fill(team));
    for (const { item, found, expected: meant } of differences(this.#found, expected))
      findings.fault('notes', sentence('preflight.notes', { team: roleName(item), found, expected: meant }));
  }
}

function faultsOf(read: NotesRead, expected: ExpectedNotes): readonly Sentence[] {
  const faults: Sentence[] = [];
  for (const what of ['rounds', 'keywords'] as const)
    if (read[what].join(' ') !== expected[what].join(' ')) {
      const values = { what, found: read[what], expected: expected[what] };
      faults.push(sentence('preflight.notes-numbers', values));
    }
  const { length: found } = read.lines;
  if (found !== expected.count)
    faults.push(sentence('preflight.notes-lines', { found, expected: expected.count }));
  const height = leastHeight(read.lines);
  if (height < expected.least - 0.05)
    faults.push(
      sentence('preflight.notes-height', { height: unlike(height, expected.least), least: expected.least }),
    );
  return faults;
}
