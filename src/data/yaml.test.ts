import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { projectLibrary } from '../cli/files.js';
import { type Problem, ProblemError, type Sentence } from '../speech/index.js';
import { backsSchema } from './schema/backs.js';
import { papersSchema, sheetSchema, sizesSchema } from './schema/paper.js';
import { fontsSchema } from './schema/theme.js';
import { readYaml } from './yaml.js';

const schema = z.strictObject({
  name: z.string(),
  flip: z.enum(['long-edge', 'short-edge', 'none']).default('none'),
  grid: z.strictObject({ x: z.number(), y: z.number().min(0.25) }),
  cards: z.array(z.strictObject({ count: z.int().positive() })).default([]),
});

/** The problems of a text that can't be read. */
function faults(text: string): Problem[] {
  try {
    readYaml(text, 'face.yaml', schema);
  } catch (error) {
    if (error instanceof ProblemError) return [...error.problems];
    throw error;
  }
  return [];
}

const good = ['name: dossier', 'flip: long-edge', 'grid:', '  x: 7.65', '  y: 8', 'cards:', '  - count: 8'];
const wrong = (line: number, text: string) => good.map((old, i) => (i === line - 1 ? text : old)).join('\n');

describe('a template', () => {
  test('that is valid is read, with defaults filled in', () => {
    expect(readYaml(good.join('\n'), 'face.yaml', schema)).toMatchObject({
      flip: 'long-edge',
      grid: { x: 7.65 },
    });
    expect(readYaml('name: a\ngrid: { x: 1, y: 1 }', 'face.yaml', schema)).toMatchObject({
      flip: 'none',
      cards: [],
    });
  });

  test('keeps a seed as typed, even if the same text was read as a number before', () => {
    const seed = z.strictObject({ seed: z.union([z.string(), z.number()]) });
    expect(readYaml('seed: 012', 'deck.yaml', seed)).toEqual({ seed: 12 });
    expect(readYaml('seed: 012', 'deck.yaml', seed, ['seed'])).toEqual({ seed: '012' });
    expect(readYaml('seed: 012', 'deck.yaml', seed)).toEqual({ seed: 12 });
  });

  test('that is not YAML is refused with the line', () => {
    const [fault] = faults('name: dossier\nflip: "long-edge\ngrid: 1\n');
    expect(fault).toMatchObject({ level: 'error', place: 'face.yaml' });
    expect(fault.code).toBe('templates.not-yaml');
    expect(faults('name: a\nname: b')).toMatchObject([{ line: 2 }]);
  });

  test('that is nested too deeply, or begins with an order to the parser, is refused with the line', () => {
    const told = (text: string) =>
      faults(text).map(({ line, values }) => [line, (values.fault as Sentence).code]);
    const deep = Array.from({ length: 150 }, (_, i) => `${'  '.repeat(i)}a:`).join('\n');
    expect(told(deep)).toEqual([[100, 'templates.yaml-deep']]);
    expect(told(`name: a\ngrid: ${'['.repeat(150)}`)).toEqual([[2, 'templates.yaml-deep']]);
    const directive = 'templates.yaml-directive';
    expect(told('%YAML 9.9\n---\nname: a')).toEqual([[1, directive]]);
    expect(told('# mine\n%YAML 1.2\n%YAML 1.2\n---\nname: a')).toEqual([[3, directive]]);
    expect(told('%TAG x\n---\nname: a')).toEqual([[1, directive]]);
    expect(told('name: a\u0000')).toEqual([[1, 'templates.yaml-character']]);
  });

  test('that uses a name before it is given, or has a second document, is refused with the line', () => {
    expect(faults('name: a\nflip: *turn')).toMatchObject([{ code: 'templates.not-yaml', line: 2 }]);
    expect(faults('name: a\n---\nname: b')).toMatchObject([{ code: 'templates.second-document', line: 3 }]);
  });

  test('may give a part a name and use it again, but not until it is more than anyone can read', () => {
    expect(faults(`${good.join('\n')}\n  - &eight { count: 8 }\n  - *eight`)).toEqual([]);
    const lists = ['x: &x0 [1, 2, 3, 4, 5, 6, 7, 8, 9]'];
    for (let i = 1; i < 12; i++) lists.push(`x${i}: &x${i} [${Array(9).fill(`*x${i - 1}`)}]`);
    for (const bomb of [...[5, 6, 11].map(i => `name: *x${i}`), 'grid: &grid [*grid]']) {
      expect(faults([...lists, bomb].join('\n'))).toMatchObject([{ code: 'templates.too-many-values' }]);
    }
    const deep = (levels: number) => `name: ${'['.repeat(levels)}${']'.repeat(levels)}`;
    expect(faults(deep(50_000))).toMatchObject([{ values: { fault: { code: 'templates.yaml-deep' } } }]);
    // Each list holds the one before it, and the numbers of the keys have them read from the last.
    const stairs = Array.from(
      { length: 20_000 },
      (_, i) => `${20_000 - i}: &x${i} [${i > 0 ? `*x${i - 1}` : ''}]`,
    );
    expect(faults(stairs.join('\n'))).toMatchObject([{ code: 'templates.too-many-values' }]);
  });

  test('with an empty value names the line of what it is in', () => {
    expect(faults(wrong(7, '  - count: 8\n  -'))).toMatchObject([{ line: 6, values: { key: 'cards.1' } }]);
  });

  test('that is empty reports every missing key', () => {
    expect(faults('').map(({ code, values }) => [code, values?.key])).toEqual([
      ['templates.missing-key', 'name'],
      ['templates.missing-key', 'grid'],
    ]);
    expect(faults('# nothing yet').length).toBe(2);
  });

  test('without a key names it, with its parents', () => {
    expect(faults(wrong(4, ''))).toMatchObject([
      {
        line: 3,
        code: 'templates.missing-key',
        values: { key: 'grid.x', expected: { code: 'templates.of-type', values: { type: 'number' } } },
      },
    ]);
  });

  test('with an unknown key names the key and its line', () => {
    expect(faults(wrong(5, '  y: 8\n  z: 3'))).toMatchObject([
      { line: 6, code: 'templates.unknown-key-in', values: { key: 'z', parent: 'grid' } },
    ]);
    expect(faults(`${good.join('\n')}\ncolour: red`)).toMatchObject([
      { line: 8, code: 'templates.unknown-key', values: { key: 'colour' } },
    ]);
  });

  test('with a mistyped value suggests the nearest word, and lists them all', () => {
    expect(faults(wrong(2, 'flip: long-egde'))).toMatchObject([
      {
        line: 2,
        code: 'templates.unfit-value',
        values: {
          key: 'flip',
          value: '"long-egde"',
          expected: {
            code: 'templates.one-of',
            values: { near: 'long-edge', known: ['long-edge', 'short-edge', 'none'] },
          },
        },
      },
    ]);
    expect(faults(wrong(2, 'flip: sideways, twice'))).toMatchObject([
      { values: { expected: { values: { suggested: 'no' } } } },
    ]);
  });

  test('with a value of the wrong type names the right type', () => {
    expect(faults(wrong(4, '  x: wide'))).toMatchObject([
      { line: 4, values: { key: 'grid.x', value: '"wide"', expected: { values: { type: 'number' } } } },
    ]);
  });

  test('with a number out of bounds names the bound, in a list too', () => {
    const [small] = faults(wrong(5, '  y: 0.1'));
    expect(small).toMatchObject({
      line: 5,
      values: {
        key: 'grid.y',
        value: '0.1',
        expected: { code: 'templates.at-least', values: { least: 0.25 } },
      },
    });
    expect(faults(wrong(7, '  - count: 8\n  - count: 0'))).toMatchObject([
      { line: 8, values: { key: 'cards.1.count', value: '0' } },
    ]);
  });

  test('with several faults reports all of them at once', () => {
    const text = wrong(2, 'flip: nome').replace('name: dossier', 'nmae: dossier').replace('7.65', 'wide');
    expect(faults(text).map(({ line, code, values }) => [line, code, values?.key])).toEqual(
      expect.arrayContaining([
        [1, 'templates.missing-key', 'name'],
        [1, 'templates.unknown-key', 'nmae'],
        [2, 'templates.unfit-value', 'flip'],
        [4, 'templates.unfit-value', 'grid.x'],
      ]),
    );
  });
});

