type Patterns = Promise<{ readonly default: readonly unknown[] }>;

/** Languages that write long words, and TeX's patterns for them. */
const PATTERNS: Readonly<Record<string, () => Patterns>> = {
  af: () => import('hyphen/patterns/af.js'),
  da: () => import('hyphen/patterns/da.js'),
  de: () => import('hyphen/patterns/de-1996.js'),
  el: () => import('hyphen/patterns/el-monoton.js'),
  et: () => import('hyphen/patterns/et.js'),
  fi: () => import('hyphen/patterns/fi.js'),
  is: () => import('hyphen/patterns/is.js'),
  nb: () => import('hyphen/patterns/nb.js'),
  nl: () => import('hyphen/patterns/nl.js'),
  ru: () => import('hyphen/patterns/ru.js'),
  sv: () => import('hyphen/patterns/sv.js'),
  tr: () => import('hyphen/patterns/tr.js'),
  uk: () => import('hyphen/patterns/uk.js'),
};

/** Both Norwegian languages share their patterns. */
const SAME: Readonly<Record<string, string>> = { nn: 'nb', no: 'nb' };

/** Divides words of a language; undefined for those that are not divided. */
export async function partsIn(name: string): Promise<((word: string) => readonly string[]) | undefined> {
  const patterns = PATTERNS[SAME[name] ?? name];
  if (patterns === undefined) return undefined;
  const [{ partsBy }, loaded] = await Promise.all([import('./parts.js'), patterns()]);
  return partsBy(loaded.default);
}
