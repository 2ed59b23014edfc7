/** The first of the longest runs of cells with one role, edge to edge in a row or a column. */
export function longestRun(
  cells: Uint8Array,
  columns: number,
  rows: number,
): { length: number; role: number } {
  let length = 0;
  let role = 0;
  const walk = (from: number, step: number, count: number) => {
    let run = 0;
    for (let i = 0, cell = from; i < count; i++, cell += step) {
      run = i > 0 && cells[cell] === cells[cell - step] ? run + 1 : 1;
      if (run <= length) continue;
      length = run;
      role = cells[cell];
    }
  };
  for (let row = 0; row < rows; row++) walk(row * columns, 1, columns);
  for (let column = 0; column < columns; column++) walk(column, columns, rows);
  return { length, role };
}
