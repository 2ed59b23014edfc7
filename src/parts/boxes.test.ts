import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { projectLibrary } from '../cli/files.js';
import { readYaml } from '../data/index.js';
import { ProblemError } from '../speech/index.js';
import { agentFacesSchema } from './agents/measures.js';
import { codeFaceSchema } from './codes/measures.js';
import { keywordFaceSchema } from './keywords/measures.js';
import { pictureFaceSchema } from './pictures/measures.js';
import { wordFaceSchema } from './words/measures.js';

const project = projectLibrary();

/** What is told of a face when a designer writes a line of its measures anew. */
function told(name: string, schema: z.ZodType, line: string) {
  const file = `templates/faces/${name}.yaml`;
  const [key] = line.split(':');
  const text = project.text(file).replace(new RegExp(`^${key}:.*$`, 'm'), line);
  expect(text).toContain(line);
  try {
    readYaml(text, file, schema);
    return [];
  } catch (fault) {
    if (!(fault instanceof ProblemError)) throw fault;
    return fault.problems.map(({ place, line, values }) => {
      const { code, values: named } = values.expected as { code: string; values: { other?: string } };
      return [`${place}:${line}`, values.key, code, named.other];
    });
  }
}

const lineOf = (name: string, key: string) => {
  const lines = project.text(`templates/faces/${name}.yaml`).split('\n');
  return `templates/faces/${name}.yaml:${lines.findIndex(line => line.trim().startsWith(`${key}:`)) + 1}`;
};

describe('a designer who moves a slot', () => {
  test.each([
    ['word', wordFaceSchema, 'number: { x: 30, y: 30, sizePt: 6 }', 'word'],
    ['word', wordFaceSchema, 'reverse: { x: 12, y: 25.6, width: 41, height: 9.4 }', 'word'],
    ['word', wordFaceSchema, 'child: { x: 30, y: 10, r: 1.9 }', 'reverse'],
    ['keyword', keywordFaceSchema, 'card: { x: 17, y: 12, sizePt: 6 }', 'field'],
    ['keyword', keywordFaceSchema, 'child: { x: 83, r: 1.7 }', 'field'],
    ['picture', pictureFaceSchema, 'number: { x: 20, y: 20, sizePt: 6 }', 'box'],
    ['word', wordFaceSchema, 'rule: { x1: 5.6, x2: 59.4, y: 8.7, stroke: 0.3 }', 'reverse'],
    ['keyword', keywordFaceSchema, 'number: { x: 18, r: 3.6, sizePt: 15 }', 'field'],
    ['code', codeFaceSchema, 'caption: { y: 24, width: 11.2, sizePt: 7 }', 'digit'],
  ] as const)('over another on a %s card is told the file, the line and both measures', (name, schema, line, other) => {
    const [key] = line.split(':');
    expect(told(name, schema, line)).toContainEqual([lineOf(name, key), key, 'templates.over-slot', other]);
  });

  test.each([
    ['word', wordFaceSchema, 'label: { x: 7, y: 30, width: 65, height: 12, radius: 1 }'],
    ['word', wordFaceSchema, 'rule: { x1: 6, x2: 67, y: 17.4, stroke: 0.3 }'],
    ['keyword', keywordFaceSchema, 'child: { x: 95, r: 1.7 }'],
    ['picture', pictureFaceSchema, 'photo: { x: 4.4, y: 18, width: 51.2, height: 47.6, radius: 1.2 }'],
    ['code', codeFaceSchema, 'sign: { x: 2, y: 7.9, size: 5 }'],
  ] as const)('off a %s card is told the file, the line and the measure', (name, schema, line) => {
    const [key] = line.split(':');
    expect(told(name, schema, line)).toEqual([[lineOf(name, key), key, 'templates.out-of-frame', undefined]]);
  });

  test('of agents is told so for each size of them', () => {
    const agents = project
      .text('templates/faces/agent.yaml')
      .replace(/symbol: .*/g, 'symbol: { x: 40, y: 20, size: 12 }');
    expect(() => readYaml(agents, 'agent.yaml', agentFacesSchema)).toThrow(
      /"word\.symbol"[\s\S]*"picture\.symbol"/,
    );
  });

  test('where nothing else is, prints', () => {
    expect(told('word', wordFaceSchema, 'number: { x: 8, y: 16, sizePt: 6 }')).toEqual([]);
    expect(told('word', wordFaceSchema, 'dots: { x: 40, y: 16.3, r: 0.75, gap: 2.2 }')).toEqual([]);
  });
});
