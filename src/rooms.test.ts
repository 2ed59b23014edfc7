import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * Which room may import which: the architecture. A room is a folder of src/, or a folder in one that says for itself what it
 * may import. `speech` and `platform.ts` are for everyone.
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  speech: [],
  'scene/geometry': [],
  scene: ['scene/geometry'],
  'words/csv': [],
  'words/hanzi': ['words/csv'],
  words: ['words/csv', 'words/hanzi'],
  keys: ['words/csv'],
  maps: ['words/csv', 'words', 'keys', 'scene/geometry'],
  'maps/atlas': ['scene/geometry'],
  data: ['scene', 'scene/geometry', 'words/hanzi', 'maps'],
  'data/manifest': ['data'],
  'text/fonts': [],
  text: ['text/fonts', 'scene', 'scene/geometry'],
  'text/typesetting': ['text', 'data', 'scene', 'scene/geometry'],
  pictures: ['keys', 'scene', 'scene/geometry', 'data'],
  'pictures/photos': ['words/csv', 'words', 'scene', 'scene/geometry', 'data/manifest'],
  'sheets/imposition': ['scene', 'scene/geometry'],
  sheets: ['sheets/imposition', 'data', 'text', 'text/typesetting', 'scene', 'scene/geometry'],
  render: ['text/fonts', 'scene', 'scene/geometry'],
  proof: ['keys', 'scene/geometry'],
  parts: [
    'words',
    'words/hanzi',
    'keys',
    'maps',
    'maps/atlas',
    'data',
    'data/manifest',
    'text',
    'text/fonts',
    'text/typesetting',
    'pictures',
    'pictures/photos',
    'sheets',
    'sheets/imposition',
    'proof',
    'scene',
    'scene/geometry',
  ],
  press: [
    'words',
    'words/hanzi',
    'keys',
    'maps',
    'maps/atlas',
    'data',
    'data/manifest',
    'text',
    'text/fonts',
    'text/typesetting',
    'pictures',
    'pictures/photos',
    'sheets',
    'sheets/imposition',
    'render',
    'proof',
    'parts',
    'press/statistics',
    'scene',
    'scene/geometry',
  ],
  'press/deckfile': ['data'],
  'press/statistics': [
    'keys',
    'data',
    'text',
    'text/typesetting',
    'sheets',
    'parts',
    'scene',
    'scene/geometry',
  ],
  cli: [
    'press',
    'press/deckfile',
    'proof',
    'data',
    'data/manifest',
    'words/hanzi',
    'keys',
    'maps',
    'pictures/photos',
    'scene/geometry',
  ],
  studio: ['press', 'press/deckfile', 'data', 'scene/geometry'],
};

/** A kind of card or page that is made with what another kind has. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  keywords: ['words'],
  notes: ['tokens'],
  pictures: ['words'],
  rules: ['pictures'],
  screens: ['keywords'],
  strip: ['keywords', 'words'],
};

/** A library lives in one room; Node's own modules only where files and the console are. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  'words/csv': ['csv-parse'],
  'words/hanzi': ['opencc-js'],
  'maps/atlas': ['d3-geo', 'topojson-client'],
  'text/fonts': ['fontkit', 'fflate'],
  text: ['harfbuzzjs', 'bidi-js', 'linebreak', 'budoux', 'icu', 'hyphen'],
  data: ['js-yaml', 'zod', 'fast-xml-parser', 'svgpath', 'intl-messageformat', '@formatjs'],
  'data/manifest': ['zod'],
  render: ['pdfkit', 'fontkit'],
  proof: ['@embedpdf', 'bidi-js'],
  parts: ['zod'],
  'press/deckfile': ['fflate', 'zod'],
  studio: [
    'preact',
    '@preact/signals',
    'pako',
    'intl-messageformat',
    'read-excel-file',
    'idb-keyval',
    'virtual:',
    'workbox-precaching',
    'utif2',
  ],
  cli: ['commander', 'node:', 'sharp', 'iconv-lite', 'proper-lockfile'],
};

/** What every room may import. */
const FOR_EVERYONE = ['speech', 'platform.ts'];

const SRC = import.meta.dirname;

/** Forward slashes on every system. */
const slashed = (file: string) => file.split(path.sep).join('/');

const files = fs
  .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map(slashed)
  .filter(file => /\.tsx?$/.test(file) && !/\.(test|looks|fixture|journey|d)\.tsx?$/.test(file));

interface Import {
  readonly file: string;
  /** A file of src/, or the name of a library. */
  readonly target: string;
}

const imports: readonly Import[] = files.flatMap(file => {
  const text = fs.readFileSync(path.join(SRC, file), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([\w@.:/-]+)'/g)].map(([, name]) => {
    const local = path.posix.join(path.posix.dirname(file), name).replace(/\.js$/, '.ts');
    const target = files.includes(`${local}x`) ? `${local}x` : local;
    return { file, target: name.startsWith('.') ? target : name };
  });
});
const isOwn = ({ target }: Import) => /\.tsx?$/.test(target);
const own = imports.filter(isOwn);
const foreign = imports.filter(line => !isOwn(line) && !/\.(css|svg)$/.test(line.target));

