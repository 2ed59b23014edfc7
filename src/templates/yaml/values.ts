/** Deeper than any file of ours, and far from what a call stack holds. */
const MOST_LEVELS = 200;

/** How many values data has once each alias is replaced by what it stands for; endless if one holds itself. */
export function countValues(data: unknown): number {
  const known = new Map<object, number>();
  const count = (value: unknown, level: number): number => {
    if (typeof value !== 'object' || value === null) return 1;
    if (level > MOST_LEVELS) return Number.POSITIVE_INFINITY;
    const before = known.get(value);
    if (before !== undefined) return before;
    // Met again before it is counted, it holds itself.
    known.set(value, Number.POSITIVE_INFINITY);
    const sum = Object.values(value).reduce<number>((all, each) => all + count(each, level + 1), 1);
    known.set(value, sum);
    return sum;
  };
  return count(data, 0);
}
