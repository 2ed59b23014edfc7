import type { CardRules } from '../card-rules.js';
import type { Keeper } from './open-cells.js';

/** The wishes that a card keeps by itself; the fixed cells are in the domains already. */
export function cardKeepers(rules: CardRules): Keeper[] {
  const keepers: Keeper[] = [];
  if (rules.looks.length > 0) keepers.push(mixedLines(rules));
  if (Number.isFinite(rules.touching)) keepers.push(looseGroups(rules));
  return keepers;
}

/** A line whose cells but one look the same forbids that look to the last one. */
function mixedLines({ looks, lines, space }: CardRules): Keeper {
  const through = Array.from({ length: space.cells }, (_, cell) => lines.filter(line => line.includes(cell)));
  const hold: Keeper['look'] = (board, cell) => {
    const { domains } = board;
    for (const look of looks) {
      if ((domains[cell] & ~look) !== 0) continue;
      for (const line of through[cell]) {
        let other = -1;
        let others = 0;
        for (let i = 0; i < line.length && others < 2; i++)
          if ((domains[line[i]] & ~look) !== 0) {
            other = line[i];
            others++;
          }
        if (others === 0 || (others === 1 && !board.restrict(other, ~look))) return false;
      }
    }
    return true;
  };
  return { look: hold };
}

/** A cell that would join groups of a team to more than `touching` cells is forbidden to that team. */
function looseGroups({ groups, neighbours, touching, space }: CardRules): Keeper {
  const seen = new Uint8Array(space.cells);
  const group: number[] = [];

  /** The cells of the team that hang together with this one, in `group`; stops above the limit. */
  const gather = (domains: Int32Array, cell: number, team: number) => {
    group.length = 0;
    group.push(cell);
    seen[cell] = 1;
    for (let i = 0; i < group.length && group.length <= touching; i++)
      for (const next of neighbours[group[i]])
        if (seen[next] === 0 && (domains[next] & ~team) === 0) {
          seen[next] = 1;
          group.push(next);
        }
    for (const member of group) seen[member] = 0;
    return group.length;
  };

  return {
    look(board, cell) {
      const { domains } = board;
      for (const team of groups) {
        if (touching === 0 && !board.restrict(cell, ~team)) return false;
        if ((domains[cell] & ~team) !== 0) continue;
        if (gather(domains, cell, team) > touching) return false;
        const shores = group.flatMap(member => neighbours[member]);
        for (const shore of shores)
          if ((domains[shore] & team) !== 0 && (domains[shore] & ~team) !== 0)
            if (gather(domains, shore, team) > touching && !board.restrict(shore, ~team)) return false;
      }
      return true;
    },
  };
}
