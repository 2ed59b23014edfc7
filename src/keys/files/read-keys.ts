import { error, gameName, notice, type Problem, ProblemError, throwErrors } from '../../speech/index.js';
import { cardId, keyFromId } from '../id.js';
import { type Key, type KeyKind, teamNames } from '../kind.js';
import { canonicalKey } from '../orbit.js';
import type { CardToProve } from '../proof/index.js';
import type { Drafts, KeyDraft } from './draft.js';
import { type CardSpot, joinFaces, readFace } from './grid.js';
import { readCsv } from './read-csv.js';
import { readGrids } from './read-grids.js';
import { readJson } from './read-json.js';
import { type KeyWords, NO_WORDS, vocabularyOf } from './vocabulary.js';

/** A key card as a file has it; `line` is where it begins. */
export interface FiledCard extends CardToProve {
  readonly line?: number;
}

export interface FiledKeys {
  readonly kind: KeyKind;
  /** A notice where the kind was guessed from the number of cells: a missing row makes a card look like another kind. */
  readonly guess?: Problem;
  readonly cards: readonly FiledCard[];
  /** Of the cards that can't be read, and of ids that are not those of their cards. */
  readonly problems: readonly Problem[];
}

/**
 * Key cards from JSON, CSV or grids as people type them, told apart by the name of the file. `kinds` are tried in their
 * order where the file names none. Throws a ProblemError for a file without cards, and else tells in `problems` of each
 * that can't be read; does not check laws.
 */
export function readKeyCards(
  text: string,
  file: string,
  kinds: readonly KeyKind[],
  words: KeyWords = NO_WORDS,
): FiledKeys {
  const read = readDrafts(text.replace(/^\ufeff/, ''), file, kinds, words);
  const { drafts, letters } = read;
  const problems: Problem[] = [...(read.problems ?? [])];
  if (drafts.length === 0)
    throw new ProblemError(problems.length > 0 ? problems : [error('keys.file-empty', file)]);
  const known = kindOf(read, kinds);
  const kind = known ?? guessKind(drafts, file, kinds, words);
  const other = kinds.length === 1 ? otherGrid(kind, drafts, words) : undefined;
  if (other !== undefined) {
    const { columns, rows } = kind;
    throw new ProblemError([
      error('keys.file-other-kind', file, { kind: gameName(kind.id), found: other, columns, rows }),
    ]);
  }
  const typed = letters === undefined ? kind : { ...kind, letters: { ...kind.letters, ...letters } };
  const cards = drafts.flatMap((draft, i) => {
    const { line } = draft;
    const spot = { place: file, line, id: draft.id ?? `#${i + 1}` };
    const cells = readCells(typed, draft, spot, problems, words);
    if (cells === undefined) return [];
    const start = startOf(kind, draft, cells);
    const key = start === undefined ? { cells } : { start, cells };
    const wrong = idProblem(kind, draft.id, key, spot);
    if (wrong) problems.push(wrong);
    return [{ id: spot.id, ...key, ...(line === undefined ? {} : { line }) }];
  });
  if (known !== undefined || kinds.length === 1) return { kind, cards, problems };
  const { id, columns, rows } = kind;
  const guess = notice('keys.file-kind-guessed', file, { kind: gameName(id), columns, rows });
  return { kind, cards, problems, guess };
}

/** The same, of a file in which every card can be read. Throws a ProblemError with everything that can't. */
export function readKeyFile(
  text: string,
  file: string,
  kinds: readonly KeyKind[],
  words?: KeyWords,
): Omit<FiledKeys, 'problems'> {
  const { problems, ...read } = readKeyCards(text, file, kinds, words);
  throwErrors(problems);
  return read;
}

function readDrafts(text: string, file: string, kinds: readonly KeyKind[], words: KeyWords): Drafts {
  if (/\.json$/i.test(file)) return readJson(text, file);
  return /\.[ct]sv$/i.test(file) ? readCsv(text, file, kinds, words) : readGrids(text, file, kinds, words);
}

const PRINTED_ID = /^[A-Z][- ]/i;

/** The kind that the file names, or the first printed id. */
function kindOf({ drafts, kind: named }: Drafts, kinds: readonly KeyKind[]): KeyKind | undefined {
  const letter = drafts.find(({ id }) => id !== undefined && PRINTED_ID.test(id))?.id?.[0].toUpperCase();
  return kinds.find(kind => kind.id === named) ?? kinds.find(kind => kind.letter === letter);
}

