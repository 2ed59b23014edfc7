import { type Choice, type Reaches, remembered } from './choice.js';
import { polish } from './polish.js';
import { Scores } from './scores.js';

const MOST_MOVES = 3000;
/**
 * Picks one choice for each thing so that as few as possible clash, and of those the ones that look best. Morris'
 * breakout search (AAAI 1993): make the move that helps most; where none helps, raise the weight of the clashes that
 * remain. Then polish. Deterministic: the same map each time.
 */
export function breakoutSearch<C extends Choice>(
  things: readonly (readonly C[])[],
  clash: (a: C, b: C) => boolean,
  reaches?: Reaches<C>,
): readonly C[] {
  const known = remembered(things, clash, reaches);
  const now = things.map(choices => indexOfLeast(choices, choice => choice.faults * 1000 + choice.cost));
  const scores = new Scores(things, now, known);
  let best = { clashes: Infinity, cost: Infinity, at: [...now] };
  for (let move = 0; move < MOST_MOVES; move++) {
    const clashing = scores.clashing();
    const state = { clashes: scores.clashes(), cost: costOf(things, now) };
    if (state.clashes < best.clashes || (state.clashes === best.clashes && state.cost < best.cost))
      best = { ...state, at: [...now] };
    if (clashing.length === 0) break;
    let step = { gain: 1e-9, cost: 0, i: -1, c: -1 };
    for (const i of clashing) {
      const here = scores.of(i, now[i]);
      for (let c = 0; c < things[i].length; c++) {
        const gain = here - scores.of(i, c);
        if (gain < step.gain || c === now[i]) continue;
        const { cost } = things[i][c];
        if (gain > step.gain || cost < step.cost) step = { gain, cost, i, c };
      }
    }
    if (step.i >= 0) scores.move(step.i, step.c);
    else scores.press(clashing);
  }
  polish(things, best.at, known.meets);
  return best.at.map((c, i) => things[i][c]);
}

function costOf(things: readonly (readonly Choice[])[], now: readonly number[]): number {
  return now.reduce((sum, c, i) => sum + things[i][c].cost, 0);
}

function indexOfLeast<T>(items: readonly T[], value: (item: T, index: number) => number): number {
  let [least, at] = [Infinity, 0];
  for (const [i, item] of items.entries()) {
    const own = value(item, i);
    if (own < least) [least, at] = [own, i];
  }
  return at;
}
