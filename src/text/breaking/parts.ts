import createHyphenator from 'hyphen';

/** Splits words by TeX's patterns for their language (Liang 1983). */
export function partsBy(patterns: readonly unknown[]): (word: string) => readonly string[] {
  const hyphenate = createHyphenator(patterns, { hyphenChar: SOFT_HYPHEN, minWordLength: 2, html: false });
  return word => {
    // In lower case already: the library's own is that of the machine's language, which in Turkish is another.
    const lower = word.toLowerCase();
    if (lower.length !== word.length) return [word];
    let end = 0;
    return hyphenate(lower)
      .split(SOFT_HYPHEN)
      .map(({ length }) => {
        end += length;
        return word.slice(end - length, end);
      });
  };
}

const SOFT_HYPHEN = '\u00ad';
