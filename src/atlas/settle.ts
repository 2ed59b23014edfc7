/** One way to draw something that may be drawn in several. */
export interface Choice {
  /** How much worse it looks than the best way. */
  readonly cost: number;
  /** Clashes with what can't move, each as bad as one with a neighbour. */
  readonly faults: number;
}

const MOST_MOVES = 3000;
const MOST_ROUNDS = 12;

/**
 * Chooses one way for each thing so that as few as possible clash, and among those the ways that look best. Morris'
 * breakout search (AAAI 1993): move what helps most; where nothing helps, the clashes that stand weigh more from now
 * on. Then the ways are polished. No chance is in it: the same map each time.
 */
export function settle<C extends Choice>(
  things: readonly (readonly C[])[],
  clash: (a: C, b: C) => boolean,
): readonly C[] {
  const count = things.length;
  const meets = remembered(things, clash);
  const weights = new Float64Array(count * count).fill(1);
  const own = new Float64Array(count).fill(1);
  const now = things.map(choices => indexOfLeast(choices, choice => choice.faults * 1000 + choice.cost));
  const score = (i: number, c: number): number => {
    let sum = things[i][c].faults * own[i];
    for (let j = 0; j < count; j++) if (j !== i && meets(i, c, j, now[j])) sum += weights[i * count + j];
    return sum;
  };
  let best = { clashes: Infinity, cost: Infinity, at: [...now] };
  for (let move = 0; move < MOST_MOVES; move++) {
    const clashing = now.flatMap((c, i) => (score(i, c) > 0 ? [i] : []));
    const state = { clashes: total(things, now, meets), cost: costOf(things, now) };
    if (state.clashes < best.clashes || (state.clashes === best.clashes && state.cost < best.cost))
      best = { ...state, at: [...now] };
    if (clashing.length === 0) break;
    let step = { gain: 1e-9, cost: 0, i: -1, c: -1 };
    for (const i of clashing) {
      const here = score(i, now[i]);
      for (let c = 0; c < things[i].length; c++) {
        if (c === now[i]) continue;
        const gain = here - score(i, c);
        const { cost } = things[i][c];
        if (gain > step.gain || (gain > 1e-9 && gain === step.gain && cost < step.cost))
          step = { gain, cost, i, c };
      }
    }
    if (step.i >= 0) {
      now[step.i] = step.c;
      continue;
    }
    for (const i of clashing) {
      if (things[i][now[i]].faults > 0) own[i] += 1;
      for (let j = 0; j < count; j++) if (j !== i && meets(i, now[i], j, now[j])) weights[i * count + j] += 1;
    }
  }
  polish(things, best.at, meets);
  return best.at.map((c, i) => things[i][c]);
}

/**
 * Better looks without a new clash: each thing tries its better ways, and those that stand in the way step aside into
 * the best way left to them.
 */
function polish(things: readonly (readonly Choice[])[], now: number[], meets: Meets): void {
  const clashes = (i: number, c: number, at: readonly number[]) =>
    at.flatMap((d, j) => (j !== i && meets(i, c, j, d) ? [j] : []));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let changed = false;
    for (let i = 0; i < things.length; i++) {
      const byCost = things[i].map((_, c) => c).sort((a, b) => things[i][a].cost - things[i][b].cost);
      for (const c of byCost) {
        const before = clashes(i, now[i], now).length + things[i][now[i]].faults;
        const saved = things[i][now[i]].cost - things[i][c].cost;
        if (things[i][c].faults > before || saved <= 1e-9) continue;
        const next = [...now];
        next[i] = c;
        let spent = 0;
        const fits = clashes(i, c, next).every(j => {
          const free = things[j]
            .map((_, d) => d)
            .filter(d => things[j][d].faults === 0 && clashes(j, d, next).length === 0)
            .sort((a, b) => things[j][a].cost - things[j][b].cost);
          if (free.length === 0) return false;
          spent += things[j][free[0]].cost - things[j][next[j]].cost;
          next[j] = free[0];
          return true;
        });
        if (!fits || spent >= saved - 1e-9) continue;
        for (const [j, d] of next.entries()) now[j] = d;
        changed = true;
        break;
      }
    }
    if (!changed) return;
  }
}

function indexOfLeast<T>(items: readonly T[], value: (item: T, index: number) => number): number {
  let [least, at] = [Infinity, 0];
  for (const [i, item] of items.entries()) {
    const own = value(item, i);
    if (own < least) [least, at] = [own, i];
  }
  return at;
}

type Meets = (i: number, c: number, j: number, d: number) => boolean;

/** Each pair of ways is looked at once. */
function remembered<C extends Choice>(
  things: readonly (readonly C[])[],
  clash: (a: C, b: C) => boolean,
): Meets {
  const starts = things.map((_, i) => things.slice(0, i).reduce((sum, choices) => sum + choices.length, 0));
  const size = things.reduce((sum, choices) => sum + choices.length, 0);
  const known = new Uint8Array(size * size);
  return (i, c, j, d) => {
    const at = i < j ? (starts[i] + c) * size + starts[j] + d : (starts[j] + d) * size + starts[i] + c;
    if (known[at] === 0) known[at] = clash(things[i][c], things[j][d]) ? 2 : 1;
    return known[at] === 2;
  };
}

function total(things: readonly (readonly Choice[])[], now: readonly number[], meets: Meets): number {
  let sum = 0;
  for (let i = 0; i < now.length; i++) {
    sum += things[i][now[i]].faults;
    for (let j = 0; j < i; j++) if (meets(i, now[i], j, now[j])) sum += 1;
  }
  return sum;
}

function costOf(things: readonly (readonly Choice[])[], now: readonly number[]): number {
  return now.reduce((sum, c, i) => sum + things[i][c].cost, 0);
}
