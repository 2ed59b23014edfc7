import { multinomial } from '../../combinatorics.js';
import type { CardRules } from '../card-rules.js';
import { symbolIn } from '../search/open-cells.js';
import { countByFrontier, type SymbolClass } from './frontier.js';

/** The most sums that one count takes before it is given up: two or three seconds. */
export const COUNT_WORK = 1_000_000_000;

/**
 * How many layouts keep the wishes of a single card, exactly; undefined when that would take more than `work` sums.
 * Goes cell by cell along the shorter side. Fillings with the same frontier to the open cells are counted together: a
 * broken profile with the connected groups on it (D. Knuth, TAOCP 4A, 7.1.4, "frontier"). Each frontier has an array
 * with a number for each way to have used up the roles.
 */
export function countLayouts(rules: CardRules, work = COUNT_WORK): bigint | undefined {
  const { counts } = rules.space;
  const fixed = [...rules.domains.entries()].filter(([, domain]) => domain !== 2 ** counts.length - 1);
  if (fixed.some(([, domain]) => domain === 0)) return 0n;
  const left = [...counts];
  if (counts.length > 1) for (const [, domain] of fixed) left[symbolIn(domain)]--;
  if (left.some(count => count < 0)) return 0n;

  const classes = classesOf(rules);
  // Inside a class the free cells can be filled in any order.
  const inside = classes.reduce(
    (ways, { symbols }) => ways * multinomial(symbols.map(symbol => left[symbol])),
    1n,
  );
  if (classes.every(({ looks, teams }) => looks === 0 && !teams.includes(true))) return inside * among();
  const outside = manyModuli(multinomial(classes.map(({ count }) => count)), modulus =>
    countByFrontier(rules, classes, modulus, work),
  );
  return outside === undefined ? undefined : outside * inside;

  /** Ways to share the free cells among the classes, where only the counts matter. */
  function among(): bigint {
    return multinomial(classes.map(({ symbols }) => symbols.reduce((sum, symbol) => sum + left[symbol], 0)));
  }
}

function classesOf({ space, groups, touching, looks, lines }: CardRules): SymbolClass[] {
  const shortest = Math.min(...lines.map(line => line.length));
  const has = (mask: number, symbol: number) => (mask & (1 << symbol)) !== 0;
  const size = (mask: number) =>
    space.counts.reduce((sum, n, symbol) => sum + (has(mask, symbol) ? n : 0), 0);
  const limited = groups.filter(team => size(team) > touching);
  // Where only small groups may touch, a line full of a team's own look is already too large a group.
  const full = looks.filter(
    look => size(look) >= shortest && !(touching < shortest && groups.some(team => (look & ~team) === 0)),
  );
  const classes = new Map<string, { count: number; symbols: number[]; looks: number; teams: boolean[] }>();
  space.counts.forEach((count, symbol) => {
    const lookBits = full.reduce((bits, look, i) => (has(look, symbol) ? bits | (1 << i) : bits), 0);
    const teams = limited.map(team => has(team, symbol));
    const key = `${lookBits} ${teams}`;
    const known = classes.get(key);
    if (known) {
      known.count += count;
      known.symbols.push(symbol);
    } else classes.set(key, { count, symbols: [symbol], looks: lookBits, teams });
  });
  return [...classes.values()];
}

/** A number below `bound`, known by its remainders: the moduli 2^52 and 2^52 - 1 leave room for one exact sum. */
function manyModuli(bound: bigint, count: (modulus: number) => number | undefined): bigint | undefined {
  const a = 2n ** 52n;
  const first = count(Number(a));
  if (first === undefined || bound < a) return first === undefined ? undefined : BigInt(first);
  const second = count(Number(a - 1n));
  if (second === undefined) return undefined;
  // a leaves 1 modulo a - 1: x = first + a * (second - first).
  const times = (((BigInt(second) - BigInt(first)) % (a - 1n)) + (a - 1n)) % (a - 1n);
  return BigInt(first) + a * times;
}
