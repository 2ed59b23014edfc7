import { type Key, type KeyKind, roleOf, shownCells, shownRoles, teamNames } from './kind.js';
import { turnCells } from './orbit.js';
import { type Random, randomFrom, type Seed } from './random.js';

/** How often each cell of a face held one role. */
export interface CellCounts {
  readonly face: 'front' | 'back';
  /** A `role` that the face shows, or a team by its `turn`: `starting`, `other`, and so on, whatever its colour. */
  readonly of: 'role' | 'turn';
  readonly role: string;
  /** Cards on which the cell held it, row by row from the face's own top left. */
  readonly counts: readonly number[];
  /** What each of them would be on average in a fair deal, and by how much it then varies: one standard deviation. */
  readonly expected: number;
  readonly deviation: number;
  readonly chiSquare: number;
  readonly degrees: number;
  /** How often a fair deal is at least as uneven as this one. */
  readonly p: number;
  /** `few` where too few cards were dealt to say anything. */
  readonly verdict: 'even' | 'uneven' | 'few';
}

export interface KeyReport {
  readonly cards: number;
  readonly columns: number;
  readonly rows: number;
  /** The roles of the front, then those of the back, then the teams by their turn. */
  readonly maps: readonly CellCounts[];
  /** What the chi-squares say together. */
  readonly verdict: FairVerdict;
  /** The longest line of one role on a card, in a row or a column of a face. */
  readonly runs: {
    /** How many cards have a longest run of 0, 1, 2 ... cells. */
    readonly histogram: readonly number[];
    /** The first card with the longest of all: its place in the batch, from 1 on. Absent where no card was dealt. */
    readonly longest?: { readonly length: number; readonly role: string; readonly card: number };
  };
  /** Cells in which two cards differ, laid so that they differ least. */
  readonly distances: {
    /** Cards that were compared, each with each: all of them, or a seeded sample. */
    readonly sample: number;
    readonly pairs: number;
    /** How many pairs differ in 0, 1, 2 ... cells. */
    readonly histogram: readonly number[];
    /** Absent where there are no two cards. */
    readonly least?: number;
    readonly mean?: number;
  };
}

export interface FairVerdict {
  /** Undefined where no test could be made. */
  readonly fair?: boolean;
  readonly tests: number;
  readonly failed: number;
  /** Of all tests; 1 where there is none. */
  readonly leastP: number;
}

/** A fair batch fails a test less often than this, all its tests together. */
const ALARM = 0.001;
/** A chi-square of counts that are expected to be smaller says nothing: W. G. Cochran, Biometrics 10 (1954). */
const LEAST_EXPECTED = 5;
const SAMPLE = 300;

/**
 * Counts a batch of key cards as it is dealt, in memory that does not grow with it. Cards are counted as they are
 * printed, each upright as its canonical key lies: a dealing whose cards are even but whose choice of the upright edge
 * favours a cell is told as uneven. Two faces are counted each as its player sees it.
 */
export class KeyStatistics {
  readonly #kind: KeyKind;
  readonly #cells: number;
  readonly #faces: readonly ('front' | 'back')[];
  readonly #shown: readonly string[];
  readonly #shownCode: ReadonlyMap<string, number>;
  readonly #roleCode: ReadonlyMap<string, number>;
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
  readonly #random: Random;
  /** The cards of the sample, one behind the other, a byte for each cell. */
  readonly #sample: Uint8Array;
  #cards = 0;

  constructor(kind: KeyKind, seed: Seed = '') {
    const { columns, rows, teams, faces } = kind;
    this.#kind = kind;
    this.#cells = columns * rows;
    this.#faces = faces ? ['front', 'back'] : ['front'];
    this.#shown = shownRoles(kind);
    this.#shownCode = new Map(this.#shown.map((role, code) => [role, code]));
    this.#roleCode = faces
      ? new Map(Object.keys(kind.counts).map((role, code) => [role, code]))
      : this.#shownCode;
    this.#starts = teams.length === 0 ? [undefined] : teams;
    const groups = this.#starts.length * this.#faces.length * this.#shown.length;
    this.#counts = new Float64Array(groups * this.#cells);
    this.#sums = new Float64Array(groups);
    this.#squares = new Float64Array(groups);
    this.#onCard = new Uint8Array(this.#shown.length);
    this.#face = new Uint8Array(this.#cells);
    this.#runs = Array.from({ length: Math.max(columns, rows) + 1 }, () => 0);
    this.#random = randomFrom(`${seed}/statistics`);
    this.#sample = new Uint8Array(SAMPLE * this.#cells);
  }

