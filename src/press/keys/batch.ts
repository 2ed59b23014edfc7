import { type Batch, type KeyTemplate, loadKeyTemplate, recipeSchema } from '../../data/index.js';
import {
  checkKind,
  countWished,
  dealKeys,
  type Key,
  type KeyKind,
  type KeyProof,
  KeyProver,
  keyText,
} from '../../keys/index.js';
import {
  claimedKeySheets,
  type Desk,
  expectedKind,
  type KeyCard,
  keySheets,
  openJob,
  provedCards,
  sheetProblems,
} from '../../parts/index.js';
import type { Expectation } from '../../proof/index.js';
import type { Sheet, Side } from '../../sheets/imposition/index.js';
import { error, type Problem, ProblemError, throwErrors, warning } from '../../speech/index.js';
import { expectationOf } from '../expectation.js';
import { CardIds } from './card-ids.js';
import { keyPdf } from './pdf.js';
import { type SearchWatch, searchWished, wishesOf } from './wished.js';

/** A file whose bytes are made as they are read, so memory does not grow with its length. */
export interface StreamedFile {
  readonly name: string;
  readonly chunks: Iterable<Uint8Array>;
}

export interface BatchRun {
  readonly kind: KeyKind;
  /** What is dealt: with fewer cards than asked for where that is all that were found. */
  readonly batch: Batch;
  /** Why there are fewer cards than asked for, and a warning that says so in place of an error. */
  readonly fewer?: { readonly refusal: Problem; readonly warning: Problem };
  /** Read them in order, each to its end. */
  readonly files: readonly StreamedFile[];
  /** What reading back each PDF must find, by its number among the files. */
  expected?(file: number): Expectation;
  /** Sheets of paper; 0 if the format is not PDF. */
  readonly sheets: number;
  /** How many layouts fit the wishes for a single card, if there are wishes and they can be counted. */
  readonly layouts?: bigint;
  /** What was proved; call it after all files are read. */
  proof(): KeyProof;
  /** Of all cards, once all files are read. */
  readonly ids: CardIds;
}

const MOST_FILES = 10_000;

/** Called with each card, and how many have been dealt so far. */
export type TellCard = (cards: number, key: Key) => void;

/**
 * A batch of key cards, dealt, proved and drawn as its files are read. An illegal card stops the run before its sheet is
 * drawn. Throws a ProblemError for a batch that cannot be dealt, or if no cards fit its wishes.
 */
export async function dealBatch(
  batch: Batch,
  desk: Desk,
  tell: TellCard = () => {},
  watch: SearchWatch = {},
): Promise<BatchRun> {
  const template = loadKeyTemplate(batch.kind, desk.project, desk.own);
  const { kind } = template;
  throwErrors(checkKind(kind, template.file));
  if (batch.wishes === undefined) return printKeyCards(batch, template, dealKeys(kind, batch), desk, tell);
  const wishes = wishesOf(kind, batch);
  const { keys, count, fewer } = await searchWished(kind, wishes, batch, watch);
  const layouts = count ?? countWished(kind, wishes);
  const run = await printKeyCards({ ...batch, count: keys.length }, template, keys, desk, tell);
  const values = { found: keys.length, count: batch.count };
  const told = warning('pipeline.fewer-found', 'wishes', values);
  return {
    ...run,
    ...(fewer === undefined ? {} : { fewer: { refusal: fewer, warning: told } }),
    ...(layouts === undefined ? {} : { layouts }),
  };
}

/** The kind of key card in a batch. Throws a ProblemError with the faults of its file. */
export function batchKind(batch: Batch, { project, own }: Desk): KeyKind {
  const { kind, file } = loadKeyTemplate(batch.kind, project, own);
  throwErrors(checkKind(kind, file));
  return kind;
}

