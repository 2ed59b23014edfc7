import { type Problem, type ProblemError, throwErrors } from '../../problem.js';
import { cardId, keyFromId } from '../id.js';
import { type Key, type KeyKind, teamNames } from '../kind.js';
import { canonicalKey } from '../orbit.js';
import type { CardToProve } from '../proof/proof.js';
import { type Draft, fault, keyDrafts, told } from './drafts.js';
import { type GridFault, joinFaces, readFace } from './grid.js';

/** A key card as a file has it; `line` where it begins. */
export interface FiledCard extends CardToProve {
  readonly line?: number;
}

export interface FiledKeys {
  readonly kind: KeyKind;
  /** Told where nothing in the file names the kind but how many cells a card has: a forgotten row makes it another. */
  readonly guess?: Problem;
  readonly cards: readonly FiledCard[];
}

/**
 * Key cards from JSON, CSV or grids as people type them. `kinds` are tried in their order where the file names none.
 * Throws a ProblemError with everything that can't be read; laws are not looked at here.
 */
export function readKeyFile(text: string, file: string, kinds: readonly KeyKind[]): FiledKeys {
  const plain = text.replace(/^\ufeff/, '');
  const { drafts, kind: named, letters } = keyDrafts(plain, file, kinds);
  if (drafts.length === 0)
    throw fault(file, undefined, 'There is no key card in this file.', 'Name another file.');
  const { kind, guessed } = chooseKind(drafts, kinds, named, file);
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
  return { kind, cards, ...(guessed ? { guess: guessOf(kind, file) } : {}) };
}

function chooseKind(
  drafts: readonly Draft[],
  kinds: readonly KeyKind[],
  named: string | undefined,
  file: string,
): { readonly kind: KeyKind; readonly guessed: boolean } {
  const known = kinds.find(kind => kind.id === named);
  if (known) return { kind: known, guessed: false };
  const letter = drafts.find(({ id }) => id !== undefined && PRINTED_ID.test(id))?.id?.[0].toUpperCase();
  const byId = kinds.find(kind => kind.letter === letter);
  if (byId) return { kind: byId, guessed: false };
  const [first] = drafts;
  const size = first.front.replace(/\s/g, '').length;
  const fits = (kind: KeyKind) => (kind.faces !== undefined) === (first.back !== undefined);
  const bySize = kinds.find(kind => fits(kind) && kind.columns * kind.rows === size);
  const byFaces = kinds.find(fits);
  const kind = bySize ?? byFaces;
  if (kind === undefined)
    throw fault(file, first.line, 'No known kind of key card is like this.', 'Name its kind with --kind.');
  return { kind, guessed: kinds.length > 1 };
}

function guessOf({ id, columns, rows }: KeyKind, file: string): Problem {
  const message = `The cards are taken for ${id}, which have ${columns} columns and ${rows} rows.`;
  return {
    level: 'notice',
    place: file,
    message,
    advice: 'If they are others, name their kind with --kind.',
  };
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
    return { message: `The id ${problem.message}`, advice: problem.advice ?? '' };
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
