export interface Difference {
  readonly item: string;
  readonly found: number;
  readonly expected: number;
}

/** What was found more or less often than expected, in the order of what was expected. */
export function differences(found: Iterable<string>, expected: Iterable<string>): readonly Difference[] {
  const [there, wanted] = [tally(found), tally(expected)];
  return [...new Set([...wanted.keys(), ...there.keys()])]
    .map(item => ({ item, found: there.get(item) ?? 0, expected: wanted.get(item) ?? 0 }))
    .filter(({ found, expected }) => found !== expected);
}

/** How often each item is in a list. */
export function tally(items: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
