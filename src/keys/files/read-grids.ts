import { error, type Problem, ProblemError } from '../../problem.js';
import { type KeyKind, shownRoles } from '../kind.js';
import type { Draft } from './draft.js';

interface Line {
  readonly text: string;
  readonly line: number;
}

/**
 * Key cards typed as grids, with blank lines between them: perhaps a line with an id and the starting team, then a
 * line for each row. Throws a ProblemError for a card without a grid.
 */
export function readGrids(text: string, file: string, kinds: readonly KeyKind[]): Draft[] {
  const drafts: Draft[] = [];
  let block: Line[] = [];
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

function gridDraft(block: readonly Line[], file: string, kinds: readonly KeyKind[]): Draft {
  const refuse = (problem: Problem) => new ProblemError([problem]);
  const [first] = block;
  const { id, start, headed } = headOf(block, kinds);
  const rows = headed ? block.slice(1) : block;
  if (rows.length === 0) throw refuse(error('keys.file-no-grid', { place: file, line: first.line }));
  const faces = rows.map(({ text }) => text.split('|'));
  const odd = faces.findIndex(parts => parts.length !== faces[0].length || parts.length > 2);
  if (odd >= 0) throw refuse(error('keys.file-row-faces', { place: file, line: rows[odd].line }));
  const face = (n: number) => faces.map(parts => parts[n]).join('');
  return {
    line: first.line,
    front: face(0),
    ...(faces[0].length === 2 ? { back: face(1) } : {}),
    ...(id ? { id } : {}),
    ...(start ? { start } : {}),
  };
}

/** What the first line of a block says before the grid: an id, an id and a team, or a team alone. */
function headOf(
  [first, second]: readonly Line[],
  kinds: readonly KeyKind[],
): { readonly id?: string; readonly start?: string; readonly headed: boolean } {
  const isRow = kinds.some(kind => isRowOf(kind, first.text));
  const head = isRow ? null : /^([A-Z]-[0-9A-Z-]+)(?:\s+(.+))?$/i.exec(first.text);
  if (head !== null) return { id: head[1], start: head[2], headed: true };
  const isTeam = kinds.some(({ teams }) =>
    teams.some(team => team.toLowerCase() === first.text.toLowerCase()),
  );
  const isWord = /^\p{L}{3,}$/u.test(first.text);
  // A word as long as the next line is a row of the grid, unless it is the name of a team.
  if (isTeam || (isWord && second?.text.replace(/\s/g, '').length !== first.text.length))
    return { start: first.text, headed: true };
  return { headed: false };
}

/** Whether a line has only letters of roles: a row may begin as an id does, R-BRB. */
function isRowOf(kind: KeyKind, line: string): boolean {
  const letters = shownRoles(kind)
    .map(role => kind.letters[role])
    .join('')
    .toUpperCase();
  return [...line.replace(/\s/g, '').toUpperCase()].every(letter => letters.includes(letter));
}
