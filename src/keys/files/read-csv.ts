import { findDelimiter, readRows } from '../../csv/index.js';
import { error, type Problem, ProblemError, throwErrors } from '../../problem.js';
import { type Draft, draftOf } from './draft.js';

const COLUMNS = ['id', 'start', 'cells', 'front', 'back'];

/** Key cards in CSV, a row for each. Throws a ProblemError for missing columns and rows without cells. */
export function readCsv(text: string, file: string): Draft[] {
  const delimiter = findDelimiter(text, name => COLUMNS.includes(name.trim().toLowerCase()));
  const [header, ...rows] = readRows(text, delimiter);
  const names = (header?.fields ?? []).map(name => name.toLowerCase());
  if (!names.includes('cells') && !names.includes('front'))
    throw new ProblemError([
      error('keys.file-columns', { place: file, line: header?.line }, { columns: COLUMNS }),
    ]);
  const problems: Problem[] = [];
  const drafts = rows.flatMap(({ fields, line }) => {
    const draft = draftOf(name => fields?.[names.indexOf(name)] || undefined, line);
    if (draft === undefined) problems.push(error('keys.file-row-cells', { place: file, line }));
    return draft ?? [];
  });
  throwErrors(problems);
  return drafts;
}