  /** One more card. Throws a RangeError for one that the kind doesn't have. */
  add({ start, cells }: Pick<Key, 'start' | 'cells'>): void {
    const first = this.#starts.indexOf(start);
    if (first < 0) throw new RangeError(`a card that "${start ?? 'nobody'}" starts`);
    this.#keep(cells);
    this.#cards++;
    let longest = 0;
    let role = 0;
    for (let f = 0; f < this.#faces.length; f++) {
      encode(shownCells(this.#kind, cells, this.#faces[f]), this.#shownCode, this.#face, 0);
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
    const { maps, verdict } = judged(this.#maps());
    const longest = this.#longest;
    return {
      cards: this.#cards,
      columns,
      rows,
      maps,
      verdict,
      runs: { histogram: [...this.#runs], ...(longest ? { longest } : {}) },
      distances: this.#distances(),
    };
  }

  /** A seeded sample of all cards so far, each as likely as the others: J. S. Vitter's algorithm R, TOMS 11 (1985). */
  #keep(cells: readonly string[]): void {
    const place = this.#cards < SAMPLE ? this.#cards : this.#random.below(this.#cards + 1);
    if (place < SAMPLE) encode(cells, this.#roleCode, this.#sample, place * this.#cells, this.#cells);
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
    // Over all cards the teams take turns at starting: what the starting one has more of a cell, the other has less.
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
   * Of a role that every cell of a card may hold alike, a card with k of them among N cells adds k/N to each cell's
   * expected count, and k/N (1 - k/N) = v to its variance; two cells share the covariance -v / (N - 1), for the cells of
   * a card are drawn without replacement. So (N - 1)/N times the sum of (count - expected)^2 / V, V being the sum of
   * all v, follows chi-square with N - 1 degrees of freedom. Empty for a role that no cell or every cell has.
   */
  #map(name: Pick<CellCounts, 'face' | 'of' | 'role'>, groups: readonly number[]): Unjudged[] {
    const n = this.#cells;
    const sum = (of: Float64Array) => groups.reduce((total, group) => total + of[group], 0);
    const expected = sum(this.#sums) / n;
    const variance = expected - sum(this.#squares) / n ** 2;
    if (n < 2 || variance <= 1e-9 * expected) return [];
    const counts = Array.from({ length: n }, (_, cell) =>
      groups.reduce((total, group) => total + this.#counts[group * n + cell], 0),
    );
    const squares = counts.reduce((total, count) => total + (count - expected) ** 2, 0);
    const chiSquare = (((n - 1) / n) * squares) / variance;
    const degrees = n - 1;
    const p = chiSquareTail(chiSquare, degrees);
    return [{ ...name, counts, expected, deviation: Math.sqrt(variance), chiSquare, degrees, p }];
  }

  #distances(): KeyReport['distances'] {
    const n = this.#cells;
    const sample = Math.min(this.#cards, SAMPLE);
    const histogram = Array.from({ length: n + 1 }, () => 0);
    const lies = this.#lies();
    const turned = new Uint8Array(lies.length * n);
    for (let i = 0; i < sample; i++) {
      for (const [l, { source, roles }] of lies.entries())
        for (let cell = 0; cell < n; cell++) turned[l * n + cell] = roles[this.#sample[i * n + source[cell]]];
      for (let j = 0; j < i; j++) {
        let least = n;
        for (let l = 0; l < lies.length; l++) {
          let different = 0;
          for (let cell = 0; cell < n && different < least; cell++)
            if (turned[l * n + cell] !== this.#sample[j * n + cell]) different++;
          least = different;
        }
        histogram[least]++;
      }
    }
    const pairs = (sample ** 2 - sample) / 2;
    if (pairs === 0) return { sample, pairs, histogram };
    const mean = histogram.reduce((sum, count, distance) => sum + count * distance, 0) / pairs;
    return { sample, pairs, histogram, least: histogram.findIndex(count => count > 0), mean };
  }

  /** The ways in which a card may lie: cell i shows what cell `source[i]` showed, as `roles` says. */
  #lies(): { source: Uint8Array; roles: Uint8Array }[] {
    const { turns, columns, rows, exchange } = this.#kind;
    const names = [...this.#roleCode.keys()];
    const keep = Uint8Array.from(names, (_, code) => code);
    const swap = Uint8Array.from(names, name => names.indexOf(exchange?.[name] ?? name));
    return (exchange ? [keep, swap] : [keep]).flatMap(roles =>
      turns.map(turn => ({ source: turnCells(turn, columns, rows), roles })),
    );
  }
}

function encode(
  cells: readonly string[],
  codes: ReadonlyMap<string, number>,
  into: Uint8Array,
  at: number,
  length = into.length,
): void {
  if (cells.length !== length) throw new RangeError(`a card of ${cells.length} cells, not ${length}`);
  for (let i = 0; i < length; i++) {
    const code = codes.get(cells[i]);
    if (code === undefined) throw new RangeError(`a cell that holds "${cells[i]}"`);
    into[at + i] = code;
  }
}

/** The first of the longest lines of cells, edge to edge in a row or a column, that hold the same. */
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

type Unjudged = Omit<CellCounts, 'verdict'>;

/** The tests share the cards, so that their p may hang together: each is held against its share of the alarm (Bonferroni). */
function judged(maps: readonly Unjudged[]): Pick<KeyReport, 'maps' | 'verdict'> {
  const sound = maps.filter(({ expected }) => expected >= LEAST_EXPECTED);
  const tests = sound.length;
  const all = maps.map((map): CellCounts => {
    const failed = map.p * tests < ALARM;
    return { ...map, verdict: !sound.includes(map) ? 'few' : failed ? 'uneven' : 'even' };
  });
  const failed = all.filter(({ verdict }) => verdict === 'uneven').length;
  const leastP = Math.min(1, ...sound.map(({ p }) => p));
  return { maps: all, verdict: { ...(tests > 0 ? { fair: failed === 0 } : {}), tests, failed, leastP } };
}

/**
 * The chance that chi-square with this many degrees of freedom is `x` or more: the regularised incomplete gamma
 * function Q(degrees / 2, x / 2). Below its middle by the series, above by the continued fraction in W. J. Lentz's
 * form: Press et al., Numerical Recipes, 6.2; Abramowitz and Stegun, 6.5.29 and 6.5.31.
 */
export function chiSquareTail(x: number, degrees: number): number {
  if (x <= 0) return 1;
  const [a, z] = [degrees / 2, x / 2];
  const front = Math.exp(a * Math.log(z) - z - logGammaHalf(degrees));
  if (z < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; term > sum * Number.EPSILON; n++) {
      term *= z / (a + n);
      sum += term;
    }
    return 1 - front * sum;
  }
  const tiny = 1e-300;
  let b = z + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let fraction = d;
  for (let i = 1, change = 0; Math.abs(change - 1) > 4 * Number.EPSILON && i < 1000; i++) {
    const an = -i * (i - a);
    b += 2;
    d = 1 / (an * d + b || tiny);
    c = b + an / c || tiny;
    change = c * d;
    fraction *= change;
  }
  return front * fraction;
}

/** The logarithm of gamma(n / 2), by gamma(x + 1) = x gamma(x) from gamma(1) = 1 or gamma(1/2) = sqrt(pi). */
function logGammaHalf(n: number): number {
  let log = n % 2 === 0 ? 0 : Math.log(Math.PI) / 2;
  for (let x = n % 2 === 0 ? 1 : 0.5; x < n / 2; x++) log += Math.log(x);
  return log;
}
