import { type Key, type KeyKind, roleOf, shownCells, shownRoles, teamNames } from '../kind.js';
import { turnCells } from '../orbit.js';
import type { Seed } from '../random.js';
import { type CardDistances, CardSample } from './card-distances.js';
import { chiSquareTail } from './chi-square.js';
import { type CellCounts, type FairVerdict, judge, type Unjudged } from './fairness.js';
import { encodeRoles } from './role-codes.js';

export interface KeyReport {
  readonly cards: number;
  readonly columns: number;
  readonly rows: number;
  /** The roles of the front, then those of the back, then the teams by their turn. */
  readonly maps: readonly CellCounts[];
  /** All chi-square tests together. */
  readonly verdict: FairVerdict;
  /** The longest run of one role on a card, in a row or a column of a face. */
  readonly runs: {
    /** How many cards have a longest run of 0, 1, 2 ... cells. */
    readonly histogram: readonly number[];
    /** The first card with the longest run of all, counted from 1. Absent where no card was dealt. */
    readonly longest?: { readonly length: number; readonly role: string; readonly card: number };
  };
  readonly distances: CardDistances;
}

/**
 * Counts a batch of key cards as it is dealt, in constant memory. On the table a card lies in any of its turns, so each
 * cell is counted over all of them; which turn is printed upright makes no deal uneven. Each of two faces is counted as
 * its player sees it, and either player may have either where the kind says so.
 */
export class KeyStatistics {
  readonly #kind: KeyKind;
  readonly #cells: number;
  readonly #faces: readonly ('front' | 'back')[];
  readonly #shown: readonly string[];
  readonly #shownCode: ReadonlyMap<string, number>;
  readonly #starts: readonly (string | undefined)[];
  /** For each start, face and shown role: its cards by cell. */
  readonly #counts: Float64Array;
  /** For each start, face and shown role: the sums of its cells on a card, and of their squares. */
  readonly #sums: Float64Array;
  readonly #squares: Float64Array;
  readonly #onCard: Uint8Array;
  readonly #face: Uint8Array;
  readonly #runs: number[];
  #longest: { length: number; role: string; card: number } | undefined;
  readonly #sample: CardSample;
  #cards = 0;

  constructor(kind: KeyKind, seed: Seed = '') {
    const { columns, rows, teams, faces } = kind;
    this.#kind = kind;
    this.#cells = columns * rows;
    this.#faces = faces ? ['front', 'back'] : ['front'];
    this.#shown = shownRoles(kind);
    this.#shownCode = new Map(this.#shown.map((role, code) => [role, code]));
    this.#starts = teams.length === 0 ? [undefined] : teams;
    const groups = this.#starts.length * this.#faces.length * this.#shown.length;
    this.#counts = new Float64Array(groups * this.#cells);
    this.#sums = new Float64Array(groups);
    this.#squares = new Float64Array(groups);
    this.#onCard = new Uint8Array(this.#shown.length);
    this.#face = new Uint8Array(this.#cells);
    this.#runs = Array.from({ length: Math.max(columns, rows) + 1 }, () => 0);
    this.#sample = new CardSample(kind, `${seed}/statistics`);
  }

