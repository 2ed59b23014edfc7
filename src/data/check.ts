import * as z from 'zod';
import {
  choicesFor,
  error,
  type Problem,
  ProblemError,
  type Sentence,
  type Spot,
  sentence,
} from '../speech/index.js';

/** More of them are no help to anyone: the file is of another kind. */
const MOST_FAULTS = 100;

type Path = readonly PropertyKey[];

/** Checks data that is not from a file, such as options; `place` names the option of a key. Throws a ProblemError. */
export function checkData<T>(data: unknown, place: (key: string) => string, schema: z.ZodType<T>): T {
  return checkAgainst(schema, data, path => ({ place: place(String(path[0] ?? '')) }));
}

/** Checks data against a schema. Throws a ProblemError with every fault; `spot` says where a path of keys is written. */
export function checkAgainst<T>(schema: z.ZodType<T>, data: unknown, spot: (path: Path) => Spot): T {
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return result.data;
  const { issues } = result.error;
  const problems = issues
    .slice(0, MOST_FAULTS)
    .flatMap(issue => problemsOf(issue, spot, keysAt(schema, issue.path)))
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const faults = issues.map(issue => (issue.code === 'unrecognized_keys' ? issue.keys.length : 1));
  const more = faults.reduce((sum, each) => sum + each, 0) - problems.length;
  if (more > 0) problems.push(error('templates.more-faults', spot([]).place, { count: more }));
  throw new ProblemError(problems);
}

function problemsOf(
  issue: z.core.$ZodIssue,
  spot: (path: Path) => Spot,
  keys: readonly string[],
): readonly Problem[] {
  const { path, input } = issue;
  const key = path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, MOST_FAULTS).map(unknown => {
      const at = spot([...path, unknown]);
      return key === ''
        ? error('templates.unknown-key', at, { key: unknown, ...choicesFor(unknown, keys) })
        : error('templates.unknown-key-in', at, { key: unknown, parent: key, ...choicesFor(unknown, keys) });
    });
  }
  const expected = expectation(issue);
  if (key === '') return [error('templates.unfit-file', spot(path), { value: shown(input), expected })];
  if (input === undefined)
    return [error('templates.missing-key', spot(path.slice(0, -1)), { key, expected })];
  if (input === null) return [error('templates.empty-value', spot(path), { key, expected })];
  return [error('templates.unfit-value', spot(path), { key, value: shown(input), expected })];
}

/** What a schema asks for. Its own message is the code of a sentence: `z.string().regex(…, 'templates.colour')`. */
function expectation(issue: z.core.$ZodIssue): Sentence {
  if (/^[a-z]+\.[a-z0-9-]+$/.test(issue.message))
    return { code: issue.message, values: issue.code === 'custom' ? { ...issue.params } : {} };
  switch (issue.code) {
    case 'invalid_value': {
      const given = typeof issue.input === 'object' ? '' : String(issue.input ?? '');
      return sentence('templates.one-of', { ...choicesFor(given, issue.values.map(String)) });
    }
    case 'invalid_type':
      return sentence('templates.of-type', { type: issue.expected });
    case 'too_small': {
      const bound = issue.exact ? 'exact' : issue.inclusive ? 'inclusive' : 'exclusive';
      return sentence('templates.at-least', { least: Number(issue.minimum), of: issue.origin, bound });
    }
    case 'too_big': {
      const bound = issue.exact ? 'exact' : issue.inclusive ? 'inclusive' : 'exclusive';
      return sentence('templates.at-most', { most: Number(issue.maximum), of: issue.origin, bound });
    }
    default:
      return sentence('templates.other-expectation');
  }
}

/** More parts of a value are not shown: messages cut it long before. */
const MOST_SHOWN = 200;

/** A value as JSON. Aliases may make it endless, or far longer than its file. */
function shown(value: unknown): string {
  if (typeof value === 'number') return String(value);
  let left = MOST_SHOWN;
  try {
    return JSON.stringify(value, (_, each: unknown) => (left-- > 0 ? each : '…')) ?? '…';
  } catch {
    return '…';
  }
}

/** The keys that an object at this path may have; none if no one shape of it does. */
function keysAt(schema: z.ZodType, path: Path): readonly string[] {
  const [step, ...rest] = path;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return keysAt(schema.def.innerType as z.ZodType, path);
  if (schema instanceof z.ZodPipe) return keysAt(schema.def.in as z.ZodType, path);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap(option => keysAt(option as z.ZodType, path));
  if (schema instanceof z.ZodObject) {
    if (step === undefined) return Object.keys(schema.shape);
    const inner = schema.shape[String(step)];
    return inner === undefined ? [] : keysAt(inner, rest);
  }
  if (step === undefined) return [];
  if (schema instanceof z.ZodArray) return keysAt(schema.element as z.ZodType, rest);
  if (schema instanceof z.ZodRecord) return keysAt(schema.valueType as z.ZodType, rest);
  return [];
}
