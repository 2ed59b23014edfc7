const TAG = /<(\/?)([\w:-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/g;
/** Effects whose work grows with their reach, which a drawing may choose. */
const SLOW = /(^|:)fe(Morphology|ConvolveMatrix)$/;
const SLOWER = 100;
const STYLES = /<(?:[\w-]+:)?style\b[^>]*>([\s\S]*?)<\/(?:[\w-]+:)?style>/gi;

/**
 * How many filter effects an SVG asks for, a slow one counted as a hundred: 400 of those fit into a few kilobytes and take
 * minutes, which no renderer breaks off. A filter in a style sheet counts for every element.
 */
export function filtersIn(svg: string): number {
  const effects = new Map<string, number>();
  const wanted: string[] = [];
  let [filter, elements] = ['', 0];
  for (const [, closing, name, attributes] of svg.matchAll(TAG)) {
    if (closing) continue;
    elements += 1;
    if (/(^|:)filter$/.test(name)) filter = /(?:^|\s)id\s*=\s*["']([^"']*)/.exec(attributes)?.[1] ?? '';
    else if (/(^|:)fe[A-Z]/.test(name))
      effects.set(filter, (effects.get(filter) ?? 0) + (SLOW.test(name) ? SLOWER : 1));
    else wanted.push(...namesIn(attributes));
  }
  const most = Math.max(1, ...effects.values());
  const work = wanted.reduce((sum, id) => sum + (effects.get(id) ?? 1), 0);
  const styled = [...svg.matchAll(STYLES)].some(([, rules]) => namesIn(rules).length > 0);
  return work + (styled ? elements * most : 0);
}

/** The filters that attributes or style rules name; one of CSS itself, such as `blur(2px)`, has the name ''. */
function namesIn(text: string): readonly string[] {
  const values = [...text.matchAll(/(?<![\w-])filter\s*[:=]([^;}]*)/gi)].map(([, value]) => value);
  return values.flatMap(value =>
    [...value.matchAll(/url\(\s*["']?#([^"')]*)|[a-z-]+\(/gi)].map(([, id]) => id ?? ''),
  );
}
