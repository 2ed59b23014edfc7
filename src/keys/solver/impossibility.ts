import { keySpace } from '../key-space.js';
import type { KeyKind } from '../kind.js';
import { randomFrom } from '../random.js';
import { type CardRules, cardRules } from './card-rules.js';
import { countLayouts } from './count/count-layouts.js';
import { freeCells } from './search/balance.js';
import { symbolIn } from './search/open-cells.js';
import { makeSearcher, type SearchOutcome } from './search/search.js';
import type { Wishes } from './wishes.js';

/** Limits of one proof: choices to try, sums to add, and ways to share out the starts. */
const PROOF_LIMIT = 20_000;
const PROOF_WORK = 10_000_000;
const MOST_SPLITS = 2000;

/**
 * Whether it is proved that no set of `count` cards keeps the wishes: because no card does, or by arithmetic. False
 * proves nothing.
 */
export function provedImpossible(kind: KeyKind, wishes: Wishes, count: number): boolean {
  if (count === 0) return false;
  const all = keySpace(kind).roles.map((_, start) => cardRules(kind, wishes, start));
  const ask = askOnce(all);
  const fixed = new Set(wishes.fixed?.map(({ cell }) => cell));
  let seen = 0;
  for (const split of splitsOf(kind, wishes, count)) {
    if (++seen > MOST_SPLITS) return false;
    const noCard = split.some((n, start) => n > 0 && ask.alone(start) === 'none');
    const tooClose = wishes.distance && tooNear(all, split, wishes.distance, fixed);
    const unbalanced = wishes.balanced && !noCard && neverBalanced(all, split, fixed, ask);
    if (!noCard && !tooClose && !unbalanced) return false;
  }
  return true;
}

/** How many cards each team can start: at most one way where a wish says so, all ways where none does. */
function* splitsOf(kind: KeyKind, { starts }: Wishes, count: number): Generator<number[]> {
  const teams = Math.max(1, kind.teams.length);
  const even = Math.floor(count / teams);
  if (starts === 'equal') {
    if (count % teams === 0) yield new Array(teams).fill(even);
  } else if (starts !== undefined) yield kind.teams.map(team => (team === starts ? count : 0));
  else {
    yield Array.from({ length: teams }, (_, i) => even + (i < count % teams ? 1 : 0));
    yield* sums(teams, count);
  }
}

function* sums(parts: number, total: number): Generator<number[]> {
  if (parts === 1) yield [total];
  else
    for (let first = 0; first <= total; first++)
      for (const rest of sums(parts - 1, total - first)) yield [first, ...rest];
}

/**
 * M. Plotkin's bound (IRE Transactions 6, 1960) the other way round: where x cards hold a role in a cell, x (x - 1) / 2
 * pairs agree there. A role's cells, spread as evenly as can be, make the fewest such pairs; more of them than all
 * pairs may have together can't be. A part of the set must keep the bound as well as the whole.
 */
function tooNear(
  all: readonly CardRules[],
  split: readonly number[],
  distance: number,
  fixed: ReadonlySet<number>,
): boolean {
  const only = (some: readonly number[], n: (start: number) => number) =>
    split.map((_, start) => (some.includes(start) ? n(start) : 0));
  const starts = [...split.keys()].filter(start => split[start] > 0);
  const parts = [
    split,
    ...starts.map(start => only([start], () => split[start])),
    ...starts.map(start => only([start], () => Math.min(2, split[start]))),
    ...starts.flatMap(a => starts.filter(b => b > a).map(b => only([a, b], () => 1))),
  ];
  return parts.some(part => {
    const cards = part.reduce((sum, n) => sum + n, 0);
    const allowed = all[0].space.cells - distance;
    return leastAgreeing(all, part, fixed) > pairs(cards) * allowed;
  });
}

function leastAgreeing(all: readonly CardRules[], part: readonly number[], fixed: ReadonlySet<number>) {
  const { space } = all[0];
  const free = space.cells - fixed.size;
  const roles = [...new Set(space.roles.flat())];
  const inCell = (cell: number, role: string) =>
    part.reduce((n, cards, start) => {
      const domain = all[start].domains[cell];
      return n + (space.roles[start][symbolIn(domain)] === role ? cards : 0);
    }, 0);
  return roles.reduce((sum, role) => {
    const set = [...fixed].reduce((agreeing, cell) => agreeing + pairs(inCell(cell, role)), 0);
    const cells = part.reduce((n, cards, start) => {
      const symbol = space.roles[start].indexOf(role);
      return n + (symbol < 0 ? 0 : cards * freeCells(all[start], 1 << symbol, fixed));
    }, 0);
    const each = free === 0 ? 0 : Math.floor(cells / free);
    const more = cells - each * free;
    return sum + set + more * pairs(each + 1) + (free - more) * pairs(each);
  }, 0);
}

function pairs(n: number): number {
  return (n * (n - 1)) / 2;
}

/** Whether some cell can be a team's too rarely, or must be too often, for all cells to be balanced. */
function neverBalanced(
  all: readonly CardRules[],
  split: readonly number[],
  fixed: ReadonlySet<number>,
  ask: ReturnType<typeof askOnce>,
): boolean {
  const { cells } = all[0].space;
  const free = Array.from({ length: cells }, (_, cell) => cell).filter(cell => !fixed.has(cell));
  return all[0].groups.some((_, team) => {
    const total = split.reduce((sum, n, i) => sum + n * freeCells(all[i], all[i].groups[team], fixed), 0);
    const [least, most] = [Math.floor(total / free.length), Math.ceil(total / free.length)];
    return free.some(cell => {
      const can = split.reduce((sum, n, i) => (n > 0 && ask.can(i, cell, team, true) ? sum + n : sum), 0);
      if (can < least) return true;
      const may = split.reduce((sum, n, i) => (n > 0 && !ask.can(i, cell, team, false) ? sum + n : sum), 0);
      return may > most;
    });
  });
}

/** Answers questions about single cards, each searched for once; every card found answers more of them. */
function askOnce(all: readonly CardRules[]) {
  const searchers = all.map(makeSearcher);
  const random = randomFrom('proof');
  const found = all.map((): Uint8Array[] => []);
  const answers = new Map<string, boolean>();
  const alones = new Map<number, SearchOutcome>();

  const search = (start: number, domains: Int32Array) => {
    const outcome = searchers[start].search({ random, limit: PROOF_LIMIT, domains });
    if (typeof outcome === 'object') found[start].push(outcome.layout);
    return outcome;
  };
  const alone = (start: number) => {
    let outcome = alones.get(start) ?? search(start, all[start].domains);
    // Where the search gave up, the count may still tell.
    if (outcome === 'gave up' && countLayouts(all[start], PROOF_WORK) === 0n) outcome = 'none';
    alones.set(start, outcome);
    return outcome;
  };
  /** Whether a card of this start can give this cell to this team, or to another. */
  const can = (start: number, cell: number, team: number, give: boolean) => {
    const key = `${start} ${cell} ${team} ${give}`;
    const group = all[start].groups[team];
    const wanted = give ? group : ~group;
    if (found[start].some(layout => (wanted & (1 << layout[cell])) !== 0)) return true;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const domain = all[start].domains[cell] & wanted;
    const answer = domain !== 0 && search(start, all[start].domains.with(cell, domain)) !== 'none';
    answers.set(key, answer);
    return answer;
  };
  return { alone, can };
}
