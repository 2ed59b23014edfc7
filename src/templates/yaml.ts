import { isMap, isScalar, isSeq, LineCounter, type Node, type ParsedNode, parseDocument } from 'yaml';
import * as z from 'zod';
import { choices, didYouMean, type Problem, ProblemError } from '../problem.js';

// Each schema is used once in a run: making code for it takes longer than reading it as it is.
z.config({ jitless: true });

/** The files of the project, by paths such as `templates/papers.yaml`. Handed in: this room opens nothing. */
export interface Library {
  /** UTF-8 text; throws a ProblemError when there is no such file. */
  text(path: string): string;
  bytes(path: string): Uint8Array;
  /** Names in a folder, in order; none when there is no such folder. */
  list(folder: string): readonly string[];
}

/**
 * YAML text -> checked data. Every fault is told at once, with file, line, key, value and the nearest allowed word.
 * The values of the keys `verbatim` are taken as they are typed: 012 stays 012.
 */
export function readYaml<T>(
  text: string,
  file: string,
  schema: z.ZodType<T>,
  verbatim: readonly string[] = [],
): T {
  const data = parseYaml(text, file, verbatim);
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return result.data;
  const line = linesOf(text);
  const problems = result.error.issues.flatMap(issue =>
    describe(issue, file, line, keysAt(schema, issue.path)),
  );
  throw new ProblemError(problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)));
}

function parseYaml(text: string, file: string, verbatim: readonly string[]): unknown {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0) {
    throw new ProblemError(
      document.errors.map(error => ({
        level: 'error',
        place: file,
        line: lines.linePos(error.pos[0]).line,
        message: error.message.includes('parseAllDocuments')
          ? 'A second document begins here.'
          : `This is not YAML: ${error.message.split('\n')[0].replace(/ at line .*$/, '')}.`,
        advice: 'Mend the line.',
      })),
    );
  }
  for (const key of verbatim) {
    const node: unknown = document.get(key, true);
    if (isScalar(node) && typeof node.value === 'number') node.value = node.source;
  }
  return document.toJS() ?? {};
}

type Issue = z.core.$ZodIssue;

function describe(
  issue: Issue,
  file: string,
  line: (path: readonly PropertyKey[]) => number | undefined,
  keys: readonly string[],
): Problem[] {
  const key = issue.path.map(String).join('.');
  const value = shown(issue.input);
  const problem = (path: readonly PropertyKey[], message: string, advice: string): Problem => {
    const at = line(path);
    return { level: 'error', place: file, ...(at === undefined ? {} : { line: at }), message, advice };
  };
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(unknown => {
        const near = didYouMean(unknown, keys);
        const advice = near ? `Did you mean "${near}"?` : 'Remove it, or mend its spelling.';
        return problem(
          [...issue.path, unknown],
          `There is no "${unknown}"${key ? ` in "${key}"` : ''}.`,
          advice,
        );
      });
    case 'invalid_value': {
      if (issue.input === undefined && key !== '')
        return [
          problem(issue.path.slice(0, -1), `"${key}" is missing.`, choices('', issue.values.map(String))),
        ];
      const known = issue.values.map(String);
      const advice = choices(String(issue.input), known);
      return [problem(issue.path, `"${key}" is ${value}.`, advice)];
    }
    case 'invalid_type': {
      const expected = KINDS[issue.expected] ?? issue.expected;
      if (key === '') return [problem(issue.path, `The file holds ${value}.`, `It must hold ${expected}.`)];
      return issue.input === undefined
        ? [problem(issue.path.slice(0, -1), `"${key}" is missing.`, `Give it a value: ${expected}.`)]
        : [problem(issue.path, `"${key}" is ${value}.`, `It must be ${expected}.`)];
    }
    default: {
      const advice = `${issue.message}.`.replace(/\.\.$/, '.');
      return issue.input === undefined && key !== ''
        ? [problem(issue.path.slice(0, -1), `"${key}" is missing.`, advice)]
        : [problem(issue.path, `"${key}" is ${value}.`, advice)];
    }
  }
}

/** What a schema expects, in words. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'names with their values',
  record: 'names with their values',
};

/** A value as a message shows it, cut where it is long. */
function shown(value: unknown): string {
  let text: string;
  try {
    text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'nothing');
  } catch {
    text = 'a value that holds itself';
  }
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** The line of the innermost part of a path that stands in the file. */
function lineOf(
  root: ParsedNode | null,
  path: readonly PropertyKey[],
  lines: LineCounter,
): number | undefined {
  let node: Node | null = root;
  let offset = root?.range?.[0];
  for (const step of path) {
    let next: unknown;
    if (isMap(node)) {
      const pair = node.items.find(item => String((item.key as { value?: unknown }).value) === String(step));
      const key = pair?.key as Node | undefined;
      if (key?.range) offset = key.range[0];
      next = pair?.value;
    } else if (isSeq(node)) {
      next = node.items[Number(step)];
      const range = (next as Node | undefined)?.range;
      if (range) offset = range[0];
    }
    if (next === undefined || next === null) break;
    node = next as Node;
  }
  return offset === undefined ? undefined : lines.linePos(offset).line;
}

/** For YAML text that was read: the line of the innermost part of a path that stands in it. */
export function linesOf(text: string): (path: readonly PropertyKey[]) => number | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  return path => lineOf(document.contents, path, lines);
}

/** The keys that an object at this path may have, where the schema is plain enough to tell. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): readonly string[] {
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

/** Data that came from no file, such as options: `place` names the one at fault by its first key. */
export function checkData<T>(data: unknown, place: (key: string) => string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return result.data;
  throw new ProblemError(
    result.error.issues.flatMap(issue =>
      describe(issue, place(String(issue.path[0] ?? '')), () => undefined, keysAt(schema, issue.path)),
    ),
  );
}
