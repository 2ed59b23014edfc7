import type { Problem } from '../../problem.js';
import type { KeyKind, Role, Team } from '../kind.js';
import { Seen } from './seen-cards.js';

/** A card as it was found: dealt, or read back from a sheet. */
export interface CardToProve {
  /** What the problems call the card. */
  readonly id: string;
  readonly start?: Team;
  /** Row by row from the top left. */
  readonly cells: readonly Role[];
}

export interface KeyProof {
  readonly cards: number;
  /** How many cards each team starts. */
  readonly starts: Readonly<Record<Team, number>>;
  /** Empty when the set keeps every law. */
  readonly problems: readonly Problem[];
}

/** Holds a whole set against the laws of its kind; see `KeyProver`. */
export function proveKeys(kind: KeyKind, cards: Iterable<CardToProve>, place = 'keys'): KeyProof {
  const prover = new KeyProver(kind, place);
  for (const card of cards) prover.prove(card);
  return prover.finish();
}

/** One way in which a card may lie: cell i shows what cell `from[i]` showed, as `roles` says. */
interface Lie {
  readonly from: readonly number[];
  readonly roles: readonly number[];
  readonly angle: number;
  readonly swapped: boolean;
}

/**
 * Holds key cards, as they come, against the laws of their kind: the size of the grid, a known starting team, the count
 * of each role, no two cards the same however they lie (errors), and as many cards for each start (a notice).
 * Time is linear; memory is a number for each card. Nothing here comes from the dealing: what checks must not share
 * its mistakes.
 */
export class KeyProver {
  readonly #kind: KeyKind;
  readonly #place: string;
  readonly #problems: Problem[] = [];
  readonly #starts: Record<Team, number>;
  readonly #roles: readonly Role[];
  /** The count of each role of `#roles`, for each starting team. */
  readonly #expected: ReadonlyMap<Team | undefined, readonly number[]>;
  readonly #lies: readonly Lie[];
  /** Whether a number tells one card from any other. */
  readonly #exact: boolean;
  /** The card in hand, as numbers of roles, and how many cells each of them has. */
  readonly #layout: number[];
  readonly #found: number[];
  /** The card that was seen as this text: its place in the set times eight, and the lie in which it was. */
  readonly #seen = new Seen();
  /** Ids in the order of the set, where they are kept. */
  readonly #ids: string[] | undefined;
  #total = 0;

  /** `forgetful` keeps no ids: of two cards that are the same, the first is told by its place in the set. */
  constructor(kind: KeyKind, place = 'keys', forgetful = false) {
    this.#kind = kind;
    this.#ids = forgetful ? undefined : [];
    this.#place = place;
    this.#starts = Object.fromEntries(kind.teams.map(team => [team, 0]));
    const starts = kind.teams.length === 0 ? [undefined] : kind.teams;
    const counts = starts.map(start => expectedCounts(kind, start));
    this.#roles = [...new Set(counts.flatMap(expected => [...expected.keys()]))];
    this.#expected = new Map(
      starts.map((start, i) => [start, this.#roles.map(role => counts[i].get(role) ?? 0)]),
    );
    this.#layout = new Array<number>(kind.columns * kind.rows).fill(0);
    this.#found = this.#roles.map(() => 0);
    this.#exact = starts.length * this.#roles.length ** this.#layout.length <= Number.MAX_SAFE_INTEGER;
    const square = kind.columns === kind.rows;
    const turns = kind.turns.filter(turn => square || turn % 180 === 0);
    if (turns.length < kind.turns.length)
      this.#report(
        `A card of "${kind.columns} x ${kind.rows}" can't lie on its side.`,
        'Mark two edges only.',
      );
    this.#lies = liesOf(kind, this.#roles, new Set([0, ...turns]));
  }

