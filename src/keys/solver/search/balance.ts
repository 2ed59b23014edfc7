import type { CardRules } from '../card-rules.js';
import type { Constraint } from './open-cells.js';

/** The wish for balanced cells: counts how often each cell was each team's in the set so far. */
export interface BalanceWish {
  /** What the cells of the next card can hold; undefined when the cards left can no longer balance the set. */
  narrow(rules: CardRules): Int32Array | undefined;
  constraint(rules: CardRules): Constraint;
  add(rules: CardRules, layout: Uint8Array): void;
  /** Removes a card. */
  drop(rules: CardRules, layout: Uint8Array): void;
}

/** How strongly a cell prefers a team that it had too rarely so far. */
const PULL = 6;

/**
 * `plan` has the rules of each card to come, by its start. A team has `total` cells over the set; each of the m cells
 * that are not fixed is its floor(total / m) times, and total mod m of them once more.
 */
export function keepBalance(plan: readonly CardRules[], fixed: ReadonlySet<number>): BalanceWish {
  const cells = plan[0].space.cells;
  const free = Array.from({ length: cells }, (_, cell) => cell).filter(cell => !fixed.has(cell));
  const teams = plan[0].groups.map((_, i) => {
    const total = plan.reduce((sum, rules) => sum + freeCells(rules, rules.groups[i], fixed), 0);
    const floor = Math.floor(total / Math.max(1, free.length));
    return { used: new Int32Array(cells), floor, extra: total - floor * free.length, total };
  });
  const disjoint = plan[0].groups.every((a, i) => plan[0].groups.every((b, j) => i === j || (a & b) === 0));
  let done = 0;

  /** How many cells a team can still have once more than the floor. */
  const extraLeft = ({ used, floor, extra }: (typeof teams)[number]) =>
    free.reduce((left, cell) => left - Math.max(0, used[cell] - floor), extra);

  const narrow = (rules: CardRules) => {
    const domains = rules.domains.slice();
    const left = plan.length - done;
    const extras = teams.map(extraLeft);
    for (const cell of free) {
      let needs = 0;
      let wanted = 0;
      for (const [i, { used, floor }] of teams.entries()) {
        const need = floor - used[cell];
        if (need < 0 || (need === 0 && extras[i] <= 0)) domains[cell] &= ~rules.groups[i];
        if (need > left) return undefined;
        if (need === left) domains[cell] &= rules.groups[i];
        if (need <= 0) continue;
        needs += need;
        wanted |= rules.groups[i];
      }
      if (disjoint && needs > left) return undefined;
      if (disjoint && needs === left) domains[cell] &= wanted;
    }
    return domains;
  };

  const constraint = ({ groups }: CardRules): Constraint => {
    const extras = teams.map(extraLeft);
    return {
      propagate({ domains, restrict }, cell) {
        for (const [i, { used, floor }] of teams.entries()) {
          const team = groups[i];
          if (fixed.has(cell) || used[cell] < floor || (domains[cell] & ~team) !== 0) continue;
          const above = free.filter(other => used[other] >= floor);
          const sure = above.filter(other => (domains[other] & ~team) === 0).length;
          if (sure > extras[i]) return false;
          if (sure < extras[i]) continue;
          for (const other of above)
            if ((domains[other] & ~team) !== 0 && !restrict(other, ~team)) return false;
        }
        return true;
      },
      preference(cell, symbol) {
        if (fixed.has(cell)) return 1;
        let short = 0;
        for (const [i, { used, total }] of teams.entries())
          if ((groups[i] & (1 << symbol)) !== 0)
            short += (total * (done + 0.5)) / (plan.length * free.length) - used[cell];
        return Math.exp(PULL * short);
      },
    };
  };

  const count = (rules: CardRules, layout: Uint8Array, by: number) => {
    done += by;
    for (const [i, { used }] of teams.entries())
      layout.forEach((symbol, cell) => {
        if ((rules.groups[i] & (1 << symbol)) !== 0) used[cell] += by;
      });
  };
  return {
    narrow,
    constraint,
    add: (rules, layout) => count(rules, layout, 1),
    drop: (rules, layout) => count(rules, layout, -1),
  };
}

/** Cells of a team on one card that no wish fixes. */
export function freeCells({ space, domains }: CardRules, team: number, fixed: ReadonlySet<number>): number {
  const all = space.counts.reduce((sum, count, symbol) => (team & (1 << symbol) ? sum + count : sum), 0);
  return all - [...fixed].filter(cell => (domains[cell] & ~team) === 0).length;
}
