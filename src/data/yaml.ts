import {
  constructFromEvents,
  EVENT_ID,
  type Event,
  FAILSAFE_SCHEMA,
  getScalarValue,
  parseEvents,
  YAMLException,
} from 'js-yaml';
import type * as z from 'zod';
import { error, type Problem, ProblemError } from '../speech/index.js';
import { checkAgainst } from './check.js';
import type { Library } from './library.js';
import { yamlFault, yamlLine } from './yaml-fault.js';

/** The longest file of ours is a tenth of it. */
const [MOST_CHARACTERS, MOST_VALUES] = [1_000_000, 100_000];

/** A YAML file of a library as checked data. Throws a ProblemError, as `readYaml` does. */
export function readYamlFile<T>(library: Library, file: string, schema: z.ZodType<T>): T {
  const text = library.text(file);
  return checkYaml(library.said?.(file, text) ?? parse(text, file), text, file, schema);
}

/**
 * YAML text -> checked data. Throws a ProblemError with every fault: file, line, key, value and the nearest allowed
 * word. Values of the keys `verbatim` are taken as typed: 012 stays 012.
 */
export function readYaml<T>(
  text: string,
  file: string,
  schema: z.ZodType<T>,
  verbatim: readonly string[] = [],
): T {
  return checkYaml(parse(text, file, verbatim), text, file, schema);
}

/** What a YAML text says, checked; faults have the lines of the text. Throws a ProblemError. */
export function checkYaml<T>(data: unknown, text: string, file: string, schema: z.ZodType<T>): T {
  let lineAt: ReturnType<typeof linesOf> | undefined;
  return checkAgainst(schema, data, path => {
    lineAt ??= linesOf(text);
    const line = lineAt(path);
    return { place: file, ...(line === undefined ? {} : { line }) };
  });
}

function parse(text: string, file: string, verbatim: readonly string[] = []): unknown {
  const refuse = (problem: Problem) => new ProblemError([problem]);
  if (text.length > MOST_CHARACTERS)
    throw refuse(error('templates.too-long', file, { count: text.length, most: MOST_CHARACTERS }));
  const data = parseAny(text, file, verbatim);
  if (countValues(data) > MOST_VALUES)
    throw refuse(error('templates.too-many-values', file, { most: MOST_VALUES }));
  return data;
}

function parseAny(text: string, file: string, verbatim: readonly string[]): unknown {
  const refuse = (problem: Problem) => new ProblemError([problem]);
  try {
    const events = parseEvents(text, {});
    const [data = {}, ...others] = constructFromEvents(events, { source: text }) as Record<string, unknown>[];
    if (others.length > 0) {
      const second = events.findLastIndex(event => event.type === EVENT_ID.DOCUMENT);
      const line = lineFinder(text)(offsetOf(events[second + 1]));
      throw refuse(error('templates.second-document', { place: file, line }));
    }
    const numbers = verbatim.filter(key => typeof data?.[key] === 'number');
    if (numbers.length === 0) return data ?? {};
    const [typed] = constructFromEvents(events, { source: text, schema: FAILSAFE_SCHEMA }) as (typeof data)[];
    return { ...data, ...Object.fromEntries(numbers.map(key => [key, typed[key]])) };
  } catch (fault) {
    if (!(fault instanceof YAMLException)) throw fault;
    const line = yamlLine(fault, text);
    throw refuse(
      error('templates.not-yaml', line === undefined ? file : { place: file, line }, {
        fault: yamlFault(fault),
      }),
    );
  }
}

/** Where a value is in the text, or its key if it has one; and what is in it, by key or number. */
interface Place {
  readonly offset: number;
  readonly inside: ReadonlyMap<string, Place>;
}

/** For YAML text that was read: the line of the innermost part of a path that is in it. */
export function linesOf(text: string): (path: readonly PropertyKey[]) => number | undefined {
  const [, ...events] = parseEvents(text, {});
  const lineOf = lineFinder(text);
  const root = events.length > 0 ? placeOf(events.values(), text) : undefined;
  return path => {
    let at = root;
    let offset = root?.offset;
    for (const step of path) {
      at = at?.inside.get(String(step));
      // An empty value is nowhere.
      if (at !== undefined && at.offset >= 0) offset = at.offset;
    }
    return offset === undefined ? undefined : lineOf(offset);
  };
}

/** The value that begins with the next event; takes all its events. */
function placeOf(events: Iterator<Event>, text: string, event: Event = events.next().value): Place {
  const inside = new Map<string, Place>();
  const next = () => events.next().value as Event;
  if (event.type === EVENT_ID.SEQUENCE) {
    for (let item = next(); item.type !== EVENT_ID.POP; item = next())
      inside.set(String(inside.size), placeOf(events, text, item));
  } else if (event.type === EVENT_ID.MAPPING) {
    for (let key = next(); key.type !== EVENT_ID.POP; key = next()) {
      const { offset } = placeOf(events, text, key);
      const name = key.type === EVENT_ID.SCALAR ? getScalarValue(text, key) : '';
      inside.set(name, { ...placeOf(events, text), offset });
    }
  }
  return { offset: offsetOf(event), inside };
}

/** -1 if the value is empty. */
function offsetOf(event: Event): number {
  if ('start' in event) return event.start;
  if ('valueStart' in event) return event.valueStart;
  return 'anchorStart' in event ? event.anchorStart : -1;
}

/** The line of an offset, from 1. A file may have a fault on each of its lines. */
function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return offset => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

/** Deeper than any file of ours, and far from what a call stack holds. */
const MOST_LEVELS = 200;

/** How many values data has once each alias is replaced by what it stands for; endless if one holds itself. */
function countValues(data: unknown): number {
  const known = new Map<object, number>();
  const count = (value: unknown, level: number): number => {
    if (typeof value !== 'object' || value === null) return 1;
    if (level > MOST_LEVELS) return Number.POSITIVE_INFINITY;
    const before = known.get(value);
    if (before !== undefined) return before;
    // Met again before it is counted, it holds itself.
    known.set(value, Number.POSITIVE_INFINITY);
    const sum = Object.values(value).reduce<number>((all, each) => all + count(each, level + 1), 1);
    known.set(value, sum);
    return sum;
  };
  return count(data, 0);
}