  /** Counts one more card. Throws a RangeError for a card that the kind does not have. */
  add({ start, cells }: Pick<Key, 'start' | 'cells'>): void {
    const first = this.#starts.indexOf(start);
    if (first < 0) throw new RangeError(`a card that "${start ?? 'nobody'}" starts`);
    this.#sample.add(cells);
    this.#cards++;
    let longest = 0;
    let role = 0;
    for (let f = 0; f < this.#faces.length; f++) {
      encodeRoles(shownCells(this.#kind, cells, this.#faces[f]), this.#shownCode, this.#face, 0);
      this.#count(first * this.#faces.length + f);
      const run = longestRun(this.#face, this.#kind.columns, this.#kind.rows);
      if (run.length <= longest) continue;
      longest = run.length;
      role = run.role;
    }
    this.#runs[longest]++;
    if (this.#longest === undefined || longest > this.#longest.length)
      this.#longest = { length: longest, role: this.#shown[role], card: this.#cards };
  }

  finish(): KeyReport {
    const { columns, rows } = this.#kind;
    const { maps, verdict } = judge(this.#maps());
    const longest = this.#longest;
    return {
      cards: this.#cards,
      columns,
      rows,
      maps,
      verdict,
      runs: { histogram: [...this.#runs], ...(longest ? { longest } : {}) },
      distances: this.#sample.distances(),
    };
  }

  #count(face: number): void {
    const roles = this.#shown.length;
    const onCard = this.#onCard.fill(0);
    for (let cell = 0; cell < this.#cells; cell++) {
      const role = this.#face[cell];
      onCard[role]++;
      this.#counts[(face * roles + role) * this.#cells + cell]++;
    }
    for (let role = 0; role < roles; role++) {
      this.#sums[face * roles + role] += onCard[role];
      this.#squares[face * roles + role] += onCard[role] ** 2;
    }
  }

  #maps(): Unjudged[] {
    const roles = this.#shown.length;
    const group = (start: number, face: number, role: number) =>
      (start * this.#faces.length + face) * roles + role;
    const starts = this.#starts.map((_, start) => start);
    const byRole = this.#faces.flatMap((face, f) =>
      this.#shown.flatMap((role, code) =>
        this.#map(
          { face, of: 'role', role },
          starts.map(start => group(start, f, code)),
        ),
      ),
    );
    // Over all cards the teams take turns at starting: what the starting team has more of a cell, the other has less.
    const byTurn = teamNames(this.#kind).flatMap(name => {
      const codes = this.#starts.map(start => this.#shownCode.get(roleOf(this.#kind, name, start)) ?? 0);
      return this.#map(
        { face: 'front', of: 'turn', role: name },
        starts.map(start => group(start, 0, codes[start])),
      );
    });
    return [...byRole, ...byTurn];
  }

  /**
   * Where every cell is equally likely to hold a role, a card with k of them among N cells adds k/N to each cell's
   * expected count, and k/N (1 - k/N) = v to its variance; two cells share the covariance -v / (N - 1), because the
   * cells of a card are drawn without replacement. So (N - 1)/N times the sum of (count - expected)^2 / V, V being the sum of
   * all v, follows chi-square with N - 1 degrees of freedom; of counts over all turns, where cells that turn into each
   * other have one count, with one degree less than there are such sets of cells. Empty for a role that no cell or every
   * cell has.
   */
  #map(name: Pick<CellCounts, 'face' | 'of' | 'role'>, groups: readonly number[]): Unjudged[] {
    const n = this.#cells;
    const sum = (of: Float64Array) => groups.reduce((total, group) => total + of[group], 0);
    const expected = sum(this.#sums) / n;
    const { sets, largest } = turnSets(this.#kind);
    const variance = this.#shared(name) * (expected - sum(this.#squares) / n ** 2);
    const degrees = sets - 1;
    if (degrees < 1 || variance <= 1e-9 * expected) return [];
    const counts = overTurns(
      this.#kind,
      Array.from({ length: n }, (_, cell) =>
        groups.reduce((total, group) => total + this.#either(group, name, cell), 0),
      ),
    );
    const squares = counts.reduce((total, count) => total + (count - expected) ** 2, 0);
    const chiSquare = (((n - 1) / n) * squares) / variance;
    const deviation = Math.sqrt((variance * (n - largest)) / (largest * (n - 1)));
    const p = chiSquareTail(chiSquare, degrees);
    return [{ ...name, counts, expected, deviation, chiSquare, degrees, p }];
  }

  /**
   * The count of a cell; where either player may have either face, the mean of both: cell i of one is n - 1 - i of the
   * other.
   */
  #either(group: number, { face, role }: Pick<CellCounts, 'face' | 'role'>, cell: number): number {
    const n = this.#cells;
    const count = this.#counts[group * n + cell];
    const { exchange, faces } = this.#kind;
    if (exchange === undefined) return count;
    const code = (shown: string) => this.#shownCode.get(shown) ?? 0;
    const [other, there] = faces
      ? [group + (face === 'front' ? 1 : -1) * this.#shown.length, n - 1 - cell]
      : [group + code(exchange[role] ?? role) - code(role), cell];
    return (count + this.#counts[other * n + there]) / 2;
  }

  /** By how much less the mean of both faces varies than one of them: where it is the same role on both, not at all. */
  #shared({ role }: Pick<CellCounts, 'role'>): number {
    const { exchange, faces, counts } = this.#kind;
    if (exchange === undefined) return 1;
    const n = this.#cells;
    const shown = (name: string) => faces?.[name] ?? ([name, exchange[name] ?? name] as const);
    const mean = (score: (both: readonly [string, string]) => number) =>
      Object.entries(counts).reduce((sum, [name, count]) => sum + count * score(shown(name)), 0) / n;
    const one = mean(([front]) => (front === role ? 1 : 0));
    const share = (both: readonly string[]) => both.filter(each => each === role).length / 2;
    return (mean(both => share(both) ** 2) - one ** 2) / (one - one ** 2);
  }
}

/** The mean of the counts of all cells that a turn brings to the same place. */
function overTurns({ turns, columns, rows }: KeyKind, counts: readonly number[]): number[] {
  const sources = turns.map(turn => turnCells(turn, columns, rows));
  return counts.map(
    (_, cell) => sources.reduce((sum, source) => sum + counts[source[cell]], 0) / turns.length,
  );
}

/** How many sets of cells turn into each other, and how many cells the largest has. */
function turnSets({ turns, columns, rows }: KeyKind): {
  readonly sets: number;
  readonly largest: number;
} {
  const sources = turns.map(turn => turnCells(turn, columns, rows));
  const sets = Array.from(
    { length: columns * rows },
    (_, cell) => new Set(sources.map(source => source[cell])),
  );
  const first = sets.filter((set, cell) => Math.min(...set) === cell);
  return { sets: first.length, largest: Math.max(...first.map(set => set.size)) };
}

/** The first of the longest runs of cells with one role, edge to edge in a row or a column. */
function longestRun(cells: Uint8Array, columns: number, rows: number): { length: number; role: number } {
  let length = 0;
  let role = 0;
  const walk = (from: number, step: number, count: number) => {
    let run = 0;
    for (let i = 0, cell = from; i < count; i++, cell += step) {
      run = i > 0 && cells[cell] === cells[cell - step] ? run + 1 : 1;
      if (run <= length) continue;
      length = run;
      role = cells[cell];
    }
  };
  for (let row = 0; row < rows; row++) walk(row * columns, 1, columns);
  for (let column = 0; column < columns; column++) walk(column, columns, rows);
  return { length, role };
}
