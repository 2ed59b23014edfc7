import type { KeyKind, Role, Team } from '../kind.js';

/** What a set of key cards keeps beside the laws of its kind. Every wish may be left out. */
export interface Wishes {
  /** Cells, row by row from 0, and what they hold: a name of `kind.counts` or a role. */
  readonly fixed?: readonly { readonly cell: number; readonly name: string }[];
  /** No row and no column holds a single role; on a card with two faces, shows a single role on a face. */
  readonly mixedLines?: boolean;
  /** No connected group of one team's cells is larger than this. */
  readonly touching?: number;
  /** Any two cards of the set differ in at least this many cells, however both lie. */
  readonly distance?: number;
  /** Equal numbers of starts, or the one team that starts every card. */
  readonly starts?: 'equal' | Team;
  /** Over the set, each cell that is not fixed is a team's as often as any other, give or take one. */
  readonly balanced?: boolean;
}

/** Roles that count as one team's; on a card with two faces, those that a face shows as its agents. */
export interface TeamGroup {
  readonly name: string;
  readonly roles: readonly Role[];
}

const NOBODY = ['bystander', 'assassin'];
const SIDES = ['front', 'back'] as const;

/** The groups that `touching` and `balanced` speak of: each team, or what each face shows as agents. */
export function teamGroups(kind: KeyKind): TeamGroup[] {
  if (kind.teams.length > 0) return kind.teams.map(team => ({ name: team, roles: [team] }));
  const agents = faceGroups(kind).filter(({ shown }) => !NOBODY.includes(shown));
  return agents.map(({ name, roles }) => ({ name, roles }));
}

/** Roles that look the same on a face; each role by itself where a kind has no faces. */
export function lookGroups(kind: KeyKind, roles: readonly Role[]): (readonly Role[])[] {
  const faces = faceGroups(kind);
  return faces.length > 0 ? faces.map(group => group.roles) : roles.map(role => [role]);
}

function faceGroups({ faces = {} }: KeyKind): (TeamGroup & { readonly shown: string })[] {
  const all = Object.entries(faces);
  return SIDES.flatMap((side, i) =>
    [...new Set(all.map(([, shown]) => shown[i]))].map(shown => ({
      shown,
      name: `${shown} on the ${side}`,
      roles: all.filter(([, looks]) => looks[i] === shown).map(([role]) => role),
    })),
  );
}
