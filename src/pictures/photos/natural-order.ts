/**
 * Compares names as people count: `2.jpg` before `10.jpg`, capitals beside small letters. Not by Intl, whose order changes
 * with its version.
 */
export function naturalOrder(a: string, b: string): number {
  const [left, right] = [a, b].map(name => piecesOf(name.replace(/\.[^.]*$/, '')));
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const order = comparePieces(left[i], right[i]);
    if (order !== 0) return order;
  }
  return left.length - right.length || compare(a, b);
}

/** Digits and what is between them; `b.jpg` comes before `b2.jpg`, so endings don't count. */
function piecesOf(name: string): readonly string[] {
  return (
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/\d+|\D+/g) ?? []
  );
}

function comparePieces(a: string, b: string): number {
  if (!/^\d/.test(a) || !/^\d/.test(b)) return compare(a, b);
  const [x, y] = [a, b].map(digits => digits.replace(/^0+(?=\d)/, ''));
  return x.length - y.length || compare(x, y);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
