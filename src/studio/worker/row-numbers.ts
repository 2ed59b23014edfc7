import type { Problem, Sentence, Value, Values } from '../../speech/index.js';

/** The person's own list, and those that come with a locale: one line for each row, below a header. */
const LISTS = /^(words\.csv|wordlists\/.+\.csv)$/;

/** A problem of a word list by the row of the table, counted from 1, where the file has lines. */
export function inRows(problem: Problem): Problem {
  if (!LISTS.test(problem.place)) return problem;
  const { line, ...rest } = { ...problem, values: rowsIn(problem.values) };
  return line === undefined || line < 2 ? rest : { ...rest, line: line - 1 };
}

function rowsIn(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      /^(line|earlierLine)$/.test(name) && typeof value === 'number' ? value - 1 : within(value),
    ]),
  );
}

function within(value: Value): Value {
  if (typeof value !== 'object' || 'decimals' in value) return value;
  if (!('code' in value)) return value.map(each => within(each) as string | Sentence);
  return { ...value, values: rowsIn(value.values) };
}
