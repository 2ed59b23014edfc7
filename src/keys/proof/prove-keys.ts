import { error, notice, type Problem, roleName, sentence } from '../../speech/index.js';
import { cellRole, type KeyKind, type Role, type Team } from '../kind.js';
import { expectedCounts, type Pose, posesOf } from './laws.js';
import { SeenCards } from './seen-cards.js';

/** A card as it was found: dealt, or read back from a sheet. */
export interface CardToProve {
  /** What problems call the card. */
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

/** Checks a whole set against the laws of its kind; see `KeyProver`. `place` is what the problems name. */
export function proveKeys(kind: KeyKind, cards: Iterable<CardToProve>, place = 'keys'): KeyProof {
  const prover = new KeyProver(kind, place);
  for (const card of cards) prover.prove(card);
  return prover.finish();
}

/**
 * Checks key cards, as they come, against the laws of their kind: the size of the grid, a known starting team, the
 * count of each role, no two cards the same however they lie (errors), and as many cards for each start (a notice).
 * Time is linear; memory is a number for each card. Shares no code with the dealing, so that it does not share its
 * mistakes.
 */
export class KeyProver {
  readonly #kind: KeyKind;
  readonly #place: string;
  readonly #problems: Problem[] = [];
  readonly #starts: Record<Team, number>;
  readonly #roles: readonly Role[];
  /** The count of each role of `#roles`, for each starting team. */
  readonly #expected: ReadonlyMap<Team | undefined, readonly number[]>;
  readonly #poses: readonly Pose[];
  /** Whether a number tells each card from all others. */
  readonly #exact: boolean;
  /** For each card seen, its place in the set times eight, plus the pose in which it was seen. */
  readonly #seen = new SeenCards();
  /** Ids in the order of the set, where they are kept. */
  readonly #ids: string[] | undefined;
  #total = 0;

  /** `forgetful` keeps no ids: of two equal cards, the first is named by its place in the set. */
  constructor(kind: KeyKind, place = 'keys', forgetful = false) {
    const { columns, rows, teams } = kind;
    this.#kind = kind;
    this.#ids = forgetful ? undefined : [];
    this.#place = place;
    this.#starts = Object.fromEntries(teams.map(team => [team, 0]));
    const starts = teams.length === 0 ? [undefined] : teams;
    const counts = starts.map(start => expectedCounts(kind, start));
    this.#roles = [...new Set(counts.flatMap(expected => [...expected.keys()]))];
    this.#expected = new Map(
      starts.map((start, i) => [start, this.#roles.map(role => counts[i].get(role) ?? 0)]),
    );
    this.#exact = starts.length * this.#roles.length ** (columns * rows) <= Number.MAX_SAFE_INTEGER;
    const turns = kind.turns.filter(turn => columns === rows || turn % 180 === 0);
    if (turns.length < kind.turns.length)
      this.#problems.push(error('keys.proof-oblong', place, { columns, rows }));
    this.#poses = posesOf(kind, this.#roles, new Set([0, ...turns]));
  }

  /** The errors of one more card; the finished proof holds them too. */
  prove({ id, start, cells }: CardToProve): readonly Problem[] {
    this.#total++;
    this.#ids?.push(id);
    if (start !== undefined && Object.hasOwn(this.#starts, start)) this.#starts[start]++;
    const layout = cells.map(role => this.#roles.indexOf(role));
    const problem = this.#breaksLaw(id, start, cells, layout) ?? this.#repeats(id, start, layout);
    if (problem === undefined) return [];
    this.#problems.push(problem);
    return [problem];
  }

  finish(): KeyProof {
    const counts = Object.values(this.#starts);
    // An odd set: one card more for a team is as equal as it gets.
    const spread = this.#total % Math.max(1, counts.length) === 0 ? 0 : 1;
    const problems = [...this.#problems];
    if (counts.length > 0 && Math.max(...counts) - Math.min(...counts) > spread) {
      const starts = Object.entries(this.#starts).map(([team, count]) =>
        sentence('keys.proof-starts-of', { team: roleName(team), count }),
      );
      problems.push(notice('keys.proof-starts', this.#place, { cards: this.#total, starts }));
    }
    return { cards: this.#total, starts: this.#starts, problems };
  }

  #breaksLaw(
    id: string,
    start: Team | undefined,
    cells: readonly Role[],
    layout: readonly number[],
  ): Problem | undefined {
    const { columns, rows, teams } = this.#kind;
    if (cells.length !== columns * rows)
      return error('keys.proof-cells', this.#place, { id, found: cells.length, expected: columns * rows });
    const expected = this.#expected.get(start);
    if (expected === undefined)
      return error('keys.proof-start', this.#place, {
        id,
        start: start === undefined ? 'nobody' : roleName(start),
        teams: teams.length > 0 ? teams.map(roleName) : 'none',
      });
    const found = this.#roles.map(() => 0);
    for (const role of layout) if (role >= 0) found[role]++;
    if (found.every((count, role) => count === expected[role])) return undefined;
    const counts = [...new Set([...this.#roles, ...cells])].flatMap(role => {
      const is = cells.filter(other => other === role).length;
      const should = expected[this.#roles.indexOf(role)] ?? 0;
      if (is === should) return [];
      return [
        sentence('keys.proof-count', { role: cellRole(this.#kind, role), found: is, expected: should }),
      ];
    });
    return error('keys.proof-counts', this.#place, { id, counts });
  }

  /** The problem of a card that was there before, however it lay. */
  #repeats(id: string, start: Team | undefined, layout: readonly number[]): Problem | undefined {
    const poses = this.#poses;
    let least = 0;
    let code = this.#codeOf(start, layout, poses[0]);
    for (let i = 1; i < poses.length; i++) {
      const other = this.#codeOf(start, layout, poses[i]);
      if (other >= code) continue;
      code = other;
      least = i;
    }
    const seen = this.#seen.add(code, this.#total * 8 + least);
    if (seen === undefined) return undefined;
    const place = Math.floor(seen / 8);
    const [a, b] = [poses[seen % 8], poses[least]];
    return error('keys.proof-twins', this.#place, {
      first: this.#ids?.[place - 1] ?? `#${place}`,
      second: id,
      angle: (a.angle - b.angle + 360) % 360,
      swapped: a.swapped === b.swapped ? 'no' : 'yes',
    });
  }

  /** One code for one drawing: a number where that is exact, for it takes a third of a text's memory. */
  #codeOf(start: Team | undefined, layout: readonly number[], { from, roles }: Pose): number | string {
    const first = start === undefined ? 0 : this.#kind.teams.indexOf(start);
    if (!this.#exact) return String.fromCharCode(97 + first, ...from.map(cell => 97 + roles[layout[cell]]));
    let number = first;
    for (let i = 0; i < from.length; i++) number = number * this.#roles.length + roles[layout[from[i]]];
    return number;
  }
}
