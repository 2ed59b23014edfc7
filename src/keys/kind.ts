import { roleName, type Sentence, twoRoles } from '../speech/index.js';
/** A team's name: `red`, `blue`. */
export type Team = string;

/** What a cell says on the printed card: a team, `bystander`, `assassin`, or your own role. */
export type Role = string;

/** Degrees, clockwise. */
export type Turn = 0 | 90 | 180 | 270;

/** The rules of one kind of key card, as its template in `templates/keys/` describes it. Sizes and colours live elsewhere. */
export interface KeyKind {
  readonly id: string;
  /** First character of a card's id: a capital other than I, L, O and U. */
  readonly letter: string;
  readonly columns: number;
  readonly rows: number;
  /** Two to four teams in their order of play, each of which may start; empty in a game that no team starts. */
  readonly teams: readonly Team[];
  /**
   * How many cells each role has. `starting` and `other` stand for two teams, `starting`, `second`, `third` and
   * `fourth` for more, in their order of play; any other name is the role itself. Card ids do not depend on the order
   * of the names.
   */
  readonly counts: Readonly<Record<string, number>>;
  /** The turns in which a card fits its stand, 0 among them. */
  readonly turns: readonly Turn[];
  /**
   * For a card with two faces: the roles that become another role when the faces change places, and which. Both ways
   * are listed.
   */
  readonly exchange?: Readonly<Record<Role, Role>>;
  /**
   * For a card with two faces: what a role shows on the front and on the back. The players sit opposite each other:
   * cell i of the front, drawn upright, is cell n - 1 - i of the back.
   */
  readonly faces?: Readonly<Record<Role, readonly [string, string]>>;
  /** For each role that a face shows, the letters that stand for it in typed grids. We write the first. */
  readonly letters: Readonly<Record<string, string>>;
}

/** One key card as it is printed. */
export interface Key {
  /** The kind's id. */
  readonly kind: string;
  /** Absent where no team starts. */
  readonly start?: Team;
  /** `columns * rows` roles, row by row from the top left. */
  readonly cells: readonly Role[];
  /** See `rankKey`. */
  readonly rank: bigint;
}

/** The names in `counts` that stand for teams, in order of play. */
export function teamNames(kind: KeyKind): readonly string[] {
  if (kind.teams.length === 2) return ['starting', 'other'];
  return ['starting', 'second', 'third', 'fourth'].slice(0, kind.teams.length);
}

/** The role that a name in `counts` means on a card that `start` starts. */
export function roleOf(kind: KeyKind, name: string, start: Team | undefined): Role {
  const turn = teamNames(kind).indexOf(name);
  if (turn < 0 || start === undefined) return name;
  return kind.teams[(kind.teams.indexOf(start) + turn) % kind.teams.length];
}

/** What a face of the card shows, row by row from that face's own top left. A card with one face has no back. */
export function shownCells(kind: KeyKind, cells: readonly Role[], face: 'front' | 'back'): readonly string[] {
  const { faces } = kind;
  if (faces === undefined) return cells;
  return face === 'front' ? cells.map(role => faces[role][0]) : cells.map(role => faces[role][1]).reverse();
}

/** A role as a sentence names it: on a card with two faces, by what each shows. */
export function cellRole({ faces }: KeyKind, role: Role): Sentence {
  const shown = faces?.[role];
  return shown === undefined ? roleName(role) : twoRoles(...shown);
}

/** Every role that a face of a card may show, each once. */
export function shownRoles(kind: KeyKind): readonly string[] {
  const teams = teamNames(kind);
  const roles = [...kind.teams, ...Object.keys(kind.counts).filter(name => !teams.includes(name))];
  return [...new Set(roles.flatMap(role => kind.faces?.[role] ?? [role]))];
}
