import { error, type Problem, ProblemError } from '../../speech/index.js';
import { type Drafts, draftOf } from './draft.js';

/**
 * Key cards in JSON: a list of cards, an object with `cards`, or the manifest of a deck. A card is an object with
 * `cells`, or its cells alone: a text, a list, or a list for each row. Throws a ProblemError for anything else.
 */
export function readJson(text: string, file: string): Drafts {
  const whole = parse(text, file) as {
    kind?: string;
    cards?: unknown;
    parts?: readonly { part: string; cards: unknown; letters?: Readonly<Record<string, string>> }[];
  };
  const part = Array.isArray(whole?.parts) ? whole.parts.find(each => each?.part === 'keys') : undefined;
  const list = Array.isArray(whole) ? whole : (part?.cards ?? whole?.cards);
  if (!Array.isArray(list)) throw new ProblemError([error('keys.file-no-list', file)]);
  const problems: Problem[] = [];
  const drafts = (isGrid(list) ? [list] : list).flatMap((card: unknown, i) => {
    const bare = typeof card === 'string' || Array.isArray(card);
    const fields = bare ? { cells: card } : (card as Record<string, unknown> | null);
    const draft = draftOf(name => cellsText(fields?.[name]));
    if (draft === undefined) problems.push(error('keys.file-card-cells', file, { number: i + 1 }));
    return draft ?? [];
  });
  const letters = part?.letters;
  const byRole =
    letters && Object.fromEntries(Object.entries(letters).map(([letter, role]) => [role, letter]));
  return { drafts, problems, kind: whole?.kind, letters: byRole };
}

/** The most cells in a row. */
const MOST_COLUMNS = 9;

/** Whether this is one card: a list of rows, each a list of as many cells. */
function isGrid(list: readonly unknown[]): boolean {
  const isCell = (cell: unknown) =>
    typeof cell === 'string' && (cell.length === 1 || /^\p{L}{3,}$/u.test(cell));
  const isRow = (row: unknown): row is readonly unknown[] =>
    Array.isArray(row) && row.length > 1 && row.length <= MOST_COLUMNS && row.every(isCell);
  return (
    list.length > 1 &&
    list.length <= MOST_COLUMNS &&
    list.every(isRow) &&
    new Set(list.map(row => row.length)).size === 1
  );
}

/** A text, or cells and rows of cells as one; undefined for anything else. */
function cellsText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const rows = value.map(row => (Array.isArray(row) ? row.join(' ') : row));
  return rows.every(row => typeof row === 'string')
    ? rows.join(rows.length <= MOST_COLUMNS ? '\n' : ' ')
    : undefined;
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError([error('keys.file-not-json', file)]);
  }
}
