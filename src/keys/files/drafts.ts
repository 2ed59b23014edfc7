import { findDelimiter, readRows } from '../../csv/index.js';
import { type Problem, ProblemError, throwErrors } from '../../problem.js';
import { type KeyKind, shownRoles } from '../kind.js';

/** What a file says of one card, before its letters are read. */
export interface Draft {
  readonly line?: number;
  readonly id?: string;
  readonly start?: string;
  readonly front: string;
  readonly back?: string;
}

/** What a whole file says: JSON may name the kind, and the letter of each role. */
interface Drafts {
  readonly drafts: readonly Draft[];
  readonly kind?: string;
  readonly letters?: Readonly<Record<string, string>>;
}

/** JSON and CSV are told by the file's name; anything else is grids. */
export function keyDrafts(text: string, file: string, kinds: readonly KeyKind[]): Drafts {
  if (/\.json$/i.test(file)) return jsonDrafts(text, file);
  return { drafts: /\.csv$/i.test(file) ? csvDrafts(text, file) : gridDrafts(text, file, kinds) };
}

function jsonDrafts(text: string, file: string): Drafts {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw fault(file, undefined, 'This is not JSON.', 'Name a file that `keys deal --format json` wrote.');
  }
  const whole = data as {
    kind?: string;
    cards?: unknown;
    parts?: readonly { part: string; cards: unknown; letters?: Readonly<Record<string, string>> }[];
  };
  const part = Array.isArray(whole?.parts) ? whole.parts.find(each => each?.part === 'keys') : undefined;
  const list = Array.isArray(data) ? data : (part?.cards ?? whole?.cards);
  if (!Array.isArray(list))
    throw fault(file, undefined, 'There is no list of "cards" in this file.', 'Name a file with key cards.');
  const drafts = list.map((card: Record<string, unknown>, i): Draft => {
    const word = (key: string) => (typeof card?.[key] === 'string' ? (card[key] as string) : undefined);
    const front = word('cells') ?? word('front');
    if (front === undefined)
      throw fault(
        file,
        undefined,
        `Card ${i + 1} has no "cells".`,
        'Write the letters of its cells, row after row.',
      );
    const [id, start, back] = [word('id'), word('start'), word('back')];
    return { front, ...(id ? { id } : {}), ...(start ? { start } : {}), ...(back ? { back } : {}) };
  });
  const letters = part?.letters;
  const byRole =
    letters && Object.fromEntries(Object.entries(letters).map(([letter, role]) => [role, letter]));
  return { drafts, kind: whole?.kind, letters: byRole };
}

const COLUMNS = ['id', 'start', 'cells', 'front', 'back'];

function csvDrafts(text: string, file: string): Draft[] {
  const delimiter = findDelimiter(text, name => COLUMNS.includes(name.trim().toLowerCase()));
  const [header, ...rows] = readRows(text, delimiter);
  const names = (header?.fields ?? []).map(name => name.toLowerCase());
  if (!names.includes('cells') && !names.includes('front'))
    throw fault(
      file,
      header?.line,
      'There is no column "cells" or "front".',
      `Use the columns ${COLUMNS.join(', ')}.`,
    );
  const problems: Problem[] = [];
  const drafts = rows.flatMap(({ fields, line }) => {
    const word = (name: string) => fields?.[names.indexOf(name)] || undefined;
    const front = word('cells') ?? word('front');
    if (front === undefined) {
      problems.push(told(file, line, 'This row has no cells.', 'Write them, or remove the row.'));
      return [];
    }
    const [id, start, back] = [word('id'), word('start'), word('back')];
    return [{ front, line, ...(id ? { id } : {}), ...(start ? { start } : {}), ...(back ? { back } : {}) }];
  });
  throwErrors(problems);
  return drafts;
}

/** Blocks between blank lines: perhaps a line with an id and the team that begins, then a line for each row. */
function gridDrafts(text: string, file: string, kinds: readonly KeyKind[]): Draft[] {
  const drafts: Draft[] = [];
  let block: { readonly text: string; readonly line: number }[] = [];
  const end = () => {
    if (block.length > 0) drafts.push(gridDraft(block, file, kinds));
    block = [];
  };
  for (const [i, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') end();
    else block.push({ text: line.trim(), line: i + 1 });
  }
  end();
  return drafts;
}

function gridDraft(
  block: readonly { readonly text: string; readonly line: number }[],
  file: string,
  kinds: readonly KeyKind[],
): Draft {
  const [first, second] = block;
  const isRow = kinds.some(kind => isRowOf(kind, first.text));
  const head = (!isRow && /^([A-Z]-[0-9A-Z-]+)(?:\s+(.+))?$/i.exec(first.text)) || undefined;
  const isTeam = kinds.some(({ teams }) =>
    teams.some(team => team.toLowerCase() === first.text.toLowerCase()),
  );
  const alone =
    isTeam ||
    (head === undefined &&
      /^\p{L}{3,}$/u.test(first.text) &&
      second?.text.replace(/\s/g, '').length !== first.text.length);
  const rows = head !== undefined || alone ? block.slice(1) : block;
  if (rows.length === 0)
    throw fault(file, first.line, 'This card has no grid.', 'Write a line for each row.');
  const faces = rows.map(({ text }) => text.split('|'));
  const odd = faces.findIndex(parts => parts.length !== faces[0].length || parts.length > 2);
  if (odd >= 0)
    throw fault(
      file,
      rows[odd].line,
      'This row has another number of faces.',
      'Write "front | back" in each row, or no bar at all.',
    );
  const start = head?.[2] ?? (alone ? first.text : undefined);
  const face = (n: number) => faces.map(parts => parts[n]).join('');
  return {
    line: first.line,
    front: face(0),
    ...(faces[0].length === 2 ? { back: face(1) } : {}),
    ...(head ? { id: head[1] } : {}),
    ...(start ? { start } : {}),
  };
}

/** Letters of roles alone: a row may begin as an id does, R-BRB. */
function isRowOf(kind: KeyKind, line: string): boolean {
  const letters = shownRoles(kind)
    .map(role => kind.letters[role])
    .join('')
    .toUpperCase();
  return [...line.replace(/\s/g, '').toUpperCase()].every(letter => letters.includes(letter));
}

export function told(place: string, line: number | undefined, message: string, advice: string): Problem {
  return { level: 'error', place, ...(line === undefined ? {} : { line }), message, advice };
}

export function fault(
  place: string,
  line: number | undefined,
  message: string,
  advice: string,
): ProblemError {
  return new ProblemError([told(place, line, message, advice)]);
}
