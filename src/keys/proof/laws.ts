import type { KeyKind, Role, Team } from '../kind.js';

/** One way a card can lie: cell i shows what cell `from[i]` showed, as the role that `roles` maps it to. */
export interface Pose {
  readonly from: readonly number[];
  /** For the index of each role, the index of the role that it becomes. */
  readonly roles: readonly number[];
  /** Degrees, clockwise. */
  readonly angle: number;
  /** Whether the faces have changed places. */
  readonly swapped: boolean;
}

/** Every way a card of the kind can lie in these turns, as it was printed first. */
export function posesOf(kind: KeyKind, roles: readonly Role[], turns: ReadonlySet<number>): Pose[] {
  const same = roles.map((_, i) => i);
  const other = roles.map(role => roles.indexOf(kind.exchange?.[role] ?? role));
  const poses: Pose[] = [];
  for (const swapped of kind.exchange ? [false, true] : [false]) {
    let grid = Array.from({ length: kind.rows }, (_, row) =>
      Array.from({ length: kind.columns }, (_, column) => row * kind.columns + column),
    );
    for (let angle = 0; angle < 360; angle += 90) {
      if (turns.has(angle)) poses.push({ from: grid.flat(), roles: swapped ? other : same, angle, swapped });
      grid = quarterTurn(grid);
    }
  }
  return poses;
}

/** Clockwise: the first column, read from the bottom, becomes the first row. */
function quarterTurn<T>(rows: readonly (readonly T[])[]): T[][] {
  return rows[0].map((_, column) => rows.map(row => row[column]).reverse());
}

/** Cells of each role on a card that `start` starts: the teams follow one another in their order of play. */
export function expectedCounts(kind: KeyKind, start: Team | undefined): ReadonlyMap<Role, number> {
  const expected = new Map<Role, number>();
  const stand = kind.teams.length === 2 ? ['starting', 'other'] : ['starting', 'second', 'third', 'fourth'];
  for (const [name, count] of Object.entries(kind.counts)) {
    const after = stand.indexOf(name);
    const team = start === undefined || after < 0 ? undefined : kind.teams.indexOf(start) + after;
    expected.set(team === undefined ? name : kind.teams[team % kind.teams.length], count);
  }
  return expected;
}