const innermostFirst = Object.keys(ROOMS).sort((a, b) => b.length - a.length);
/** The innermost room that a file is in; a file beside the rooms is its own. */
const roomOf = (file: string) => innermostFirst.find(room => file.startsWith(`${room}/`)) ?? file;
const isRoom = (name: string) => name in ROOMS;
const floorOf = (file: string) => file.split('/')[0];
const kindOf = (file: string) => /^parts\/([\w-]+)\//.exec(file)?.[1];
const kinds = files.filter(file => /^parts\/[\w-]+\/part\.ts$/.test(file)).map(file => file.split('/')[1]);
const folderOf = (file: string) => path.posix.dirname(file);
const folders = [...new Set(files.map(folderOf))];
const isOfLibrary = (target: string, library: string) =>
  target === library || target.startsWith(library.endsWith(':') ? library : `${library}/`);

/** The names of a circle of imports, or undefined where there is none. */
function findCircle(lines: readonly Import[]): readonly string[] | undefined {
  const done = new Set<string>();
  const targets = new Map<string, Set<string>>();
  for (const { file, target } of lines)
    targets.set(file, (targets.get(file) ?? new Set<string>()).add(target));
  const visit = (file: string, trail: readonly string[]): readonly string[] | undefined => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const target of targets.get(file) ?? []) {
      const circle = visit(target, [...trail, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of targets.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}

describe('the rooms of src/', () => {
  test('each room is in the table', () => {
    const rooms = fs.readdirSync(SRC, { withFileTypes: true }).filter(entry => entry.isDirectory());
    const outer = Object.keys(ROOMS).filter(room => !room.includes('/'));
    expect(rooms.map(room => room.name).sort()).toEqual(outer.sort());
    expect(Object.keys(ROOMS).filter(room => !folders.includes(room))).toEqual([]);
  });

  test('imports run one way', () => {
    const wrong = own.filter(({ file, target }) => {
      const [from, to] = [roomOf(file), roomOf(target)];
      return isRoom(from) && from !== to && !FOR_EVERYONE.includes(to) && !ROOMS[from].includes(to);
    });
    expect(wrong).toEqual([]);
  });

  test('the table permits no import that nobody makes', () => {
    const rooms = Object.entries(ROOMS).flatMap(([from, targets]) =>
      targets
        .filter(to => !own.some(({ file, target }) => roomOf(file) === from && roomOf(target) === to))
        .map(to => `${from} -> ${to}`),
    );
    const libraries = Object.entries(LIBRARIES).flatMap(([from, names]) =>
      names
        .filter(
          name => !foreign.some(({ file, target }) => roomOf(file) === from && isOfLibrary(target, name)),
        )
        .map(name => `${from} -> ${name}`),
    );
    expect([...rooms, ...libraries]).toEqual([]);
  });

  test('a room is entered through its index', () => {
    const past = own.filter(({ file, target }) => {
      const [from, to] = [roomOf(file), roomOf(target)];
      return from !== to && isRoom(to) && target !== `${to}/index.ts`;
    });
    expect(past).toEqual([]);
  });

  test('no file imports itself by a circle', () => {
    expect(findCircle(own)).toBeUndefined();
  });

  test('no room imports itself by a circle, with all that is in it', () => {
    const between = own
      .map(({ file, target }) => ({ file: floorOf(file), target: floorOf(target) }))
      .filter(({ file, target }) => file !== target && !FOR_EVERYONE.includes(target));
    expect(findCircle(between)).toBeUndefined();
  });

  test('a kind of card imports only those kinds that it is made with', () => {
    const lines = own
      .map(({ file, target }) => [kindOf(file), kindOf(target)])
      .filter(line => line.every(kind => kind && kinds.includes(kind)));
    const found = kinds.map(kind => {
      const others = lines.flatMap(([from, to]) => (from === kind && to !== kind ? [to] : []));
      return [kind, [...new Set(others)].sort()] as const;
    });
    expect(Object.fromEntries(found.filter(([, others]) => others.length > 0))).toEqual(KINDS);
  });

  test('a library lives in one room', () => {
    const wrong = foreign.filter(
      ({ file, target }) => !(LIBRARIES[roomOf(file)] ?? []).some(library => isOfLibrary(target, library)),
    );
    expect(wrong).toEqual([]);
  });

  test('only the command line knows Node, the clock, the console and the process', () => {
    const nodes =
      /\b(Math\.random|Date\.now|new Date\(\)|console\.|process\.|Buffer\.(from|alloc|concat)|setImmediate)/;
    const wrong = files.filter(
      file => !['cli', 'studio'].includes(roomOf(file)) && nodes.test(readCode(file)),
    );
    expect(wrong).toEqual([]);
  });

  test('nothing that is printed is written in the code', () => {
    const han = /[\u3400-\u9fff\u0600-\u06ff]/;
    const floors = ['parts', 'sheets', 'render', 'press', 'text'];
    const wrong = files.filter(
      file => floors.includes(floorOf(file)) && roomOf(file) !== 'text/fonts' && han.test(readCode(file)),
    );
    expect(wrong).toEqual([]);
  });

  test('a folder holds at most two dozen files, and lies at most three deep', () => {
    expect(folders.filter(folder => files.filter(file => folderOf(file) === folder).length > 24)).toEqual([]);
    expect(folders.filter(folder => folder.split('/').length > 3)).toEqual([]);
  });
});

/** The code of a file without its comments. */
function readCode(file: string): string {
  return fs.readFileSync(path.join(SRC, file), 'utf8').replace(/^\s*(\/?\*|\/\/).*$/gm, '');
}
