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
  const meets = remembered(things, clash);
  const now = things.map(choices => indexOfLeast(choices, choice => choice.faults * 1000 + choice.cost));
  const scores = new Scores(things, now, meets);
  let best = { clashes: Infinity, cost: Infinity, at: [...now] };
  for (let move = 0; move < MOST_MOVES; move++) {
    const clashing = scores.clashing();
    const state = { clashes: scores.clashes(), cost: costOf(things, now) };
    if (state.clashes < best.clashes || (state.clashes === best.clashes && state.cost < best.cost))
      best = { ...state, at: [...now] };
    if (clashing.length === 0) break;
    let step = { gain: 1e-9, cost: 0, i: -1, c: -1 };
    for (const i of clashing) {
      const row = scores.of[i];
      const here = row[now[i]];
      for (let c = 0; c < row.length; c++) {
        const gain = here - row[c];
        if (gain < step.gain || c === now[i]) continue;
        const { cost } = things[i][c];
        if (gain > step.gain || cost < step.cost) step = { gain, cost, i, c };
      }
    }
    if (step.i >= 0) scores.move(step.i, step.c);
    else scores.press(clashing);
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

/** How much each way of each thing clashes with what is drawn now, by the weights of the clashes. */
class Scores {
  readonly of: readonly Float64Array[];
  readonly #things: readonly (readonly Choice[])[];
  readonly #now: number[];
  readonly #meets: Meets;
  readonly #weights: Float64Array;
  readonly #own: Float64Array;

  constructor(things: readonly (readonly Choice[])[], now: number[], meets: Meets) {
    this.#things = things;
    this.#now = now;
    this.#meets = meets;
    this.#weights = new Float64Array(things.length ** 2).fill(1);
    this.#own = new Float64Array(things.length).fill(1);
    this.of = things.map(choices => Float64Array.from(choices, ({ faults }) => faults));
    for (let j = 0; j < things.length; j++) this.#add(j, 1);
  }

  clashing(): readonly number[] {
    return this.#now.flatMap((c, i) => (this.of[i][c] > 0 ? [i] : []));
  }

  /** Of what is drawn now, each as one. */
  clashes(): number {
    const now = this.#now;
    let sum = 0;
    for (let i = 0; i < now.length; i++) {
      sum += this.#things[i][now[i]].faults;
      for (let j = 0; j < i; j++) if (this.#meets(i, now[i], j, now[j])) sum += 1;
    }
    return sum;
  }

  move(i: number, c: number): void {
    this.#add(i, -1);
    this.#now[i] = c;
    this.#add(i, 1);
  }

  /** Makes the clashes that stand weigh more. */
  press(clashing: readonly number[]): void {
    const now = this.#now;
    const count = now.length;
    for (const i of clashing) {
      if (this.#things[i][now[i]].faults > 0) {
        this.#own[i] += 1;
        for (const [c, { faults }] of this.#things[i].entries()) this.of[i][c] += faults;
      }
      for (let j = 0; j < count; j++) {
        if (j === i || !this.#meets(i, now[i], j, now[j])) continue;
        this.#weights[i * count + j] += 1;
        for (let c = 0; c < this.of[i].length; c++) if (this.#meets(i, c, j, now[j])) this.of[i][c] += 1;
      }
    }
  }

  /** What the thing as it is drawn now adds to the scores of all others. */
  #add(j: number, sign: 1 | -1): void {
    const count = this.#now.length;
    for (let i = 0; i < count; i++) {
      if (i === j) continue;
      const weight = sign * this.#weights[i * count + j];
      const row = this.of[i];
      for (let c = 0; c < row.length; c++) if (this.#meets(i, c, j, this.#now[j])) row[c] += weight;
    }
  }
}

function costOf(things: readonly (readonly Choice[])[], now: readonly number[]): number {
  return now.reduce((sum, c, i) => sum + things[i][c].cost, 0);
}