/** Key cards of one kind, in the files and the format of a batch. `keys` is read once, while the files are read. */
export async function printKeyCards(
  batch: Batch,
  template: KeyTemplate,
  keys: Iterable<Key>,
  desk: Desk,
  tell: TellCard = () => {},
): Promise<BatchRun> {
  const { kind } = template;
  const prover = new KeyProver(kind, 'keys', true);
  const ids = new CardIds();
  const cards = counted(provedCards(kind, keys, prover), ids, tell);
  const proof = () => prover.finish();
  if (batch.format !== 'pdf') {
    const chunks = encoded(keyText(kind, batch, desk.version, cards));
    const files = [{ name: batchFile(batch, kind, 0, batch.count), chunks }];
    return { kind, batch, files, sheets: 0, proof, ids };
  }
  const { locale, paper, flip, theme, seed } = batch;
  const job = await openJob(recipeSchema.parse({ locale, paper, flip, theme, seed }), desk);
  throwErrors(sheetProblems(job));
  const { templates } = job;
  const { sheets, each } = keySheets(job, template, cards, batch.count);
  const total = Math.ceil(batch.count / each);
  const perFile = batch.sheets ?? total;
  const count = Math.ceil(total / perFile);
  if (count > MOST_FILES) {
    const values = { sheets: total, each: perFile, files: count, most: MOST_FILES };
    throw new ProblemError([error('pipeline.too-many-files', 'keys deal --sheets', values)]);
  }
  const queue = sheets[Symbol.iterator]();
  const files = Array.from({ length: count }, (_, n): StreamedFile => {
    const [first, end] = [n * perFile * each, Math.min(batch.count, (n + 1) * perFile * each)];
    const range = { first: batch.from + first + 1, last: batch.from + end };
    return { name: batchFile(batch, kind, first, end), chunks: keyPdf(job, range, sidesOf(queue, perFile)) };
  });
  const kinds = [expectedKind(template, templates)];
  const deck = {
    templates: { ...templates, locale: job.setting.locale },
    recipe: job.recipe,
    version: desk.version,
  };
  const expected = (file: number) => {
    const range = { first: file * perFile, length: perFile };
    const sheets = claimedKeySheets(deck, template, batch.count, range);
    return expectationOf(job, files[file].name, { kinds, sheets });
  };
  return { kind, batch, files, expected, sheets: total, proof, ids };
}

/** The sides of the next sheets of a queue. */
function* sidesOf(queue: Iterator<Sheet>, sheets: number): Generator<Side, void, undefined> {
  for (let i = 0; i < sheets; i++) {
    const next = queue.next();
    if (next.done) return;
    yield* next.value.sides;
  }
}

/** Passes the cards on, and reports each. */
function* counted(
  cards: Iterable<KeyCard>,
  ids: CardIds,
  tell: TellCard,
): Generator<KeyCard, void, undefined> {
  let done = 0;
  for (const card of cards) {
    // Before the card is passed on: after the last, the generator may not be resumed.
    done += 1;
    ids.add(card.id);
    tell(done, card.key);
    yield card;
  }
}

/** Text as bytes, in larger pieces: one write per card would take longer than the dealing. */
function* encoded(text: Iterable<string>): Generator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder();
  let waiting = '';
  for (const piece of text) {
    waiting += piece;
    if (waiting.length < 1 << 15) continue;
    yield encoder.encode(waiting);
    waiting = '';
  }
  yield encoder.encode(waiting);
}

/** `codenames-keys-00001-10000.pdf`: numbered in the order of the seed, so that shards sort side by side. */
export function batchFile(
  { from, count, format, wishes, whole = { from, count } }: Batch,
  kind: Pick<KeyKind, 'id'>,
  first: number,
  end: number,
): string {
  const width = Math.max(5, String(whole.from + whole.count).length);
  const place = (n: number) => String(from + n).padStart(width, '0');
  return `${kind.id}-keys-${wishes ? 'wished-' : ''}${place(first + 1)}-${place(end)}.${format}`;
}

/** The same name, of the file of a whole batch. */
export function wholeBatchFile(batch: Batch, kind: Pick<KeyKind, 'id'>): string {
  return batchFile(batch, kind, 0, batch.count);
}
