import type { Choice, Meets } from './choice.js';

const MOST_ROUNDS = 12;

/**
 * Improves looks without a new clash: each thing tries its better choices, and things in the way step aside to the best
 * choice left to them.
 */
export function polish(things: readonly (readonly Choice[])[], now: number[], meets: Meets): void {
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
