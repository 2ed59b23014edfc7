import type { Sheet, Side } from '../imposition/index.js';
import { checkKind, dealKeys, type KeyKind, type KeyProof, KeyProver } from '../keys/index.js';
import { throwErrors } from '../problem.js';
import { renderPdf } from '../render/pdf.js';
import { type Batch, loadKeyTemplate, loadStock, phrase, recipeSchema } from '../templates/index.js';
import { pdfMeta } from './files.js';
import { provedCards } from './keys.js';
import { keyText } from './keytext.js';
import { keySheets, type Workshop } from './parts.js';
import type { Desk } from './pipeline.js';
import { childMark, makeSetting } from './setting.js';

/** A file whose bytes are made as they are asked for, in memory that does not grow with it. */
export interface StreamedFile {
  readonly name: string;
  readonly chunks: Iterable<Uint8Array>;
}

export interface BatchRun {
  readonly kind: KeyKind;
  /** To be read one after another, each to its end. */
  readonly files: readonly StreamedFile[];
  /** Sheets of paper; none where no paper is printed. */
  readonly sheets: number;
  /** What was proved, once all files are read. */
  proof(): KeyProof;
}

/**
 * A batch of key cards, dealt, proved and drawn as its files are read. A card that breaks a law stops the run before
 * its sheet is drawn. Throws a ProblemError for a batch that can't be dealt.
 */
export async function dealBatch(
  batch: Batch,
  desk: Desk,
  told: (cards: number) => void = () => {},
): Promise<BatchRun> {
  const { project, own, version } = desk;
  const template = loadKeyTemplate(batch.kind, project, own);
  const { kind } = template;
  throwErrors(checkKind(kind, template.file));
  const prover = new KeyProver(kind);
  const keys = dealKeys(kind, batch);
  const cards = counted(provedCards(kind, keys, prover), told);
  const proof = () => prover.finish();
  const { locale, paper, flip, theme, seed } = batch;
  const recipe = recipeSchema.parse({ locale, paper, flip, theme, seed });
  if (batch.format !== 'pdf') {
    const chunks = encoded(keyText(kind, batch, version, cards));
    return { kind, files: [{ name: fileName(batch, kind, 0, batch.count), chunks }], sheets: 0, proof };
  }
  const stock = loadStock(recipe, project, own);
  const setting = await makeSetting(stock, undefined, project, own);
  const shop: Workshop = { recipe, stock, setting, version, childMark: childMark(project, setting) };
  const { sheets, each } = keySheets(shop, template, cards, batch.count);
  const total = Math.ceil(batch.count / each);
  const perFile = batch.sheets ?? total;
  const queue = sheets[Symbol.iterator]();
  const part = phrase(setting.locale, 'part.keys');
  const files = Array.from({ length: Math.ceil(total / perFile) }, (_, n): StreamedFile => {
    const [first, end] = [n * perFile * each, Math.min(batch.count, (n + 1) * perFile * each)];
    const range = { first: batch.from + first + 1, last: batch.from + end };
    const title = phrase(setting.locale, 'title.batch', { part, ...range });
    const meta = pdfMeta(shop, title, flip !== 'none');
    return {
      name: fileName(batch, kind, first, end),
      chunks: renderPdf(sidesOf(queue, perFile), meta, setting.shaper.book),
    };
  });
  return { kind, files, sheets: total, proof };
}

/** The sides of the next sheets of a queue. */
function* sidesOf(queue: Iterator<Sheet>, sheets: number): Generator<Side, void, undefined> {
  for (let i = 0; i < sheets; i++) {
    const next = queue.next();
    if (next.done) return;
    yield* next.value.sides;
  }
}

/** Says after each item how many there were. */
function* counted<T>(items: Iterable<T>, told: (done: number) => void): Generator<T, void, undefined> {
  let done = 0;
  for (const item of items) {
    yield item;
    done += 1;
    told(done);
  }
}

/** Text in pieces of some size: a write for each card would take longer than the dealing. */
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

/** `codenames-keys-00001-10000.pdf`: places in the seed's row, so that shards lie side by side. */
function fileName({ from, count, format }: Batch, kind: KeyKind, first: number, end: number): string {
  const width = Math.max(2, String(from + count).length);
  const place = (n: number) => String(from + n).padStart(width, '0');
  return `${kind.id}-keys-${place(first + 1)}-${place(end)}.${format}`;
}
