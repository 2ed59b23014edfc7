import type { CardRules } from '../card-rules.js';
import type { Constraint } from './open-cells.js';

/** The wishes that concern one card by itself; fixed cells are in the domains already. */
export function cardConstraints(rules: CardRules): Constraint[] {
  const constraints: Constraint[] = [];
  if (rules.looks.length > 0) constraints.push(mixedLines(rules));
  if (Number.isFinite(rules.touching)) constraints.push(smallGroups(rules));
  return constraints;
}

/** When all cells of a line but one look the same, the last one must look different. */
function mixedLines({ looks, lines, space }: CardRules): Constraint {
  const through = Array.from({ length: space.cells }, (_, cell) => lines.filter(line => line.includes(cell)));
  const propagate: Constraint['propagate'] = (open, cell) => {
    const { domains } = open;
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
        if (others === 0 || (others === 1 && !open.restrict(other, ~look))) return false;
      }
    }
    return true;
  };
  return { propagate };
}

/** A cell that would connect more than `touching` cells of a team must not be that team's. */
function smallGroups({ groups, neighbours, touching, space }: CardRules): Constraint {
  const visited = new Uint8Array(space.cells);
  const group: number[] = [];

  /** Collects the connected cells of the team around this one into `group`; stops above the limit. */
  const gather = (domains: Int32Array, cell: number, team: number) => {
    group.length = 0;
    group.push(cell);
    visited[cell] = 1;
    for (let i = 0; i < group.length && group.length <= touching; i++)
      for (const next of neighbours[group[i]])
        if (visited[next] === 0 && (domains[next] & ~team) === 0) {
          visited[next] = 1;
          group.push(next);
        }
    for (const member of group) visited[member] = 0;
    return group.length;
  };

  return {
    propagate(open, cell) {
      const { domains } = open;
      for (const team of groups) {
        if (touching === 0 && !open.restrict(cell, ~team)) return false;
        if ((domains[cell] & ~team) !== 0) continue;
        if (gather(domains, cell, team) > touching) return false;
        const border = group.flatMap(member => neighbours[member]);
        for (const next of border)
          if ((domains[next] & team) !== 0 && (domains[next] & ~team) !== 0)
            if (gather(domains, next, team) > touching && !open.restrict(next, ~team)) return false;
      }
      return true;
    },
  };
}
