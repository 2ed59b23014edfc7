import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { projectLibrary } from './cli/files.js';
import { checkData, loadMessages, yamlNames } from './data/index.js';
import { type Problem, ProblemError, type Sentence } from './speech/index.js';

const project = projectLibrary();
const languages = yamlNames(project, 'templates/messages').map(language => ({
  language,
  messages: loadMessages(project, language),
}));

const schemas = await allSchemas();

/** Every schema of src/. */
async function allSchemas(): Promise<readonly z.ZodType[]> {
  const found: z.ZodType[] = [];
  for (const room of ['data', 'parts', 'press/deckfile']) {
    for (const file of fs.readdirSync(path.join(import.meta.dirname, room), {
      recursive: true,
      encoding: 'utf8',
    })) {
      const whole = path.join(import.meta.dirname, room, file);
      if (!/^(?!.*\.(test|fixture)\.ts$).*\.ts$/.test(file)) continue;
      const text = fs.readFileSync(whole, 'utf8');
      if (!text.includes("import * as z from 'zod'")) continue;
      const module: Readonly<Record<string, unknown>> = await import(whole);
      found.push(...Object.values(module).filter(value => value instanceof z.ZodType));
      // What a file reads with must be among them; other schemas are parts of those.
      for (const [, name] of text.matchAll(
        /(?:readYaml|readYamlFile|checkData|yaml)\([^;]*?\b(\w+Schema)\)/g,
      ))
        expect(text, `${file}: ${name}`).not.toMatch(new RegExp(`^const ${name} =`, 'm'));
    }
  }
  return found;
}

/** A schema and all that it is made of. */
function addParts(schema: unknown, parts: Set<z.ZodType>): void {
  if (!(schema instanceof z.ZodType) || schema instanceof z.ZodTransform || parts.has(schema)) return;
  parts.add(schema);
  const { def } = schema as unknown as { readonly def: Readonly<Record<string, unknown>> };
  const shape = schema instanceof z.ZodObject ? Object.values(schema.shape) : [];
  const { innerType, in: input, out, options, items, element, valueType } = def;
  for (const part of [innerType, input, out, options, items, element, valueType, shape].flat())
    addParts(part, parts);
}

/** The wrong things that a person may write in any place. */
const WRONG: readonly unknown[] = [
  undefined,
  null,
  true,
  'Q',
  '',
  'a\tb c',
  'x'.repeat(300),
  -1e6,
  0,
  0.5,
  1e300,
  Number.POSITIVE_INFINITY,
  ['Q'],
  Array(40).fill(1e300),
  { Q: 1, R: { S: [] } },
  [[[[]]]],
];

function faults(data: unknown, schema: z.ZodType): readonly Problem[] {
  try {
    checkData(data, () => '7.yaml', schema);
    return [];
  } catch (fault) {
    if (fault instanceof ProblemError) return fault.problems;
    throw fault;
  }
}

/** One problem of each kind that a schema can find, with a key and a value that are no words. */
function allFaults(): ReadonlyMap<string, Problem> {
  const told = new Map<string, Problem>();
  const parts = new Set<z.ZodType>();
  for (const schema of schemas) addParts(schema, parts);
  const kinds = [z.strictObject({}), ...[...parts].map(schema => z.strictObject({ key: schema }))];
  for (const schema of kinds) {
    const wrong = schema === kinds[0] ? WRONG : WRONG.map(key => ({ key }));
    for (const { values, ...problem } of wrong.flatMap(data => faults(data, schema))) {
      const { key, parent, value, ...others } = values;
      const named = Object.entries({ key, parent, value }).filter(([, each]) => each !== undefined);
      // One for each sentence, and one for each way to go on.
      for (const kind of [problem.code, JSON.stringify(others)])
        if (!told.has(kind))
          told.set(kind, {
            ...problem,
            values: { ...others, ...Object.fromEntries(named.map(([name]) => [name, '7'])) },
          });
    }
  }
  return told;
}

/** Names that are typed as they are, in any language. */
const TYPED =
  /^(YAML|CLDR|Deckwright|Tab|id|true|false|all|x|y|en|fa|latn|arabext|arab|deva|thai|red|Prague|prague|berlin|rrggbb)$/;

/** Words in Latin letters that are neither quoted nor a name that is typed. */
function foreignWords(text: string): readonly string[] {
  const plain = text.replace(/[«「“"][^»」”"]*[»」”"]|\u2066[^\u2069]*\u2069|[\w./-]+\.yaml/g, '');
  return (plain.match(/[A-Za-z]+/g) ?? []).filter(word => !TYPED.test(word));
}

test('whatever is wrong in a file, a plain sentence in each language says what, where, and the way out', () => {
  const told = allFaults();

  const of = (problem: Problem, name: string) => problem.values[name] as Sentence | undefined;
  const kinds = new Set([...told.values()].map(({ code }) => code));
  expect([...kinds].sort()).toEqual([
    'templates.empty-value',
    'templates.missing-key',
    'templates.unfit-file',
    'templates.unfit-value',
    'templates.unknown-key',
    'templates.unknown-key-in',
  ]);
  const expected = [...told.values()].flatMap(problem => of(problem, 'expected') ?? []);
  expect(expected.map(({ code }) => code)).not.toContain('templates.other-expectation');
  expect(new Set(expected.map(({ values }) => values.type))).toEqual(
    new Set([undefined, 'string', 'number', 'int', 'boolean', 'array', 'tuple', 'object', 'record']),
  );
  for (const { language, messages } of languages) {
    for (const problem of told.values()) {
      const { what, advice } = messages.sentences(problem);
      expect(problem.place).toBe('7.yaml');
      expect(what, `${language} ${problem.code}`).toMatch(/[7۷\d]/);
      expect(advice, `${language} ${JSON.stringify(problem)}`).not.toBe('');
      const both = `${what} ${advice}`;
      expect(both).not.toMatch(/Too (small|big)|Invalid|Unrecognized|undefined|null|NaN|\[object/);
      if (language !== 'en') {
        const known = expected.flatMap(({ values }) => (values.known as readonly string[] | undefined) ?? []);
        const words = foreignWords(both).filter(word => !known.some(each => each.split('-').includes(word)));
        expect(words, `${language}: ${both}`).toEqual([]);
      }
    }
  }
});
