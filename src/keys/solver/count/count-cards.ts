import { canonicalOf, type Symmetry, symmetriesOf } from '../../orbit.js';
import { randomFrom } from '../../random.js';
import type { CardRules } from '../card-rules.js';
import { makeSearcher } from '../search/search.js';
import { COUNT_WORK, countLayouts } from './count-layouts.js';

/** Up to this many layouts are listed one by one, where arithmetic alone can't tell how many cards they are. */
const TO_LIST = 200_000;

/**
 * How many different cards keep the wishes, for one start: layouts that turn into each other are one card. Undefined
 * where counting would take too long.
 *
 * Where no layout looks the same after a turn, the cards of a union of turned wishes are its layouts divided by the
 * turns, and the union is counted by inclusion and exclusion: all wishes but the fixed cells stay the same under
 * turns, and layouts that keep two patterns of fixed cells keep the pattern of both.
 */
export function countDistinct(rules: CardRules, work = COUNT_WORK): bigint | undefined {
  const symmetries = symmetriesOf(rules.space);
  if (symmetries.some((symmetry, i) => i > 0 && canKeep(rules, symmetry))) return listDistinct(rules, work);

  const patterns = new Map<string, { domains: Int32Array; weight: bigint }>();
  const images = symmetries.map(symmetry => turnDomains(symmetry, rules.domains));
  for (let subset = 1; subset < 2 ** images.length; subset++) {
    const chosen = images.filter((_, i) => subset & (1 << i));
    const domains = chosen.reduce((all, image) => all.map((domain, cell) => domain & image[cell]));
    if (domains.includes(0)) continue;
    const known = patterns.get(`${domains}`) ?? { domains, weight: 0n };
    known.weight += chosen.length % 2 === 1 ? 1n : -1n;
    patterns.set(`${domains}`, known);
  }
  let union = 0n;
  for (const { domains, weight } of patterns.values()) {
    if (weight === 0n) continue;
    const layouts = countLayouts({ ...rules, domains }, work);
    if (layouts === undefined) return undefined;
    union += weight * layouts;
  }
  return union / BigInt(symmetries.length);
}

/** What the cells of a turned card can hold, so that it keeps the wishes when turned back. */
function turnDomains({ source, symbols }: Symmetry, domains: Int32Array): Int32Array {
  return domains.map((_, cell) =>
    symbols.reduce(
      (mask, to, symbol) => (domains[source[cell]] & (1 << symbol) ? mask | (1 << to) : mask),
      0,
    ),
  );
}

/** Whether any layout of these counts can look the same after a turn: its cells move in cycles of one length. */
function canKeep({ space }: CardRules, { source, symbols, period }: Symmetry): boolean {
  const still = source.filter((from, cell) => from === cell).length;
  let odd = 0;
  for (const [symbol, count] of space.counts.entries())
    if (symbols[symbol] === symbol) odd += count % period;
    else if (count > 0 && (period === 1 || (count * 2) % period !== 0)) return false;
  return period === 1 || odd === still;
}

function listDistinct(rules: CardRules, work: number): bigint | undefined {
  const layouts = countLayouts(rules, work);
  if (layouts === undefined || layouts > TO_LIST) return undefined;
  const ranks = new Set<string>();
  const listed = (layout: Uint8Array) => {
    ranks.add(`${canonicalOf(rules.space, rules.start, layout).rank}`);
    return false;
  };
  const options = { random: randomFrom('list'), limit: Number.POSITIVE_INFINITY, accept: listed };
  makeSearcher(rules).search(options);
  return BigInt(ranks.size);
}
