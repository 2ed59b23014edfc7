import type { Item } from '../../scene/index.js';

/** An unbreakable strip of a column: its height, the space above it, and how it is drawn. */
export interface Strip {
  readonly height: number;
  readonly above: number;
  /** Keep with next: a heading, the first line of a paragraph. */
  readonly keep: boolean;
  /** Of the head of a table: the width of its first column. */
  readonly first?: number;
  draw(x: number, y: number): readonly Item[];
}

/** Splits the strips into the two columns of least height, or returns undefined when `room` is too small. */
export function intoTwo<S extends Strip>(
  strips: readonly S[],
  room: number,
): readonly (readonly S[])[] | undefined {
  let best: { height: number; split: number } | undefined;
  for (let split = 1; split <= strips.length; split++) {
    if (strips[split - 1].keep) continue;
    const height = Math.max(stack(strips.slice(0, split)), stack(strips.slice(split)));
    if (height <= room && (best === undefined || height < best.height)) best = { height, split };
  }
  return best && [strips.slice(0, best.split), strips.slice(best.split)];
}

function stack(strips: readonly Strip[]): number {
  return strips.reduce((sum, strip, i) => sum + strip.height + (i === 0 ? 0 : strip.above), 0);
}
