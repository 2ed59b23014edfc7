import * as z from 'zod';
import {
  choicesFor,
  error,
  type Problem,
  ProblemError,
  type Sentence,
  type Spot,
  sentence,
} from '../problem.js';

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
  return [error('templates.unfit-value', spot(path), { key, value: shown(input), expected })];
}

/** What a schema asks for. Its own message is the code of a sentence: `z.string().regex(…, 'templates.colour')`. */
function expectation(issue: z.core.$ZodIssue): Sentence {
  if (/^[a-z]+\.[a-z0-9-]+$/.test(issue.message)) return { code: issue.message, values: {} };
  switch (issue.code) {
    case 'invalid_value': {
      const given = issue.input === undefined ? '' : String(issue.input);
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

/** A value as JSON; messages cut it if it is long. */
function shown(value: unknown): string {
  try {
    return typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? '…');
  } catch {
    return '…';
  }
}

/** The keys that an object at this path may have, if the schema is simple enough to tell. */
function keysAt(schema: z.ZodType, path: Path): readonly string[] {
  let at: unknown = schema;
  for (const step of path) {
    at = bare(at);
    at =
      at instanceof z.ZodObject ? at.shape[String(step)] : at instanceof z.ZodArray ? at.element : undefined;
  }
  const found = bare(at);
  return found instanceof z.ZodObject ? Object.keys(found.shape) : [];
}

function bare(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? bare(schema.def.innerType)
    : schema;
}
