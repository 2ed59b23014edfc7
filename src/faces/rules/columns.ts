import type { Item } from '../../scene/index.js';

/** A strip of a column that is never broken: its height, the space above it, and how it is drawn. */
export interface Strip {
  readonly height: number;
  readonly above: number;
  /** Stays with what follows it: a heading, the first line of a paragraph. */
  readonly keep: boolean;
  draw(x: number, y: number): readonly Item[];
}

/** The least height at which the strips fill two columns, or undefined when `room` is too little. */
export function intoTwo(strips: readonly Strip[], room: number): readonly (readonly Strip[])[] | undefined {
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
