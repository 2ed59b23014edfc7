import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** Which room may import which: the architecture. `problem.ts`, `nearest.ts` and `platform.ts` are for everyone. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  geometry: [],
  atlas: ['geometry'],
  csv: [],
  hanzi: [],
  words: ['csv', 'hanzi'],
  keys: ['csv'],
  missions: ['csv', 'words', 'keys', 'geometry'],
  fonts: ['geometry'],
  scene: ['geometry'],
  templates: ['scene', 'geometry', 'hanzi', 'missions'],
  text: ['fonts', 'scene', 'geometry'],
  deck: ['words', 'keys', 'templates'],
  faces: ['deck', 'keys', 'text', 'scene', 'geometry', 'templates', 'imposition', 'atlas'],
  imposition: ['scene', 'geometry'],
  render: ['fonts', 'scene', 'geometry'],
  preflight: ['keys', 'geometry'],
  manifest: ['templates', 'imposition'],
  parts: [
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
  cli: ['pipeline', 'manifest', 'preflight', 'keys', 'missions', 'templates', 'hanzi', 'words'],
};

/** A library lives in one room; Node's own modules only where files and the console are. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  csv: ['csv-parse'],
  hanzi: ['opencc-js'],
  atlas: ['d3-geo', 'topojson-client'],
  fonts: ['fontkit'],
  text: ['harfbuzzjs', 'bidi-js', 'linebreak'],
  templates: ['yaml', 'zod', 'fast-xml-parser', 'svgpath', 'intl-messageformat'],
  render: ['pdfkit', 'fontkit'],
  preflight: ['pdfjs-dist'],
  manifest: ['zod'],
  parts: ['zod'],
  cli: ['commander', 'node:', 'sharp', 'iconv-lite', 'proper-lockfile'],
};

const SRC = import.meta.dirname;

interface Import {
  readonly from: string;
  readonly file: string;
  readonly target: string;
}

const imports: Import[] = fs
  .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !/\.(test|fixture|d)\.ts$/.test(file))
  .flatMap(file => {
    const text = fs.readFileSync(path.join(SRC, file), 'utf8');
    const [room] = file.split(path.sep);
    return [...text.matchAll(/(?:from|import)\s*\(?\s*'([\w@.:/-]+)'/g)].map(match => ({
      from: room,
      file,
      target: match[1],
    }));
  });

function roomOf({ file, target }: Import): string {
  return path.relative(SRC, path.resolve(SRC, path.dirname(file), target)).split(path.sep)[0];
}

describe('the rooms of src/', () => {
  test('each room is in the table', () => {
    const rooms = fs.readdirSync(SRC, { withFileTypes: true }).filter(entry => entry.isDirectory());
    expect(rooms.map(room => room.name).sort()).toEqual(Object.keys(ROOMS).sort());
  });

  test('imports run one way', () => {
    const wrong = imports.filter(line => {
      if (!line.target.startsWith('.') || !line.file.includes(path.sep)) return false;
      const room = roomOf(line);
      return (
        !['problem.js', 'nearest.js', 'platform.js'].includes(room) &&
        room !== line.from &&
        !ROOMS[line.from].includes(room)
      );
    });
    expect(wrong).toEqual([]);
  });

  test('a library lives in one room', () => {
    const wrong = imports.filter(line => {
      if (line.target.startsWith('.')) return false;
      return !(LIBRARIES[line.from] ?? []).some(
        library =>
          line.target === library || line.target.startsWith(library.endsWith(':') ? library : `${library}/`),
      );
    });
    expect(wrong).toEqual([]);
  });

  test('only the command line knows the clock, the console and the process', () => {
    const wrong = fs
      .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts') && !/\.test\.ts$/.test(file) && !file.startsWith(`cli${path.sep}`))
      .filter(file =>
        /\b(Math\.random|Date\.now|new Date\(\)|console\.|process\.)/.test(
          fs.readFileSync(path.join(SRC, file), 'utf8'),
        ),
      );
    expect(wrong).toEqual([]);
  });

  test('nothing that is printed is written in the code', () => {
    const han = /[\u3400-\u9fff\u0600-\u06ff]/;
    const rooms = ['faces', 'imposition', 'render', 'deck', 'parts', 'pipeline', 'text'];
    const wrong = rooms.flatMap(room =>
      fs
        .readdirSync(path.join(SRC, room), { recursive: true, encoding: 'utf8' })
        .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .filter(file =>
          han.test(fs.readFileSync(path.join(SRC, room, file), 'utf8').replace(/^\s*(\/?\*|\/\/).*$/gm, '')),
        ),
    );
    expect(wrong).toEqual([]);
  });
});
