import type { CardRules } from '../card-rules.js';
import type { Keeper } from './open-cells.js';

/** The wish for balanced cells: counts, for each team, how often each cell was its in the set so far. */
export interface Balance {
  /** What the cells of the next card may hold; undefined when the cards left can't level the set any more. */
  narrow(rules: CardRules): Int32Array | undefined;
  keeper(rules: CardRules): Keeper;
  add(rules: CardRules, layout: Uint8Array): void;
  /** Takes a card out again. */
  drop(rules: CardRules, layout: Uint8Array): void;
}

/** How strongly a cell asks for a team that it had too seldom so far. */
const PULL = 6;

/**
 * `plan` holds the rules of each card to come, by its start. A team has `total` cells over the set; with m cells that
 * aren't fixed each is its floor(total / m) times, and total mod m of them once more.
 */
export function keepBalance(plan: readonly CardRules[], fixed: ReadonlySet<number>): Balance {
  const cells = plan[0].space.cells;
  const free = Array.from({ length: cells }, (_, cell) => cell).filter(cell => !fixed.has(cell));
  const teams = plan[0].groups.map((_, i) => {
    const total = plan.reduce((sum, rules) => sum + freeCells(rules, rules.groups[i], fixed), 0);
    const floor = Math.floor(total / Math.max(1, free.length));
    return { used: new Int32Array(cells), floor, extra: total - floor * free.length, total };
  });
  const apart = plan[0].groups.every((a, i) => plan[0].groups.every((b, j) => i === j || (a & b) === 0));
  let done = 0;

  /** Cells that a team may still have once more than the floor. */
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
      if (apart && needs > left) return undefined;
      if (apart && needs === left) domains[cell] &= wanted;
    }
    return domains;
  };

  const keeper = ({ groups }: CardRules): Keeper => {
    const extras = teams.map(extraLeft);
    return {
      look({ domains, restrict }, cell) {
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
      taste(cell, symbol) {
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
    keeper,
    add: (rules, layout) => count(rules, layout, 1),
    drop: (rules, layout) => count(rules, layout, -1),
  };
}

/** Cells of a team on one card that no wish has fixed. */
export function freeCells({ space, domains }: CardRules, team: number, fixed: ReadonlySet<number>): number {
  const all = space.counts.reduce((sum, count, symbol) => (team & (1 << symbol) ? sum + count : sum), 0);
  return all - [...fixed].filter(cell => (domains[cell] & ~team) === 0).length;
}
