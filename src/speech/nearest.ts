/** The nearest of `known` to a mistyped word, or undefined when none is near. */
export function didYouMean(value: string, known: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(value.length / 2));
  let best: { word: string; distance: number } | undefined;
  for (const word of known) {
    // Its distance is no smaller; a value from a damaged file may be a megabyte.
    if (value.length - word.length > limit) continue;
    const distance = editDistance(value.toLowerCase(), word.toLowerCase());
    if (distance <= limit && (best === undefined || distance < best.distance)) best = { word, distance };
  }
  return best?.word;
}

/**
 * Optimal string alignment: insertions, deletions, substitutions, and swaps of two neighbours. Ours, because
 * fastest-levenshtein counts a swap as two edits, and damerau-levenshtein has neither types nor an ES module.
 */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const other = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(other, row[j] + 1, next[j - 1] + 1, swapped ? before[j - 2] + 1 : Number.POSITIVE_INFINITY),
      );
    }
    before = row;
    row = next;
  }
  return row[b.length];
}
