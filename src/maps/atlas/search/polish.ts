import type { Choice, Meets } from './choice.js';

const MOST_ROUNDS = 12;

/**
 * Improves looks without a new clash: each thing tries its better choices, and things in the way step aside to the best
 * choice left to them.
 */
export function polish(things: readonly (readonly Choice[])[], now: number[], meets: Meets): void {
  const byCost = things.map(choices =>
    choices.map((_, c) => c).sort((a, b) => choices[a].cost - choices[b].cost),
  );
  const clashes = (i: number, c: number, at: readonly number[]) => {
    const found: number[] = [];
    for (let j = 0; j < at.length; j++) if (j !== i && meets(i, c, j, at[j])) found.push(j);
    return found;
  };
  const isFree = (i: number, c: number, at: readonly number[]) => {
    for (let j = 0; j < at.length; j++) if (j !== i && meets(i, c, j, at[j])) return false;
    return true;
  };
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let changed = false;
    for (let i = 0; i < things.length; i++) {
      const before = clashes(i, now[i], now).length + things[i][now[i]].faults;
      for (const c of byCost[i]) {
        const saved = things[i][now[i]].cost - things[i][c].cost;
        if (saved <= 1e-9) break;
        if (things[i][c].faults > before) continue;
        const next = [...now];
        next[i] = c;
        let spent = 0;
        const fits = clashes(i, c, next).every(j => {
          const most = things[j][next[j]].cost + saved - spent;
          const free = byCost[j].find(
            d => things[j][d].cost >= most || (things[j][d].faults === 0 && isFree(j, d, next)),
          );
          if (free === undefined || things[j][free].cost >= most) return false;
          spent += things[j][free].cost - things[j][next[j]].cost;
          next[j] = free;
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
