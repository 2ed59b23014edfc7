/** Longer files are only counted. */
const MOST = 4_000_000;

/**
 * Which pages are missing and which are one too many, by what each shows: numbers from 1. Undefined where that doesn't tell
 * them from pages that have changed.
 */
export function astray(
  found: readonly string[],
  expected: readonly string[],
): { readonly missing: readonly number[]; readonly extra: readonly number[] } | undefined {
  if (found.length * expected.length > MOST) return undefined;
  const { kept, made } = inCommon(found, expected);
  const missing = numbersOf(expected).filter(number => !made.has(number));
  const extra = numbersOf(found).filter(number => !kept.has(number));
  return missing.length > 0 && extra.length > 0 ? undefined : { missing, extra };
}

function numbersOf(pages: readonly string[]): readonly number[] {
  return pages.map((_, i) => i + 1);
}

/** The pages of the longest common subsequence, in both files. */
function inCommon(found: readonly string[], expected: readonly string[]) {
  const width = expected.length + 1;
  const longest = new Uint16Array((found.length + 1) * width);
  for (let i = found.length - 1; i >= 0; i--)
    for (let j = expected.length - 1; j >= 0; j--) {
      const [below, beside, both] = [(i + 1) * width + j, i * width + j + 1, (i + 1) * width + j + 1];
      longest[i * width + j] =
        found[i] === expected[j] ? longest[both] + 1 : Math.max(longest[below], longest[beside]);
    }
  const [kept, made] = [new Set<number>(), new Set<number>()];
  for (let i = 0, j = 0; i < found.length && j < expected.length; )
    if (found[i] === expected[j]) {
      kept.add(++i);
      made.add(++j);
    } else if (longest[(i + 1) * width + j] >= longest[i * width + j + 1]) i += 1;
    else j += 1;
  return { kept, made };
}
