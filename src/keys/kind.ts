import { choices, type Problem } from '../problem.js';

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
  /** Two to four teams in their order of play, each of which may start; none in a game that nobody starts. */
  readonly teams: readonly Team[];
  /**
   * Cells of each role. `starting` and `other` stand for two teams, `starting`, `second`, `third` and `fourth` for
   * more, in their order of play; every other name is the role itself. The order of the names means nothing: a
   * template may list them as it likes and its card ids stay.
   */
  readonly counts: Readonly<Record<string, number>>;
  /** The turns under which a card may be put into its stand, 0 among them. */
  readonly turns: readonly Turn[];
  /**
   * For a card with two faces, whose roles are pairs: what a pair becomes when the faces change places,
   * where it changes. Both ways must be listed.
   */
  readonly exchange?: Readonly<Record<Role, Role>>;
  /**
   * For a card with two faces: what a role shows on the front, and what on the back. The faces share their top edge,
   * and the players sit opposite: cell i of the front, drawn upright, is the last but i of the back.
   */
  readonly faces?: Readonly<Record<Role, readonly [string, string]>>;
  /** For each role that a face shows, the letters that stand for it in typed grids; the first is written. */
  readonly letters: Readonly<Record<string, string>>;
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

/** The names in `counts` that stand for a kind's teams, in their order of play. */
export function teamNames(kind: KeyKind): readonly string[] {
  if (kind.teams.length === 2) return ['starting', 'other'];
  return ['starting', 'second', 'third', 'fourth'].slice(0, kind.teams.length);
}

/** The role that a name in `counts` means on a card that `start` begins. */
export function roleOf(kind: KeyKind, name: string, start: Team | undefined): Role {
  const turn = teamNames(kind).indexOf(name);
  if (turn < 0 || start === undefined) return name;
  return kind.teams[(kind.teams.indexOf(start) + turn) % kind.teams.length];
}

/**
 * What a face of the card shows, row by row from that face's own top left. The card has one face, or two whose
 * players sit opposite: the back drawn upright begins with the front's last cell.
 */
export function shownCells(kind: KeyKind, cells: readonly Role[], face: 'front' | 'back'): readonly string[] {
  const { faces } = kind;
  if (faces === undefined) return cells;
  return face === 'front' ? cells.map(role => faces[role][0]) : cells.map(role => faces[role][1]).reverse();
}

/** Every role that a face of the kind's cards may show, each once. */
export function shownRoles(kind: KeyKind): readonly string[] {
  const teams = teamNames(kind);
  const roles = [...kind.teams, ...Object.keys(kind.counts).filter(name => !teams.includes(name))];
  return [...new Set(roles.flatMap(role => kind.faces?.[role] ?? [role]))];
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

  const { teams } = kind;
  if (teams.length === 1 || teams.length > 4 || new Set(teams).size !== teams.length)
    fault(`The teams are "${teams.join(', ')}".`, 'Name two to four different teams, or none.');
  for (const team of kind.teams)
    if (names.includes(team))
      fault(`"${team}" is a team and a role too.`, `Count it under ${teamNames(kind).join(', ')}.`);
  const expected = teamNames(kind);
  for (const name of ['starting', 'other', 'second', 'third', 'fourth'])
    if (names.includes(name) !== expected.includes(name))
      fault(`"${name}" and the teams don't fit.`, `Count ${expected.join(', ') || 'roles without a team'}.`);

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
  return [...problems, ...checkFaces(kind, place)];
}

function checkFaces(kind: KeyKind, place: string): Problem[] {
  const problems: Problem[] = [];
  const fault = (message: string, advice: string) => {
    problems.push({ level: 'error', place, message, advice });
  };
  if (kind.faces !== undefined) {
    const roles = Object.keys(kind.counts);
    for (const role of roles.filter(role => kind.faces?.[role] === undefined))
      fault(`"faces" has no "${role}".`, 'Say what it shows on the front and on the back.');
    for (const role of Object.keys(kind.faces).filter(role => !roles.includes(role)))
      fault(`"faces" has "${role}", which no cell has.`, choices(role, roles));
    if (kind.teams.length > 0) fault('A card with two faces has teams.', 'Leave the teams out.');
    for (const [from, to] of Object.entries(kind.exchange ?? {})) {
      const [there, back] = [kind.faces[from], kind.faces[to]];
      if (there && back && (there[0] !== back[1] || there[1] !== back[0]))
        fault(`"${from}" can't be exchanged for "${to}".`, 'Exchange roles whose faces are swapped.');
    }
  }
  const owner = new Map<string, string>();
  for (const shown of shownRoles(kind)) {
    const letters = kind.letters[shown]?.toUpperCase() ?? '';
    if (!/^[^\s|,;"']+$/u.test(letters))
      fault(
        `"${shown}" has the letters "${letters}".`,
        'Give it one or more, such as "R"; no commas, quotes or bars.',
      );
    for (const letter of letters) {
      const other = owner.get(letter);
      if (other !== undefined && other !== shown)
        fault(`The letter "${letter}" stands for "${other}" and "${shown}".`, 'Give each its own.');
      owner.set(letter, shown);
    }
  }
  return problems;
}
