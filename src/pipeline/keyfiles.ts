import {
  type CardToProve,
  canonicalKey,
  cardId,
  type GridFault,
  joinFaces,
  type Key,
  type KeyKind,
  keyFromId,
  readFace,
  shownRoles,
  teamNames,
} from '../keys/index.js';
import { type Problem, ProblemError, throwErrors } from '../problem.js';
import { findDelimiter, readRows } from '../words/csv.js';

/** A key card as a file has it; `line` where it begins. */
export interface FiledCard extends CardToProve {
  readonly line?: number;
}

export interface FiledKeys {
  readonly kind: KeyKind;
  readonly cards: readonly FiledCard[];
}

/** What a file says of one card, before its letters are read. */
interface Draft {
  readonly line?: number;
  readonly id?: string;
  readonly start?: string;
  readonly front: string;
  readonly back?: string;
}

/**
 * Key cards from JSON, CSV or grids as people type them. `kinds` are tried in their order where the file names none.
 * Throws a ProblemError with everything that can't be read; laws are not looked at here.
 */
export function readKeyFile(text: string, file: string, kinds: readonly KeyKind[]): FiledKeys {
  const plain = text.replace(/^\ufeff/, '');
  const {
    drafts,
    kind: named,
    letters,
  } = /\.json$/i.test(file)
    ? jsonDrafts(plain, file)
    : {
        drafts: /\.csv$/i.test(file) ? csvDrafts(plain, file) : gridDrafts(plain, file, kinds),
        kind: undefined,
        letters: undefined,
      };
  if (drafts.length === 0)
    throw fault(file, undefined, 'There is no key card in this file.', 'Name another file.');
  const kind = chooseKind(drafts, kinds, named, file);
  const typed = letters === undefined ? kind : { ...kind, letters: { ...kind.letters, ...letters } };
  const problems: Problem[] = [];
  const cards = drafts.flatMap((draft, i) => {
    const name = draft.id ?? `card ${i + 1}`;
    const cells = readCells(typed, draft);
    if (isFaults(cells)) {
      for (const { message, advice } of cells)
        problems.push(told(file, draft.line, `Card "${name}" ${message}`, advice));
      return [];
    }
    const start = startOf(kind, draft, cells);
    const wrong = idFault(kind, draft, cells, start);
    if (wrong) problems.push(told(file, draft.line, wrong.message, wrong.advice));
    return [
      {
        id: name,
        cells,
        ...(start === undefined ? {} : { start }),
        ...(draft.line === undefined ? {} : { line: draft.line }),
      },
    ];
  });
  throwErrors(problems);
  return { kind, cards };
}

function chooseKind(
  drafts: readonly Draft[],
  kinds: readonly KeyKind[],
  named: string | undefined,
  file: string,
): KeyKind {
  const known = kinds.find(kind => kind.id === named);
  if (known) return known;
  const letter = drafts.find(({ id }) => id !== undefined && PRINTED_ID.test(id))?.id?.[0].toUpperCase();
  const byId = kinds.find(kind => kind.letter === letter);
  if (byId) return byId;
  const [first] = drafts;
  const size = first.front.replace(/\s/g, '').length;
  const fits = (kind: KeyKind) => (kind.faces !== undefined) === (first.back !== undefined);
  const bySize = kinds.find(kind => fits(kind) && kind.columns * kind.rows === size);
  const byFaces = kinds.find(fits);
  const kind = bySize ?? byFaces;
  if (kind === undefined)
    throw fault(file, first.line, 'No known kind of key card is like this.', 'Name its kind with --kind.');
  return kind;
}

function readCells(kind: KeyKind, { front, back }: Draft): readonly string[] | readonly GridFault[] {
  const faces = [readFace(kind, front), ...(back === undefined ? [] : [readFace(kind, back)])];
  const faults = faces.flatMap(face => (isFaults(face) ? face : []));
  if (faults.length > 0) return faults;
  const [shown, behind] = faces as (readonly string[])[];
  if (kind.faces === undefined) return shown;
  if (behind === undefined)
    return [{ message: 'has one face.', advice: `A ${kind.id} card has two: front | back.` }];
  const joined = joinFaces(kind, shown, behind);
  return 'message' in joined ? [joined] : joined;
}

function isFaults(cells: readonly string[] | readonly GridFault[]): cells is readonly GridFault[] {
  return typeof cells[0] === 'object';
}

/** The team that begins: as the file says; else the one whose start the cells come nearest to, or its id's. */
function startOf(kind: KeyKind, { id, start }: Draft, cells: readonly string[]): string | undefined {
  const { teams } = kind;
  if (start !== undefined) return teams.find(team => team.toLowerCase() === start.toLowerCase()) ?? start;
  const found = teams.map(team => cells.filter(role => role === team).length);
  const counts = teamNames(kind).map(name => kind.counts[name]);
  const wrong = teams.map((_, first) =>
    counts.reduce((sum, count, i) => sum + Math.abs(count - found[(first + i) % teams.length]), 0),
  );
  const nearest = teams.filter((_, first) => wrong[first] === Math.min(...wrong));
  const printed = id === undefined ? undefined : keyOf(kind, id)?.start;
  const told = printed !== undefined && (nearest.includes(printed) || Math.min(...wrong) > 0);
  return told ? printed : nearest[0];
}

const PRINTED_ID = /^[A-Z][- ]/i;

function keyOf(kind: KeyKind, id: string): Key | undefined {
  try {
    return keyFromId([kind], id);
  } catch {
    return undefined;
  }
}

/** A printed id that stands for another card than the cells beside it. */
function idFault(
  kind: KeyKind,
  { id }: Draft,
  cells: readonly string[],
  start: string | undefined,
): GridFault | undefined {
  if (id === undefined || !PRINTED_ID.test(id)) return undefined;
  let printed: string;
  try {
    printed = cardId(kind, keyFromId([kind], id));
  } catch (error) {
    const [problem] = (error as ProblemError).problems;
    return { message: `The id ${problem.message}`, advice: problem.advice };
  }
  try {
    const own = cardId(kind, canonicalKey(kind, start === undefined ? { cells } : { start, cells }));
    if (own === printed) return undefined;
    return { message: `Card "${id}" shows the cells of ${own}.`, advice: 'Look which of the two is right.' };
  } catch {
    // A card against the laws has no id; the laws say what is wrong with it.
    return undefined;
  }
}

function jsonDrafts(text: string, file: string) {
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

function told(place: string, line: number | undefined, message: string, advice: string): Problem {
  return { level: 'error', place, ...(line === undefined ? {} : { line }), message, advice };
}

function fault(place: string, line: number | undefined, message: string, advice: string): ProblemError {
  return new ProblemError([told(place, line, message, advice)]);
}
