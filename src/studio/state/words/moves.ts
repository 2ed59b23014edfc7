/** A key that moves within the table; the others are undefined. Left and right are those of the screen. */
export function moved(
  key: string,
  { row, column }: { readonly row: number; readonly column: number },
  size: { readonly rows: number; readonly columns: number; readonly page: number },
  { ctrl = false, rtl = false }: { readonly ctrl?: boolean; readonly rtl?: boolean } = {},
): { readonly row: number; readonly column: number } | undefined {
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1];
  const to = (nextRow: number, nextColumn: number) => ({
    row: Math.min(lastRow, Math.max(0, nextRow)),
    column: Math.min(lastColumn, Math.max(0, nextColumn)),
  });
  const aside = rtl ? -1 : 1;
  switch (key) {
    case 'ArrowDown':
      return to(ctrl ? lastRow : row + 1, column);
    case 'ArrowUp':
      return to(ctrl ? 0 : row - 1, column);
    case 'ArrowRight':
      return to(row, column + aside);
    case 'ArrowLeft':
      return to(row, column - aside);
    case 'PageDown':
      return to(row + size.page, column);
    case 'PageUp':
      return to(row - size.page, column);
    case 'Home':
      return to(ctrl ? 0 : row, 0);
    case 'End':
      return to(ctrl ? lastRow : row, lastColumn);
    default:
      return undefined;
  }
}
