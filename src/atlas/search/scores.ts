import type { Choice, Meets } from './choice.js';

/** The weighted clashes of each choice of each thing with what is chosen now. */
export class Scores {
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

  /** Clashes among what is chosen now, unweighted. */
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

  /** Raises the weight of the remaining clashes. */
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

  /** Adds the current choice of a thing to the scores of all others, or takes it away. */
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
