import { error, type Problem } from '../../speech/index.js';
import type { KeyKind } from '../kind.js';
import type { Drafts, KeyDraft } from './draft.js';
import { type KeyWords, partsOf, plainWord, type Vocabulary, vocabularyOf } from './vocabulary.js';

interface Line {
  readonly text: string;
  readonly line: number;
}

/** The lines of one card, and the number that stood above it. */
interface Block {
  readonly label?: string;
  readonly rows: readonly Line[];
}

/**
 * Key cards typed as grids, with blank lines or numbers between them: perhaps a line with an id and the starting team,
 * then a line for each row. Lines that begin with # or // are comments. Tells cards without a grid in `problems`.
 */
export function readGrids(text: string, file: string, kinds: readonly KeyKind[], words: KeyWords): Drafts {
  const known = kinds.map(kind => ({ kind, vocabulary: vocabularyOf(kind, words) }));
  const isRow = (line: string) => known.some(({ vocabulary }) => vocabulary.isRow(line));
  const problems: Problem[] = [];
  const drafts = blocksOf(text, isRow, words).flatMap(block => {
    const [first] = block.rows;
    if (first === undefined) return [];
    const { headed, ...head } = headOf(block, known, isRow, words);
    const rows = headed ? block.rows.slice(1) : block.rows;
    if (rows.length === 0) problems.push(error('keys.file-no-grid', { place: file, line: first.line }));
    const heads = (i: number) => (i > 0 ? {} : head);
    return cardsIn(rows, known).flatMap((card, i) => {
      const draft = gridDraft(card, heads(i), i > 0 ? card[0].line : first.line, file, problems);
      return draft ?? [];
    });
  });
  return { drafts, problems };
}

function blocksOf(text: string, isRow: (line: string) => boolean, { card }: KeyWords): Block[] {
  const blocks: Block[] = [];
  const words = new Set(card.map(plainWord));
  let rows: Line[] = [];
  let label: string | undefined;
  const end = (next?: string) => {
    if (rows.length > 0) blocks.push({ rows, ...(label === undefined ? {} : { label }) });
    if (rows.length > 0 || next !== undefined) label = next;
    rows = [];
  };
  for (const [i, typed] of text.split(/\r\n|\r|\n/).entries()) {
    const line = typed.trim();
    if (partsOf(line.replaceAll('|', ' ')).length === 0) end();
    else if (isRow(line)) rows.push({ text: line, line: i + 1 });
    else {
      const number = numberIn(line, words);
      if (number !== undefined) end(number);
      else if (!/^(?:#|\/\/)/.test(line) && !isColumnHead(line)) rows.push({ text: line, line: i + 1 });
    }
  }
  end();
  return blocks;
}

/** The number of `3.`, `#3`, `Card 3:`, `第 3 張`: of a line that has nothing else. */
function numberIn(line: string, words: ReadonlySet<string>): string | undefined {
  const [, before, number, after] =
    /^([^\p{Nd}]*)(\p{Nd}{1,6})([^\p{Nd}]*)$/u.exec(line.normalize('NFKC')) ?? [];
  if (number === undefined) return undefined;
  const rest = `${before} ${after}`.split(/[\s#.,:;()（）،、№]+/u).filter(part => part !== '');
  return rest.every(part => words.has(plainWord(part))) ? number : undefined;
}

/** The letters or numbers of the columns above a grid of a spreadsheet: A B C D E. */
function isColumnHead(line: string): boolean {
  const parts = partsOf(line);
  const letters = parts.every((part, i) => part.toUpperCase() === String.fromCharCode(65 + i));
  return parts.length > 2 && (letters || parts.every((part, i) => part === String(i + 1)));
}

type Known = readonly { readonly kind: KeyKind; readonly vocabulary: Vocabulary }[];

/** Rows without a blank line between cards: a card in each line, or as many lines as the grid of a kind has. */
function cardsIn(rows: readonly Line[], known: Known): readonly (readonly Line[])[] {
  if (rows.length < 2) return rows.length === 0 ? [] : [rows];
  for (const { kind, vocabulary } of known) {
    const all = (length: number) =>
      rows.every(({ text }) => vocabulary.isRow(text) && vocabulary.length(text) === length);
    if (all(kind.columns * kind.rows)) return rows.map(row => [row]);
    if (rows.length > kind.rows && rows.length % kind.rows === 0 && all(kind.columns))
      return Array.from({ length: rows.length / kind.rows }, (_, i) =>
        rows.slice(i * kind.rows, (i + 1) * kind.rows),
      );
  }
  return [rows];
}

function gridDraft(
  rows: readonly Line[],
  head: Pick<KeyDraft, 'id' | 'start'>,
  line: number,
  file: string,
  problems: Problem[],
): KeyDraft | undefined {
  const faces = rows.map(({ text }) => text.split('|'));
  const odd = faces.findIndex(parts => parts.length !== faces[0].length || parts.length > 2);
  if (odd >= 0) {
    problems.push(error('keys.file-row-faces', { place: file, line: rows[odd].line }));
    return undefined;
  }
  const face = (n: number) => faces.map(parts => parts[n]).join('\n');
  const back = faces[0].length === 2 ? { back: face(1) } : {};
  return { line, lines: rows.map(row => row.line), front: face(0), ...back, ...head };
}

/** What the first line of a block says before the grid: an id, an id and a team, or a team alone. */
function headOf(
  { label, rows: [first, second] }: Block,
  known: Known,
  isRow: (line: string) => boolean,
  { starts, card, roles }: KeyWords,
): { readonly id?: string; readonly start?: string; readonly headed: boolean } {
  const numbered = label === undefined ? {} : { id: `#${label}` };
  if (isRow(first.text)) {
    const team = second === undefined ? undefined : teamOf(known, roles, first.text);
    return team === undefined ? { ...numbered, headed: false } : { ...numbered, start: team, headed: true };
  }
  const around = new Set([...starts, ...card].map(plainWord));
  const parts = first.text
    .normalize('NFKC')
    .split(/[\s,;:،、]+/u)
    .filter(part => part !== '' && !around.has(plainWord(part)) && !/^[#(]?\p{Nd}+[.)]?$/u.test(part));
  const id = /^[a-z]-[0-9a-z-]+$/i.test(parts[0] ?? '') ? parts[0] : undefined;
  const rest = parts.slice(id === undefined ? 0 : 1).join(' ');
  const team = teamOf(known, roles, rest);
  if (id !== undefined) return { id, ...(rest === '' ? {} : { start: team ?? rest }), headed: true };
  if (team !== undefined) return { ...numbered, start: team, headed: true };
  // A word as long as the next line is a row of the grid, unless it is the name of a team.
  const isWord = /^\p{L}{3,}$/u.test(first.text);
  return isWord && second?.text.replace(/\s/g, '').length !== first.text.length
    ? { ...numbered, start: first.text, headed: true }
    : { ...numbered, headed: false };
}

function teamOf(known: Known, roles: KeyWords['roles'], typed: string): string | undefined {
  return known
    .flatMap(({ kind }) => kind.teams)
    .find(team =>
      [team, ...(roles[team.toLowerCase()] ?? [])].some(name => plainWord(name) === plainWord(typed)),
    );
}
