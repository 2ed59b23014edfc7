import { inflateSync } from 'node:zlib';

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
  return appended(
    bytes,
    written.map(([number, object]) => [number, named(object)]),
  );
}

/** What a page of ours draws changed, likewise; in millimetres from its top left, where no group is open. */
export function redrawn(bytes: Uint8Array, page: number, change: (content: string) => string): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const contents = [...text.matchAll(/\/Type \/Page\n(?:(?!endobj).*\n)*?\/Contents (\d+) 0 R/g)];
  const id = Number(contents[page - 1]?.[1]);
  const [, length] = new RegExp(`\\n${id} 0 obj\\n<<(?:(?!stream).*\\n)*?/Length (\\d+)\\n`).exec(text) ?? [];
  const start = text.indexOf('stream\n', text.indexOf(`\n${id} 0 obj\n`)) + 'stream\n'.length;
  const drawn = inflateSync(bytes.subarray(start, start + Number(length))).toString('latin1');
  const content = change(drawn);
  if (content === drawn) throw new Error('Nothing has changed.');
  return appended(bytes, [[id, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`]]);
}

/** The resources of all pages, with more. */
export function resourced(bytes: Uint8Array, more: string): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const [, id] = /\/Type \/Pages\n(?:(?!endobj).*\n)*?\/Resources (\d+) 0 R/.exec(text) ?? [];
  const [, entries] = new RegExp(`\\n${id} 0 obj\\n<<\\n([\\s\\S]*?)>>\\nendobj`).exec(text) ?? [];
  if (entries === undefined) throw new Error('The pages have no resources.');
  return appended(bytes, [[Number(id), `<< ${entries}${more} >>`]]);
}

/** Objects by their numbers, after a file. */
export function appended(bytes: Uint8Array, written: readonly (readonly [number, string])[]): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const before = /startxref\n(\d+)/.exec(text.slice(-60))?.[1];
  const size = Math.max(...[...text.matchAll(/\/Size (\d+)/g)].map(([, each]) => Number(each)));
  let body = '\n';
  let table = 'xref\n';
  for (const [number, object] of written) {
    table += `${number} 1\n${String(bytes.length + body.length).padStart(10, '0')} 00000 n \n`;
    body += `${number} 0 obj\n${object}\nendobj\n`;
  }
  const [root, info] = [/\/Root \d+ 0 R/, /\/Info \d+ 0 R/].map(key => key.exec(text)?.[0]);
  const most = Math.max(size, ...written.map(([number]) => number + 1));
  const trailer = `trailer\n<< /Size ${most} ${root} ${info} /Prev ${before} >>\n`;
  const end = `startxref\n${bytes.length + body.length}\n%%EOF\n`;
  return Buffer.concat([bytes, Buffer.from(body + table + trailer + end, 'latin1')]);
}
