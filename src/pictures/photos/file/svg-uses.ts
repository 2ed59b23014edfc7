const TAG = /<(\/?)([\w:-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/g;

/** How often the parts of an SVG are drawn again by `use`, uses within uses included: ten lines may draw a billion. */
export function usesIn(svg: string): number {
  /** What is used inside each element with an id; the whole drawing has the id ''. */
  const used = new Map<string, string[]>([['', []]]);
  const open: string[] = [''];
  for (const [, closing, name, attributes, empty] of svg.matchAll(TAG)) {
    if (closing) {
      if (open.length > 1) open.pop();
      continue;
    }
    const id = valueIn('id', attributes) ?? '';
    if (!used.has(id)) used.set(id, []);
    if (/(^|:)use$/.test(name)) {
      const target = valueIn('(?:xlink:)?href', attributes)?.replace(/^\s*#/, '') ?? '';
      for (const inside of new Set(open)) used.get(inside)?.push(target);
    }
    if (!empty) open.push(id);
  }
  const counts = new Map<string, number>();
  const count = (id: string): number => {
    const known = counts.get(id);
    if (known !== undefined) return known;
    // A circle is not drawn.
    counts.set(id, 0);
    const sum = (used.get(id) ?? []).reduce((all, target) => all + 1 + count(target), 0);
    counts.set(id, sum);
    return sum;
  };
  return count('');
}

function valueIn(name: string, attributes: string): string | undefined {
  const [, a, b] = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? [];
  return a ?? b;
}