/** The first kind with as many cells and faces as most cards, or at least as many faces. */
function guessKind(
  drafts: readonly KeyDraft[],
  file: string,
  kinds: readonly KeyKind[],
  words: KeyWords,
): KeyKind {
  const [{ back, line }] = drafts;
  const fits = kinds.filter(kind => (kind.faces !== undefined) === (back !== undefined));
  const cards = (kind: KeyKind) => {
    const { length } = vocabularyOf(kind, words);
    return drafts.filter(({ front }) => length(front) === kind.columns * kind.rows).length;
  };
  const counts = fits.map(cards);
  const kind = fits[counts.indexOf(Math.max(...counts))];
  if (kind === undefined) throw new ProblemError([error('keys.file-kind-unknown', { place: file, line })]);
  return kind;
}

/** The cells of each card, where all are whole grids and none is one of the kind. */
function otherGrid(kind: KeyKind, drafts: readonly KeyDraft[], words: KeyWords): number | undefined {
  const { length } = vocabularyOf(kind, words);
  const grids = drafts.map(({ front }) =>
    front
      .split('\n')
      .filter(row => row.trim() !== '')
      .map(length),
  );
  const sizes = new Set(grids.map(rows => rows.reduce((sum, row) => sum + row, 0)));
  const [size = 0] = sizes;
  const whole = grids.every(rows => new Set(rows).size === 1 && (rows.length > 1 || grids.length > 1));
  return whole && sizes.size === 1 && size > 1 && size !== kind.columns * kind.rows ? size : undefined;
}

function readCells(
  kind: KeyKind,
  { front, back, lines }: KeyDraft,
  spot: CardSpot,
  problems: Problem[],
  words: KeyWords,
): readonly string[] | undefined {
  const shown = readFace(kind, front, spot, problems, words, lines);
  const behind = back === undefined ? undefined : readFace(kind, back, spot, problems, words, lines);
  if (shown === undefined || (back !== undefined && behind === undefined)) return undefined;
  if (kind.faces === undefined) return shown;
  if (behind !== undefined) return joinFaces(kind, shown, behind, spot, problems);
  const { id, ...at } = spot;
  problems.push(error('keys.file-one-face', at, { id, kind: gameName(kind.id) }));
  return undefined;
}

/** The starting team: as the file says, else the one whose counts the cells come nearest to, or that of the id. */
function startOf(kind: KeyKind, { id, start }: KeyDraft, cells: readonly string[]): string | undefined {
  const { teams } = kind;
  if (start !== undefined) return teams.find(team => team.toLowerCase() === start.toLowerCase()) ?? start;
  const found = teams.map(team => cells.filter(role => role === team).length);
  const counts = teamNames(kind).map(name => kind.counts[name]);
  const wrong = teams.map((_, first) =>
    counts.reduce((sum, count, i) => sum + Math.abs(count - found[(first + i) % teams.length]), 0),
  );
  const least = Math.min(...wrong);
  const nearest = teams.filter((_, first) => wrong[first] === least);
  const printed = id === undefined ? undefined : keyOf(kind, id)?.start;
  return printed !== undefined && (nearest.includes(printed) || least > 0) ? printed : nearest[0];
}

function keyOf(kind: KeyKind, id: string): Key | undefined {
  try {
    return keyFromId([kind], id);
  } catch {
    return undefined;
  }
}

/** The problem of a printed id that can't be read, or that stands for another card than the cells beside it. */
function idProblem(
  kind: KeyKind,
  id: string | undefined,
  key: Pick<Key, 'start' | 'cells'>,
  { place, line }: CardSpot,
): Problem | undefined {
  if (id === undefined || !PRINTED_ID.test(id)) return undefined;
  let printed: string;
  try {
    printed = cardId(kind, keyFromId([kind], id));
  } catch (thrown) {
    const [{ code = '', values }] = (thrown as ProblemError).problems;
    return error('keys.file-id', { place, line }, { fault: { code, values: values ?? {} } });
  }
  let own: string;
  try {
    own = cardId(kind, canonicalKey(kind, key));
  } catch {
    // A card against the laws has no id; the proof says what is wrong with it.
    return undefined;
  }
  return own === printed ? undefined : error('keys.file-other-id', { place, line }, { id, own });
}
