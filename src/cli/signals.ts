import os from 'node:os';
import { sentence } from '../speech/index.js';
import { placedSoFar } from './disk/replace.js';
import { say } from './report/say.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A folder that a run has begun to write to, as a signal finds it. */
export interface Unfinished {
  /** Whether some of its files can be put neither in place nor back. */
  readonly isHalfway: () => boolean;
  /** Removes what is not in place; may be called again. */
  readonly discard: () => void;
}

const unfinished = new Set<Unfinished>();
let askedFirst: (() => boolean) | undefined;
let watched = false;

/**
 * From now on until the process ends, a signal ends it with 128 and its number, and a sentence that is true of the disk,
 * whatever the run has done by then. The event loop is free between steps: nothing that changes a folder is cut in two.
 */
export function watchSignals(): void {
  if (watched) return;
  watched = true;
  for (const signal of SIGNALS) process.on(signal, hear);
  // Node's own end gives signals back to the system before it is over: a run that is done would be killed.
  process.on('exit', code => process.exit(code));
}

/** Has a signal leave nothing of a folder behind. Returns what ends that; a folder left half-way stays known. */
export function watchFolder(folder: Unfinished): () => void {
  unfinished.add(folder);
  return () => {
    if (!folder.isHalfway()) unfinished.delete(folder);
  };
}

/** Asks `isAnswered` first whether Ctrl-C means something else than the end. Returns what ends that. */
export function askFirst(isAnswered: () => boolean): () => void {
  askedFirst = isAnswered;
  return () => {
    askedFirst = undefined;
  };
}

/**
 * Does long work in which the event loop has no turn, before anything is on the disk: meanwhile the system ends the
 * process at once, without a word.
 */
export function withoutWatch<T>(work: () => T): T {
  if (!watched) return work();
  for (const signal of SIGNALS) process.off(signal, hear);
  try {
    return work();
  } finally {
    for (const signal of SIGNALS) process.on(signal, hear);
  }
}

/** Ends the process as this signal does. */
export function stopAt(signal: NodeJS.Signals): never {
  const halfway = [...unfinished].some(folder => folder.isHalfway()) ? 'yes' : 'no';
  for (const folder of unfinished) folder.discard();
  process.stderr.write(`\n${say(sentence('summary.stopped', { halfway, count: placedSoFar() }))}\n`);
  return process.exit(128 + os.constants.signals[signal]);
}

function hear(signal: NodeJS.Signals): void {
  if (signal !== 'SIGINT' || askedFirst?.() !== true) stopAt(signal);
}
