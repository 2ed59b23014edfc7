import { type KeyTemplate, loadKeyWords, loadTemplates, recipeSchema } from '../../data/index.js';
import { checkKind, type KeyKind, type KeyProof, KeyProver, readKeyCards } from '../../keys/index.js';
import { expectedKind } from '../../parts/index.js';
import type { ExpectedKind, Mark, PaperProblem } from '../../proof/index.js';
import { error, gameName, ProblemError, throwErrors } from '../../speech/index.js';
import { decodeText } from '../../words/index.js';
import { allKinds, expectationFor, type FinishedFile, type Libraries } from '../expectation.js';
import { type ReadPdf, readPdf } from './pdfs.js';

/** A file of key cards: a finished PDF, or JSON, CSV or typed grids. */
export type KeyFile = FinishedFile | { readonly place: string; readonly text: string };

export interface CheckedKeys {
  /** One for each kind of card that was found. */
  readonly sets: readonly KeySet[];
  readonly problems: readonly PaperProblem[];
}

export interface KeySet {
  readonly kind: KeyKind;
  readonly cards: readonly FoundKey[];
  /** Of all files together. Its notices stay out of the problems. */
  readonly proof: KeyProof;
}

export interface FoundKey {
  readonly id: string;
  readonly start?: string;
  /** Row by row; of a card with two faces, the pairs. */
  readonly cells: readonly string[];
  /** Its file. */
  readonly place: string;
  /** In a PDF, and in a text. */
  readonly mark?: Mark;
  readonly line?: number;
}

/** Options of a check. */
export interface KeyCheck {
  /** The kind of all cards: one of the program's, or a file of one's own. */
  readonly kind?: string;
  readonly read?: ReadPdf;
  /** Called with the place of each file before it is read. */
  readonly tell?: (place: string) => void;
}

/**
 * Holds key cards against the laws of their kind, and all files against each other: no two cards may be the same however
 * they are turned. Throws a ProblemError for a kind of one's own that breaks its rules.
 */
export async function checkKeyCards(
  files: readonly KeyFile[],
  { project, own }: Libraries,
  { kind: named, read = readPdf, tell = () => {} }: KeyCheck = {},
): Promise<CheckedKeys> {
  const all = allKinds(project, own, named);
  // One's own kind comes first.
  const templates = named === undefined ? all : [all.find(each => each.kind.id === named) ?? all[0]];
  throwErrors(templates.flatMap(each => checkKind(each.kind, each.file)));
  const words = loadKeyWords(project);
  const sets = new Map<string, OpenSet>();
  const [guesses, told]: [PaperProblem[], PaperProblem[]] = [[], []];
  for (const file of files)
    try {
      tell(file.place);
      if ('text' in file) checkText(file);
      else await checkPdf(file);
    } catch (fault) {
      if (!(fault instanceof ProblemError)) throw fault;
      told.push(...fault.problems);
    }
  const faults = [...sets.values()].flatMap(set => set.faults);
  return {
    problems: once([...guesses, ...told, ...faults]),
    sets: [...sets.values()].map(({ kind, cards, prover }) => ({ kind, cards, proof: prover.finish() })),
  };

  function checkText({ place, text }: { readonly place: string; readonly text: string }): void {
    const { kind, cards, guess, problems } = readKeyCards(
      text,
      place,
      templates.map(each => each.kind),
      words,
    );
    for (const problem of problems) told.push(problem);
    const faults = prove(sets, kind, place, cards) + problems.length;
    if (faults > 0 && guess) guesses.push(guess);
  }

  async function checkPdf(file: FinishedFile): Promise<void> {
    const kinds =
      named === undefined
        ? (await expectationFor(file, { project, own })).expectation.kinds
        : expectedKinds(templates);
    const { keys, checks } = await read(file.bytes, { place: file.place, kinds });
    const found = checks.filter(({ name }) => KEY_CHECKS.includes(name)).flatMap(each => each.problems);
    const other = named !== undefined && keys.length === 0 ? await otherKind(file) : undefined;
    if (named !== undefined && other !== undefined) {
      const { id } = templates[0].kind;
      told.push(error('pipeline.other-kind', file.place, { found: gameName(other), kind: gameName(id) }));
      return;
    }
    told.push(...found);
    for (const { kind } of kinds) {
      const own = keys.filter(key => key.kind === kind.id);
      const cards = own.map(({ id, start, cells, page, box }) => ({ id, start, cells, mark: { page, box } }));
      if (cards.length > 0) prove(sets, kind, file.place, cards);
    }
    if (keys.length === 0 && found.length === 0) told.push(error('pipeline.no-key-cards', file.place));
  }

  /** The kind of the cards in a PDF that has none of the kind that was named. */
  async function otherKind({ bytes, place }: FinishedFile): Promise<string | undefined> {
    const kinds = expectedKinds(all);
    const { keys } = await read(bytes, { place, kinds });
    return keys[0]?.kind;
  }

  function expectedKinds(printed: readonly KeyTemplate[]): readonly ExpectedKind[] {
    const inTheme = loadTemplates(recipeSchema.parse({}), project, own);
    return printed.map(template => expectedKind(template, inTheme));
  }
}

/** The cards of one kind, and what is wrong with them so far. */
interface OpenSet {
  readonly kind: KeyKind;
  readonly prover: KeyProver;
  readonly cards: FoundKey[];
  readonly faults: PaperProblem[];
}

/** Adds cards to the set of their kind; returns how many faults they have. */
function prove(
  sets: Map<string, OpenSet>,
  kind: KeyKind,
  place: string,
  found: readonly Omit<FoundKey, 'place'>[],
): number {
  const set = sets.get(kind.id) ?? { kind, prover: new KeyProver(kind, place), cards: [], faults: [] };
  sets.set(kind.id, set);
  const before = set.faults.length;
  for (const card of found) {
    set.cards.push({ ...card, place });
    const mark = card.mark ? { mark: card.mark } : {};
    set.faults.push(...set.prover.prove(card).map(problem => ({ ...problem, place, ...mark })));
  }
  return set.faults.length - before;
}

const KEY_CHECKS: readonly string[] = ['key cards', 'ids', 'front and back'];

/** Preflight and the proof may find the same fault of a file. */
function once(problems: readonly PaperProblem[]): readonly PaperProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ place, mark: _, ...fault }) => {
    const told = JSON.stringify([place.replace(/, page \d+$/, ''), fault]);
    const before = seen.has(told);
    seen.add(told);
    return !before;
  });
}

/** The text of a file of key cards, in UTF-8 or UTF-16. Throws a ProblemError for any other bytes. */
export function keyFileText(bytes: Uint8Array, place: string): string {
  const decoded = decodeText(bytes);
  if ('text' in decoded) return decoded.text;
  throw new ProblemError([error('words.unreadable', place, { why: decoded })]);
}
