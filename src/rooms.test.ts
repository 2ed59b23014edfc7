import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** Which room may import which: the architecture. `problem.ts`, `names.ts`, `nearest.ts`, `yes-no.ts`, `invisible.ts`, `typed-number.ts`, `headings.ts` and `platform.ts` are for everyone. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  geometry: [],
  atlas: ['geometry'],
  csv: [],
  hanzi: ['csv'],
  words: ['csv', 'hanzi'],
  keys: ['csv'],
  missions: ['csv', 'words', 'keys', 'geometry'],
  fonts: [],
  scene: ['geometry'],
  templates: ['scene', 'geometry', 'hanzi', 'missions'],
  deckfile: ['templates'],
  pictures: ['keys', 'scene', 'geometry', 'templates'],
  photos: ['csv', 'words', 'scene', 'geometry', 'manifest'],
  text: ['fonts', 'scene', 'geometry'],
  deck: ['words', 'keys', 'templates', 'photos'],
  faces: ['deck', 'keys', 'text', 'scene', 'geometry', 'templates', 'imposition', 'atlas'],
  imposition: ['scene', 'geometry'],
  render: ['fonts', 'scene', 'geometry'],
  preflight: ['keys', 'geometry'],
  manifest: ['templates', 'imposition'],
  parts: [
    'photos',
    'pictures',
    'words',
    'hanzi',
    'keys',
    'missions',
    'deck',
    'templates',
    'fonts',
    'text',
    'faces',
    'atlas',
    'imposition',
    'scene',
    'geometry',
    'manifest',
    'preflight',
  ],
  pipeline: [
    'geometry',
    'scene',
    'atlas',
    'fonts',
    'words',
    'photos',
    'hanzi',
    'pictures',
    'keys',
    'missions',
    'deck',
    'templates',
    'faces',
    'imposition',
    'render',
    'preflight',
    'manifest',
    'parts',
  ],
  studio: ['pipeline', 'templates', 'deckfile', 'geometry'],
  cli: [
    'pipeline',
    'photos',
    'deckfile',
    'manifest',
    'preflight',
    'keys',
    'missions',
    'templates',
    'hanzi',
    'geometry',
  ],
};

/** A library lives in one room; Node's own modules only where files and the console are. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  csv: ['csv-parse'],
  hanzi: ['opencc-js'],
  atlas: ['d3-geo', 'topojson-client'],
  fonts: ['fontkit', 'fflate'],
  text: ['harfbuzzjs', 'bidi-js', 'linebreak', 'budoux', 'icu', 'hyphen'],
  templates: ['js-yaml', 'zod', 'fast-xml-parser', 'svgpath', 'intl-messageformat', '@formatjs'],
  deckfile: ['fflate', 'zod'],
  render: ['pdfkit', 'fontkit'],
  preflight: ['@embedpdf', 'bidi-js'],
  manifest: ['zod'],
  parts: ['zod'],
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

/** Files beside the rooms that every room may import. */
const FOR_EVERYONE = [
  'problem',
  'names',
  'nearest',
  'yes-no',
  'invisible',
  'typed-number',
  'headings',
  'platform',
];

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

const roomOf = (file: string) => file.split('/')[0].replace(/\.ts$/, '');
const isRoom = (name: string) => name in ROOMS;
const isOfLibrary = (target: string, library: string) =>
  target === library || target.startsWith(library.endsWith(':') ? library : `${library}/`);

/** The files of a circle of imports, or undefined where there is none. */
function findCircle(): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): readonly string[] | undefined => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const line of own) {
      const circle = line.file === file ? visit(line.target, [...trail, file]) : undefined;
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of files) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}

describe('the rooms of src/', () => {
  test('each room is in the table', () => {
    const rooms = fs.readdirSync(SRC, { withFileTypes: true }).filter(entry => entry.isDirectory());
    expect(rooms.map(room => room.name).sort()).toEqual(Object.keys(ROOMS).sort());
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
    expect(findCircle()).toBeUndefined();
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
    const rooms = ['faces', 'imposition', 'render', 'deck', 'parts', 'pipeline', 'text'];
    const wrong = files.filter(file => rooms.includes(roomOf(file)) && han.test(readCode(file)));
    expect(wrong).toEqual([]);
  });

  test('no folder holds more than about a dozen files', () => {
    const folderOf = (file: string) => path.posix.dirname(file);
    const folders = [...new Set(files.map(folderOf))];
    const crowded = folders.filter(folder => files.filter(file => folderOf(file) === folder).length > 13);
    expect(crowded).toEqual([]);
  });
});

/** The code of a file without its comments. */
function readCode(file: string): string {
  return fs.readFileSync(path.join(SRC, file), 'utf8').replace(/^\s*(\/?\*|\/\/).*$/gm, '');
}
