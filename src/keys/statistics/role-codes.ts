/** Writes the code of each cell's role into a byte array. Throws a RangeError for a role without a code. */
export function encodeRoles(
  cells: readonly string[],
  codes: ReadonlyMap<string, number>,
  into: Uint8Array,
  at: number,
  length = into.length,
): void {
  if (cells.length !== length) throw new RangeError(`a card of ${cells.length} cells, not ${length}`);
  for (let i = 0; i < length; i++) {
    const code = codes.get(cells[i]);
    if (code === undefined) throw new RangeError(`a cell that holds "${cells[i]}"`);
    into[at + i] = code;
  }
}
