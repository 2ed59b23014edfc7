import type { Problem } from '../problem.js';

/** A team's name: `red`, `blue`. */
export type Team = string;

/** What a cell says on the printed card: a team, `bystander`, `assassin`, or a role of one's own. */
export type Role = string;

/** Degrees, clockwise. */
export type Turn = 0 | 90 | 180 | 270;

/** An integer that is exact: a number where all of the kind's ranks are below 2^53, a bigint elsewhere. */
export type Rank = number | bigint;

/** The rules of one sort of key card, as a game's template describes it. Distances and colours live elsewhere. */
export interface KeyKind {
  readonly id: string;
  /** First character of a card's id: a capital other than I, L, O and U. */
  readonly letter: string;
  readonly columns: number;
  readonly rows: number;
  /** Two teams, one of which starts; none in a game that nobody starts. */
  readonly teams: readonly Team[];
  /**
   * Cells of each role. `starting` and `other` stand for the two teams, every other name is the role itself.
   * The order of the names means nothing: a template may list them as it likes and its card ids stay.
   */
  readonly counts: Readonly<Record<string, number>>;
  /** The turns under which a card may be put into its stand, 0 among them. */
  readonly turns: readonly Turn[];
  /**
   * For a card with two faces, whose roles are pairs: what a pair becomes when the faces change places,
   * where it changes. Both ways must be listed.
   */
  readonly exchange?: Readonly<Record<Role, Role>>;
}

/** One key card, as it is printed. */
export interface Key {
  /** The kind's id. */
  readonly kind: string;
  /** Absent where no team starts. */
  readonly start?: Team;
  /** Row by row from the top left, `columns * rows` of them. */
  readonly cells: readonly Role[];
  readonly rank: Rank;
}

/** The role that a name in `counts` means on a card that `start` begins. */
export function roleOf(kind: KeyKind, name: string, start: Team | undefined): Role {
  if (name === 'starting' && start !== undefined) return start;
  if (name === 'other' && start !== undefined) return kind.teams.find(team => team !== start) ?? name;
  return name;
}

/** Everything that is wrong with a description, so that the dealing may trust it. */
export function checkKind(kind: KeyKind, place = `key kind ${kind.id}`): Problem[] {
  const problems: Problem[] = [];
  const fault = (message: string, advice: string) => {
    problems.push({ level: 'error', place, message, advice });
  };
  const names = Object.keys(kind.counts);

  if (!/^[A-HJKMNP-TV-Z]$/.test(kind.letter))
    fault(`The letter "${kind.letter}" can't begin a card id.`, 'Use one capital other than I, L, O and U.');

  const cells = kind.columns * kind.rows;
  const whole = (n: number, least: number) => Number.isInteger(n) && n >= least;
  if (!whole(kind.columns, 1) || !whole(kind.rows, 1) || cells > 36)
    fault(
      `A grid of "${kind.columns} x ${kind.rows}" can't be dealt.`,
      'Use whole numbers, 36 cells at most.',
    );

  const wrong = names.filter(name => !whole(kind.counts[name], 0));
  const sum = names.reduce((total, name) => total + kind.counts[name], 0);
  for (const name of wrong)
    fault(`"${name}" has the count "${kind.counts[name]}".`, 'Use a whole number from 0 up.');
  if (wrong.length === 0 && sum !== cells)
    fault(`The counts make "${sum}", the grid has ${cells} cells.`, 'Let the counts fill the grid exactly.');

  if (kind.teams.length !== 0 && (kind.teams.length !== 2 || kind.teams[0] === kind.teams[1]))
    fault(`The teams are "${kind.teams.join(', ')}".`, 'Name two different teams, or none.');
  for (const team of kind.teams)
    if (names.includes(team))
      fault(`"${team}" is a team and a role too.`, 'Count it under `starting` and `other`.');
  for (const name of ['starting', 'other'])
    if (names.includes(name) !== kind.teams.length > 0)
      fault(`"${name}" and the teams don't fit.`, 'Give both `starting` and `other`, or no team.');

  const turns = [...kind.turns].sort((a, b) => a - b).join(' ');
  if (!['0', '0 180', '0 90 180 270'].includes(turns))
    fault(`The turns "${turns}" are no full set.`, 'Use 0, or 0 and 180, or 0, 90, 180 and 270.');
  if (kind.turns.length > 2 && kind.columns !== kind.rows)
    fault(`A grid of "${kind.columns} x ${kind.rows}" has no quarter turn.`, 'Use the turns 0 and 180.');

  for (const [from, to] of Object.entries(kind.exchange ?? {}))
    if (
      kind.exchange?.[to] !== from ||
      kind.counts[from] === undefined ||
      kind.counts[from] !== kind.counts[to]
    )
      fault(
        `"${from}" can't be exchanged for "${to}".`,
        'List both ways, for two roles with the same count of cells.',
      );
  return problems;
}
