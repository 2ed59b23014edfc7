/** Whether two `#rrggbb` look the same: a PDF rounds colours to thousandths. */
export function isColour(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined || !a.startsWith('#')) return false;
  return [1, 3, 5].every(
    i => Math.abs(Number.parseInt(a.slice(i, i + 2), 16) - Number.parseInt(b.slice(i, i + 2), 16)) <= 2,
  );
}
