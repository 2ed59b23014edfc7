/** What was before and what was undone, newest last. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** Edits with the same name in a row are undone together, such as the letters of one cell. */
  readonly run?: string;
}

const MOST_STEPS = 200;

export function begin<T>(now: T): History<T> {
  return { past: [], now, future: [] };
}

export function record<T>(history: History<T>, now: T, run?: string): History<T> {
  const goesOn = run !== undefined && run === history.run;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-MOST_STEPS);
  return { past, now, future: [], ...(run === undefined ? {} : { run }) };
}

export function undo<T>({ past, now, future }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future };
  return { past: past.slice(0, -1), now: before, future: [...future, now] };
}

export function redo<T>({ past, now, future }: History<T>): History<T> {
  const after = future.at(-1);
  if (after === undefined) return { past, now, future };
  return { past: [...past, now], now: after, future: future.slice(0, -1) };
}
