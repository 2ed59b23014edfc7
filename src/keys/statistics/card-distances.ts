import { type KeyKind, shownRoles } from '../kind.js';
import { turnCells } from '../orbit.js';
import { type Random, randomFrom, type Seed } from '../random.js';
import { encodeRoles } from './role-codes.js';

/** Cells in which two cards differ, turned so that they differ least. */
export interface CardDistances {
  /** Cards compared, each with each: all of them, or a seeded sample. */
  readonly sample: number;
  readonly pairs: number;
  /** How many pairs differ in 0, 1, 2 ... cells. */
  readonly histogram: readonly number[];
  /** Absent where there are no two cards. */
  readonly least?: number;
  readonly mean?: number;
}

const SAMPLE = 300;

/** A seeded sample of all cards so far, each equally likely: J. S. Vitter's algorithm R, TOMS 11 (1985). */
export class CardSample {
  readonly #kind: KeyKind;
  readonly #cells: number;
  readonly #roleCode: ReadonlyMap<string, number>;
  readonly #random: Random;
  /** The cards of the sample one after another, a byte for each cell. */
  readonly #sample: Uint8Array;
  #cards = 0;

  constructor(kind: KeyKind, seed: Seed) {
    this.#kind = kind;
    this.#cells = kind.columns * kind.rows;
    const roles = kind.faces ? Object.keys(kind.counts) : shownRoles(kind);
    this.#roleCode = new Map(roles.map((role, code) => [role, code]));
    this.#random = randomFrom(seed);
    this.#sample = new Uint8Array(SAMPLE * this.#cells);
  }

  add(cells: readonly string[]): void {
    const place = this.#cards < SAMPLE ? this.#cards : this.#random.below(this.#cards + 1);
    if (place < SAMPLE) encodeRoles(cells, this.#roleCode, this.#sample, place * this.#cells, this.#cells);
    this.#cards++;
  }

  distances(): CardDistances {
    const n = this.#cells;
    const sample = Math.min(this.#cards, SAMPLE);
    const histogram = Array.from({ length: n + 1 }, () => 0);
    const poses = this.#poses();
    const turned = new Uint8Array(poses.length * n);
    for (let i = 0; i < sample; i++) {
      for (const [p, { source, roles }] of poses.entries())
        for (let cell = 0; cell < n; cell++) turned[p * n + cell] = roles[this.#sample[i * n + source[cell]]];
      for (let j = 0; j < i; j++) {
        let least = n;
        for (let p = 0; p < poses.length; p++) {
          let different = 0;
          for (let cell = 0; cell < n && different < least; cell++)
            if (turned[p * n + cell] !== this.#sample[j * n + cell]) different++;
          least = different;
        }
        histogram[least]++;
      }
    }
    const pairs = (sample ** 2 - sample) / 2;
    if (pairs === 0) return { sample, pairs, histogram };
    const mean = histogram.reduce((sum, count, distance) => sum + count * distance, 0) / pairs;
    return { sample, pairs, histogram, least: histogram.findIndex(count => count > 0), mean };
  }

  /** The ways a card can lie: cell i shows what cell `source[i]` showed, as `roles` maps it. */
  #poses(): { source: Uint8Array; roles: Uint8Array }[] {
    const { turns, columns, rows, exchange } = this.#kind;
    const names = [...this.#roleCode.keys()];
    const keep = Uint8Array.from(names, (_, code) => code);
    const swap = Uint8Array.from(names, name => names.indexOf(exchange?.[name] ?? name));
    return (exchange ? [keep, swap] : [keep]).flatMap(roles =>
      turns.map(turn => ({ source: turnCells(turn, columns, rows), roles })),
    );
  }
}
