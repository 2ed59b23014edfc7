/** One way to draw something that may be drawn in several. */
export interface Choice {
  /** How much worse it looks than the best way. */
  readonly cost: number;
  /** Clashes with what can't move; each is as bad as a clash with another thing. */
  readonly faults: number;
}

export type Meets = (i: number, c: number, j: number, d: number) => boolean;

/** Which choices clash. Choice `c` of thing `i` has the number `starts[i] + c`. */
export interface Clashes {
  readonly meets: Meets;
  /** The numbers of all choices of other things that a choice clashes with. */
  readonly against: (j: number, d: number) => Int32Array;
  readonly starts: readonly number[];
  /** The thing of each choice, by number. */
  readonly owners: Int32Array;
}

/** Whether a choice can clash with any choice of a thing. */
export type Reaches<C> = (choice: C, thing: number) => boolean;

/** Compares a choice with all others when it is first asked for, and remembers. */
export function remembered<C extends Choice>(
  things: readonly (readonly C[])[],
  clash: (a: C, b: C) => boolean,
  reaches: Reaches<C> = () => true,
): Clashes {
  const starts: number[] = [];
  let size = 0;
  for (const choices of things) {
    starts.push(size);
    size += choices.length;
  }
  const owners = new Int32Array(size);
  for (const [i, start] of starts.entries()) owners.fill(i, start, start + things[i].length);
  const lists: (Int32Array | undefined)[] = [];
  const rows: (Uint8Array | undefined)[] = [];
  const against = (j: number, d: number) => {
    const number = starts[j] + d;
    const known = lists[number];
    if (known !== undefined) return known;
    const own = things[j][d];
    const row = new Uint8Array(size);
    const found: number[] = [];
    for (const [i, choices] of things.entries()) {
      if (i === j || !reaches(own, i)) continue;
      for (const [c, choice] of choices.entries()) if (clash(choice, own)) found.push(starts[i] + c);
    }
    for (const each of found) row[each] = 1;
    rows[number] = row;
    const list = Int32Array.from(found);
    lists[number] = list;
    return list;
  };
  const meets: Meets = (i, c, j, d) => {
    const row = rows[starts[j] + d];
    if (row !== undefined) return row[starts[i] + c] === 1;
    against(j, d);
    return meets(i, c, j, d);
  };
  return { meets, against, starts, owners };
}
