import { loadKeyTemplate } from '../../data/index.js';
import { sha256 } from '../../data/manifest/index.js';
import { cardId, dealKeys } from '../../keys/index.js';
import type { Desk } from '../../parts/index.js';
import { error, type Problem, ProblemError, throwErrors } from '../../speech/index.js';
import { checkKeyCards, keyFileText } from '../checking/key-cards.js';
import type { ReadPdf } from '../checking/pdfs.js';
import type { FinishedFile } from '../expectation.js';
import { dealBatch } from './batch.js';
import { CardIds } from './card-ids.js';
import type { BatchPart } from './merge.js';

/** What opens the files of a part, and what reads PDFs. */
export interface PartReader {
  /** In the order of the manifest; the kind, theme and locale are as `open` finds them. */
  open(part: BatchPart): { readonly batch: BatchPart['batch']; readonly files: readonly FinishedFile[] };
  readonly read: ReadPdf;
  /** Called with how many cards are proved. */
  readonly tell?: (cards: number) => void;
}

/**
 * Proves that the files of each part hold the cards that the seed deals, all of them and no others; returns the digest of
 * all. A part is dealt again; where that doesn't make the same bytes, as in another version, its cards are read from the
 * files. Works no longer than the files are long, whatever a manifest says. Throws a ProblemError with every fault.
 */
export async function proveParts(
  parts: readonly BatchPart[],
  desk: Desk,
  { open, read, tell = () => {} }: PartReader,
): Promise<string> {
  const problems: Problem[] = [];
  const [all, ofManifest] = [new CardIds(), new Map<string, CardIds>()];
  let before = 0;
  for (const part of parts) {
    try {
      const { batch, files } = open(part);
      await holdDigests(part, files);
      const again =
        part.version === desk.version && (await madeAgain(batch, files, desk, n => tell(before + n)));
      const ids = again || (await readAgain(part.manifest, batch, files, desk, read));
      const own = ofManifest.get(part.manifest) ?? new CardIds();
      ofManifest.set(part.manifest, own);
      for (const each of [all, own]) each.addAll(ids);
    } catch (fault) {
      if (!(fault instanceof ProblemError)) throw fault;
      problems.push(...fault.problems);
    }
    before += part.batch.count;
    tell(before);
  }
  throwErrors(problems);
  for (const { manifest, recorded } of parts)
    if (recorded !== undefined && recorded !== (await ofManifest.get(manifest)?.digest()))
      throw new ProblemError([error('pipeline.merge-digest', manifest)]);
  return all.digest();
}

async function holdDigests({ files: recorded }: BatchPart, files: readonly FinishedFile[]): Promise<void> {
  const problems: Problem[] = [];
  for (const [i, { place, bytes }] of files.entries())
    if (recorded[i].sha256 !== (await sha256(bytes))) problems.push(error('pipeline.merge-changed', place));
  throwErrors(problems);
}

/** The cards of files that a batch makes byte by byte; undefined at the first byte that differs. */
async function madeAgain(
  batch: BatchPart['batch'],
  files: readonly FinishedFile[],
  desk: Desk,
  tell: (cards: number) => void,
): Promise<CardIds | undefined> {
  try {
    const run = await dealBatch(batch, desk, tell);
    const isSame = run.files.every(({ chunks }, i) => files[i] && holds(files[i].bytes, chunks));
    return isSame && run.files.length === files.length ? run.ids : undefined;
  } catch (fault) {
    // What can't be dealt is told by what is read.
    if (fault instanceof ProblemError) return undefined;
    throw fault;
  }
}

/** Whether the chunks are these bytes. Stops at the first that isn't. */
function holds(bytes: Uint8Array, chunks: Iterable<Uint8Array>): boolean {
  let at = 0;
  for (const chunk of chunks) {
    for (let i = 0; i < chunk.length; i++) if (chunk[i] !== bytes[at + i]) return false;
    at += chunk.length;
  }
  return at === bytes.length;
}

/** Whether a text begins as JSON does; no CSV of ours, and no grid. */
function isJson(text: string): boolean {
  return /^\ufeff?\s*[[{]/.test(text);
}

/** Ids that are told one by one. */
const MOST_TOLD = 5;

/** The cards that stand in files. Throws a ProblemError if they aren't those of the batch. */
async function readAgain(
  manifest: string,
  batch: BatchPart['batch'],
  files: readonly FinishedFile[],
  desk: Desk,
  read: ReadPdf,
): Promise<CardIds> {
  const { kind } = loadKeyTemplate(batch.kind, desk.project, desk.own);
  const isText = batch.format !== 'pdf';
  const filed = files.map(file =>
    isText ? { place: file.place, text: keyFileText(file.bytes, file.place) } : file,
  );
  const format = batch.format.toUpperCase();
  const others = filed.filter(file => 'text' in file && isJson(file.text) !== (batch.format === 'json'));
  throwErrors(others.map(({ place }) => error('pipeline.merge-format', place, { format })));
  // The manifest of a PDF says its kind, and the colours of its roles.
  const { problems, sets } = await checkKeyCards(filed, desk, isText ? { read, kind: batch.kind } : { read });
  throwErrors(problems);
  const found = sets.flatMap(set => (set.kind.id === kind.id ? set.cards : []));
  const { seed, from, count } = batch;
  if (found.length !== count)
    throw new ProblemError([error('pipeline.merge-count', manifest, { found: found.length, count })]);
  const dealt = [...dealKeys(kind, { seed, from, count })].map(key => cardId(kind, key));
  const known = new Set(dealt);
  const strange = found.filter(({ id }) => !known.has(id));
  const ids = strange.slice(0, MOST_TOLD).map(({ id }) => id);
  if (strange.length > 0)
    throw new ProblemError([
      error('pipeline.merge-strange', strange[0].place, {
        ids,
        more: strange.length - ids.length,
        first: from + 1,
        last: from + count,
      }),
    ]);
  const all = new CardIds();
  for (const id of dealt) all.add(id);
  return all;
}
