/** One dictionary of a file changed. `@1` in what is added stands for the first of the new objects, `@2` for the second. */
export interface Edit {
  readonly what: keyof typeof TYPES;
  /** From 1. */
  readonly page?: number;
  readonly remove?: RegExp;
  readonly add?: string;
  readonly objects?: readonly string[];
}

/** An entry by which each dictionary is known. */
const TYPES = {
  catalog: '/Type /Catalog',
  names: '/Dests <<',
  page: '/Type /Page',
  preferences: '/PrintScaling /None',
};

/** A file of ours with a change appended to it (ISO 32000-1, 7.5.6), as another program does that saves it. */
export function edited(
  bytes: Uint8Array,
  { what, page = 1, remove, add = '', objects = [] }: Edit,
): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const dictionaries = [...text.matchAll(/(\d+) 0 obj\n<<\n((?:(?!endobj).*\n)*?)>>\nendobj/g)];
  const [, id, entries] = dictionaries.filter(([all]) => all.includes(`${TYPES[what]}\n`))[page - 1];
  const size = Number(/\/Size (\d+)/.exec(text)?.[1]);
  const named = (object: string) =>
    object.replace(/@(\d)/g, (_, number) => `${size - 1 + Number(number)} 0 R`);
  const kept = remove ? entries.replace(remove, '') : entries;
  const written = [
    [Number(id), `<< ${kept}${add} >>`] as const,
    ...objects.map((object, i) => [size + i, object] as const),
  ];
  let body = '\n';
  let table = 'xref\n';
  for (const [number, object] of written) {
    table += `${number} 1\n${String(bytes.length + body.length).padStart(10, '0')} 00000 n \n`;
    body += `${number} 0 obj\n${named(object)}\nendobj\n`;
  }
  const [root, info] = [/\/Root \d+ 0 R/, /\/Info \d+ 0 R/].map(key => key.exec(text)?.[0]);
  const before = /startxref\n(\d+)/.exec(text.slice(-60))?.[1];
  const trailer = `trailer\n<< /Size ${size + objects.length} ${root} ${info} /Prev ${before} >>\n`;
  const end = `startxref\n${bytes.length + body.length}\n%%EOF\n`;
  return Buffer.concat([bytes, Buffer.from(body + table + trailer + end, 'latin1')]);
}