describe("the project's own templates", () => {
  const project = projectLibrary();
  const read = <T>(path: string, kind: z.ZodType<T>) => readYaml(project.text(path), path, kind);

  test('print nothing nearer to the edge of the paper than `printable`', () => {
    const sheet = read('templates/sheet.yaml', sheetSchema);
    expect(sheet.margin).toBeGreaterThanOrEqual(sheet.printable + sheet.bleed);
    expect(sheet.slugBand).toBeGreaterThan(sheet.printable);
  });

  test('have portrait papers, and card sizes that fit them', () => {
    const papers = Object.values(read('templates/papers.yaml', papersSchema));
    for (const paper of papers) expect(paper.height).toBeGreaterThan(paper.width);
    const narrowest = Math.min(...papers.map(paper => paper.width));
    for (const size of Object.values(read('templates/sizes.yaml', sizesSchema))) {
      expect(size.width).toBeLessThan(narrowest);
    }
  });

  test('have a back and a font for each kind of card and script', () => {
    expect(Object.keys(read('templates/faces/backs.yaml', backsSchema))).toEqual(
      expect.arrayContaining(['agents', 'keys']),
    );
    const { files, scripts } = read('fonts/fonts.yaml', fontsSchema);
    const named = Object.values(scripts).flatMap(({ words, text }) => [...words, ...text]);
    expect(named.filter(id => files[id] === undefined)).toEqual([]);
  });
});
