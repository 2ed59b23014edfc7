// Runs programs as whole processes. Those that are compared take turns, so that other load on the machine falls on all of
// them, and are compared turn by turn.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..', '..');
const USED = ['--require', './scripts/bench/used.cjs'];
const LIVE = ['--expose-gc', '--import', './scripts/bench/live.mjs'];

export const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Seconds on the clock of one process. Nothing is loaded before it, which a start would notice. */
export function once(node, args) {
  return { seconds: spawned(node, args).seconds };
}

/** What one process used besides: MiB at its peak, and seconds of all cores. */
export function used(node, args) {
  const { seconds, told } = spawned(node, [...USED, ...args]);
  const number = name => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(told)[1]);
  return { seconds, mib: number('peak') / 1024, processor: number('processor') / 1e6 };
}

/** MiB that one process has in use at most, once garbage is collected. */
export function live(node, args) {
  return Number(/^peak (\d+)$/m.exec(spawned(node, [...LIVE, ...args]).told)[1]) / 1024;
}

function spawned(node, args) {
  const start = process.hrtime.bigint();
  const run = spawnSync(node, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  if (run.status !== 0) throw new Error(`${args.join(' ')}: ${run.stderr}`);
  return { seconds, told: run.stderr };
}

/**
 * Programs by name, each run once in every turn. A first turn, which is not counted, warms the disk. A program that cannot
 * be run here is undefined, and left out.
 */
export function inTurn(node, programs, turns, run = once) {
  const there = Object.entries(programs).filter(([, args]) => args !== undefined);
  const all = [];
  for (let i = -1; i < turns; i++) {
    const turn = Object.fromEntries(there.map(([name, args]) => [name, run(node, args)]));
    if (i >= 0) all.push(turn);
  }
  return all;
}

/** The median over all turns of whatever is reckoned from one: undefined if a program was left out. */
export function over(turns, reckon) {
  const values = turns.map(turn => reckon(turn));
  return values.some(Number.isNaN) ? undefined : median(values);
}
