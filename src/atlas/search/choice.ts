/** One way to draw something that may be drawn in several. */
export interface Choice {
  /** How much worse it looks than the best way. */
  readonly cost: number;
  /** Clashes with what can't move; each is as bad as a clash with another thing. */
  readonly faults: number;
}

export type Meets = (i: number, c: number, j: number, d: number) => boolean;

/** Compares each two choices once. */
export function remembered<C extends Choice>(
  things: readonly (readonly C[])[],
  clash: (a: C, b: C) => boolean,
): Meets {
  const starts = things.map((_, i) => things.slice(0, i).reduce((sum, choices) => sum + choices.length, 0));
  const size = things.reduce((sum, choices) => sum + choices.length, 0);
  const known = new Uint8Array(size * size);
  return (i, c, j, d) => {
    const at = i < j ? (starts[i] + c) * size + starts[j] + d : (starts[j] + d) * size + starts[i] + c;
    if (known[at] === 0) known[at] = clash(things[i][c], things[j][d]) ? 2 : 1;
    return known[at] === 2;
  };
}