  /** The faults of one more card; they also stand in the whole proof. */
  prove({ id, start, cells }: CardToProve): readonly Problem[] {
    this.#total++;
    this.#ids?.push(id);
    if (start !== undefined && Object.hasOwn(this.#starts, start)) this.#starts[start]++;
    const before = this.#problems.length;
    const layout = this.#lawful(id, start, cells);
    if (layout !== undefined) this.#alone(id, start, layout);
    return this.#problems.slice(before);
  }

  finish(): KeyProof {
    const numbers = Object.values(this.#starts);
    // A set that can't be shared out evenly: one card more for a team is then as near as it gets.
    const spread = this.#total % Math.max(1, numbers.length) === 0 ? 0 : 1;
    const problems = [...this.#problems];
    if (numbers.length > 0 && Math.max(...numbers) - Math.min(...numbers) > spread) {
      const told = Object.entries(this.#starts).map(([team, n]) => `${team} starts "${n}"`);
      const message = `Of ${this.#total} cards ${told.join(', ')}.`;
      const advice = 'Use as many cards for each starting team.';
      problems.push({ level: 'notice', place: this.#place, message, advice });
    }
    return { cards: this.#total, starts: this.#starts, problems };
  }

  #report(message: string, advice: string): undefined {
    this.#problems.push({ level: 'error', place: this.#place, message, advice });
  }

  /** The card as numbers of roles, until the next one comes; undefined where it breaks a law. */
  #lawful(id: string, start: Team | undefined, cells: readonly Role[]): readonly number[] | undefined {
    const { columns, rows, teams } = this.#kind;
    const size = columns * rows;
    if (cells.length !== size)
      return this.#report(`Card "${id}" has ${cells.length} cells, not ${size}.`, 'Deal this card again.');
    const expected = this.#expected.get(start);
    if (expected === undefined) {
      const advice =
        teams.length === 0 ? 'Nobody starts this game.' : `Let it be started by ${teams.join(' or ')}.`;
      return this.#report(`Card "${id}" is started by "${start ?? 'nobody'}".`, advice);
    }
    const [layout, found] = [this.#layout, this.#found.fill(0)];
    for (let i = 0; i < size; i++) {
      layout[i] = this.#roles.indexOf(cells[i]);
      if (layout[i] >= 0) found[layout[i]]++;
    }
    if (found.every((count, role) => count === expected[role])) return layout;
    const names = [...new Set([...this.#roles, ...cells])];
    const wrong = names.flatMap(name => {
      const [is, should] = [
        cells.filter(role => role === name).length,
        expected[this.#roles.indexOf(name)] ?? 0,
      ];
      return is === should ? [] : [`${name} ${is} instead of ${should}`];
    });
    return this.#report(`Card "${id}" has ${wrong.join(', ')}.`, 'Deal this card again.');
  }

  /** Tells when a card was there before, however it lay. */
  #alone(id: string, start: Team | undefined, layout: readonly number[]): void {
    let least = 0;
    let text: number | string | undefined;
    for (let i = 0; i < this.#lies.length; i++) {
      const other = this.#text(start, layout, this.#lies[i]);
      if (text !== undefined && other >= text) continue;
      text = other;
      least = i;
    }
    const met = this.#seen.meet(text as number | string, this.#total * 8 + least);
    if (met === undefined) return;
    const place = Math.floor(met / 8);
    const twin = this.#ids?.[place - 1] ?? `card ${place} of the set`;
    const [a, b] = [this.#lies[met % 8], this.#lies[least]];
    const angle = (a.angle - b.angle + 360) % 360;
    const ways = [
      ...(angle > 0 ? [`turned by ${angle} degrees`] : []),
      ...(a.swapped === b.swapped ? [] : ['with its faces swapped']),
    ];
    const how = ways.length === 0 ? 'just as it is' : ways.join(' and ');
    this.#report(
      `Cards "${twin}" and "${id}" are the same: the second is the first ${how}.`,
      'Take one of them out.',
    );
  }

  /** One text for one drawing; a number where that is exact, for it takes a fifth of the memory. */
  #text(start: Team | undefined, layout: readonly number[], { from, roles }: Lie): number | string {
    const base = this.#roles.length;
    const first = start === undefined ? 0 : this.#kind.teams.indexOf(start);
    if (this.#exact) {
      let number = first;
      for (let i = 0; i < from.length; i++) number = number * base + roles[layout[from[i]]];
      return number;
    }
    return String.fromCharCode(97 + first, ...from.map(cell => 97 + roles[layout[cell]]));
  }
}

/** Cells of each role on a card that `start` begins: the teams follow one another in their order of play. */
function expectedCounts(kind: KeyKind, start: Team | undefined): ReadonlyMap<Role, number> {
  const expected = new Map<Role, number>();
  const stand = kind.teams.length === 2 ? ['starting', 'other'] : ['starting', 'second', 'third', 'fourth'];
  for (const [name, count] of Object.entries(kind.counts)) {
    const after = stand.indexOf(name);
    const team = start === undefined || after < 0 ? undefined : kind.teams.indexOf(start) + after;
    expected.set(team === undefined ? name : kind.teams[team % kind.teams.length], count);
  }
  return expected;
}

function liesOf(kind: KeyKind, roles: readonly Role[], turns: ReadonlySet<number>): Lie[] {
  const same = roles.map((_, i) => i);
  const other = roles.map(role => roles.indexOf(kind.exchange?.[role] ?? role));
  const lies: Lie[] = [];
  for (const swapped of kind.exchange ? [false, true] : [false]) {
    let grid = Array.from({ length: kind.rows }, (_, row) =>
      Array.from({ length: kind.columns }, (_, column) => row * kind.columns + column),
    );
    for (let angle = 0; angle < 360; angle += 90) {
      if (turns.has(angle)) lies.push({ from: grid.flat(), roles: swapped ? other : same, angle, swapped });
      grid = quarterTurn(grid);
    }
  }
  return lies;
}

/** Clockwise: the first column, read from the bottom, becomes the first row. */
function quarterTurn<T>(rows: readonly (readonly T[])[]): T[][] {
  return rows[0].map((_, column) => rows.map(row => row[column]).reverse());
}
