import type { Choice, Clashes } from './choice.js';

/** The weighted clashes of each choice of each thing with what is chosen now. */
export class Scores {
  readonly #of: Float64Array;
  readonly #things: readonly (readonly Choice[])[];
  readonly #now: number[];
  readonly #known: Clashes;
  readonly #weights: Float64Array;
  #clashes = 0;

  constructor(things: readonly (readonly Choice[])[], now: number[], known: Clashes) {
    this.#things = things;
    this.#now = now;
    this.#known = known;
    this.#weights = new Float64Array(things.length ** 2).fill(1);
    this.#of = Float64Array.from(things.flat(), ({ faults }) => faults);
    for (let j = 0; j < things.length; j++) {
      this.#add(j, 1);
      this.#clashes += this.#of[this.#known.starts[j] + now[j]];
    }
  }

  of(i: number, c: number): number {
    return this.#of[this.#known.starts[i] + c];
  }

  clashing(): readonly number[] {
    return this.#now.flatMap((c, i) => (this.of(i, c) > 0 ? [i] : []));
  }

  /** Clashes among what is chosen now, unweighted. */
  clashes(): number {
    return this.#clashes;
  }

  move(i: number, c: number): void {
    this.#clashes -= this.#clashesOf(i);
    this.#add(i, -1);
    this.#now[i] = c;
    this.#add(i, 1);
    this.#clashes += this.#clashesOf(i);
  }

  /** Raises the weight of the remaining clashes. */
  press(clashing: readonly number[]): void {
    const now = this.#now;
    const { meets, against, starts, owners } = this.#known;
    for (const i of clashing) {
      const own = this.#things[i];
      if (own[now[i]].faults > 0)
        for (const [c, { faults }] of own.entries()) this.#of[starts[i] + c] += faults;
      for (let j = 0; j < now.length; j++) {
        if (j === i || !meets(i, now[i], j, now[j])) continue;
        this.#weights[i * now.length + j] += 1;
        for (const number of against(j, now[j])) if (owners[number] === i) this.#of[number] += 1;
      }
    }
  }

  #clashesOf(i: number): number {
    const now = this.#now;
    let sum = this.#things[i][now[i]].faults;
    for (let j = 0; j < now.length; j++) if (j !== i && this.#known.meets(i, now[i], j, now[j])) sum += 1;
    return sum;
  }

  /** Adds the current choice of a thing to the scores of all others, or takes it away. */
  #add(j: number, sign: 1 | -1): void {
    const count = this.#now.length;
    const { against, owners } = this.#known;
    for (const number of against(j, this.#now[j]))
      this.#of[number] += sign * this.#weights[owners[number] * count + j];
  }
}
