import { figures, type Locale, loadKeyTemplate, type Recipe, recipeSchema } from '../../data/index.js';
import {
  type BatchManifest,
  changesSince,
  type DeckManifest,
  type Manifest,
  type PartRecord,
} from '../../data/manifest/index.js';
import { dealKeys, KeyProver } from '../../keys/index.js';
import { boxOf, type Desk, type Job, keySheets, openJob, provedCards } from '../../parts/index.js';
import { type MadeAgain, type MadeCard, type MadePlace, openPdf } from '../../proof/index.js';
import { bounds } from '../../scene/geometry/index.js';
import { flat } from '../../scene/index.js';
import { facePlacesOf, inPageOrder, type Pile, type Sheet } from '../../sheets/imposition/index.js';
import { type Problem, ProblemError, warning } from '../../speech/index.js';
import { layOutPart, preparePart } from '../box.js';
import { filedSheets } from '../keys/filed.js';
import { findKey } from '../keys/find.js';
import { keyPdf } from '../keys/pdf.js';
import { OwnRead } from '../own-read.js';
import { joinedBytes, partChunks } from '../pdf.js';

/** The desk to make a recipe again on. */
export type OpenDesk = (recipe: Recipe) => Promise<Desk>;

/** Blocks of a file between two turns for others. */
const STRIDE = 64;

export type Again =
  /** Byte for byte the same; of a batch, how many cards were dealt and proved again. */
  | { readonly same: true; readonly cards?: number }
  | { readonly same: false; readonly made: MadeAgain }
  /** Why it can't be made again. */
  | { readonly same: undefined; readonly problems: readonly Problem[] };

/** A file that can be made as often as it is asked for, block by block. */
interface Making {
  chunks(): Iterable<Uint8Array>;
  /** What is on its pages. */
  sheets(): Iterable<Sheet>;
  readonly pile?: Pile;
  /** Undefined for key cards, all of whose ids are printed. */
  readonly records?: PartRecord['cards'];
  readonly locale: Locale;
  /** Why it may be another file than its manifest says, once it was made. */
  changes(): Promise<readonly Problem[]>;
  /** What was proved of key cards, once it was made. */
  readonly proved?: { cards(): number; problems(): readonly Problem[] };
}

/** A finished file held against the same file, made again from its manifest. Throws nothing that a file can cause. */
export async function madeAgain(
  { name, bytes, own }: { readonly name: string; readonly bytes: Uint8Array; readonly own?: Desk['own'] },
  manifest: Manifest,
  openDesk: OpenDesk,
): Promise<Again> {
  try {
    const making =
      manifest.kind === 'batch'
        ? await batchAgain(name, own, manifest, openDesk, await sheetsIn(bytes, name))
        : await deckAgain(name, own, manifest, openDesk);
    if (!('chunks' in making)) return { same: undefined, problems: making };
    const isSame = await isMadeOf(bytes, making.chunks());
    const proved = making.proved?.problems() ?? [];
    if (proved.length > 0) return { same: undefined, problems: proved };
    if (isSame) return { same: true, ...(making.proved ? { cards: making.proved.cards() } : {}) };
    const changes = await making.changes();
    if (changes.length > 0) return { same: undefined, problems: changes };
    return { same: false, made: { bytes: joinedBytes([...making.chunks()]), ...placesIn(making) } };
  } catch (fault) {
    if (!(fault instanceof ProblemError)) throw fault;
    return {
      same: undefined,
      problems: fault.problems.map((each): Problem => ({ ...each, level: 'warning' })),
    };
  }
}

/** Holds no more than a block at a time, and stops at the first byte that differs. */
async function isMadeOf(bytes: Uint8Array, chunks: Iterable<Uint8Array>): Promise<boolean> {
  let [at, blocks] = [0, 0];
  for (const chunk of chunks) {
    if (at + chunk.length > bytes.length) return false;
    for (let i = 0; i < chunk.length; i++) if (chunk[i] !== bytes[at + i]) return false;
    at += chunk.length;
    if (++blocks % STRIDE === 0) await new Promise(resolve => setTimeout(resolve));
  }
  return at === bytes.length;
}

async function deckAgain(
  name: string,
  own: Desk['own'] | undefined,
  manifest: DeckManifest,
  openDesk: OpenDesk,
): Promise<Making | readonly Problem[]> {
  const { recipe, parts } = manifest;
  const opened = await openDesk(recipe);
  const desk = { ...opened, own: own ?? opened.own };
  const other = await changesSince(manifest, desk.version, []);
  if (other.length > 0) return other;
  const recorded = parts.find(({ file }) => file === name);
  const part = boxOf(recipe.game, desk.project).find(each => each.name === recorded?.part);
  if (part === undefined) return [];
  const read = new OwnRead();
  const job: Job = { ...(await openJob(recipe, { ...desk, own: read.library(desk.own) })), desk };
  const prepared = await preparePart(job, part);
  const { source, sources = [] } = prepared.prepared;
  const sourcesRead = [...(source ? [source] : []), ...sources].map(each => ({ part: part.name, ...each }));
  const changes = await changesSince(manifest, desk.version, sourcesRead);
  if (changes.length > 0) return changes;
  const made = await layOutPart(job, prepared);
  const { own: checksums } = manifest;
  return {
    chunks: () => partChunks(job, made),
    sheets: () => made.laid.sheets,
    ...(recipe.manualDuplex ? { pile: recipe.manualDuplex } : {}),
    records: made.part.record?.(made.laid, made.prepared.value).cards ?? [],
    locale: job.setting.locale,
    changes: async () => (checksums ? read.changes(checksums) : []),
  };
}

async function sheetsIn(bytes: Uint8Array, name: string): Promise<number> {
  const pdf = await openPdf(bytes, name);
  const { pages } = pdf;
  pdf.close();
  return Math.ceil(pages / 2);
}

/**
 * One file of a batch, which has so many sheets: those before it are neither drawn nor kept, and whatever its manifest says,
 * one sheet more is enough to tell that it has others.
 */
async function batchAgain(
  name: string,
  own: Desk['own'] | undefined,
  manifest: BatchManifest,
  openDesk: OpenDesk,
  held: number,
): Promise<Making | readonly Problem[]> {
  const { batch, version, id } = manifest;
  const { kind, locale, paper, flip, theme, seed, wishes } = batch;
  const recipe = recipeSchema.parse({ locale, paper, flip, theme, seed });
  const opened = await openDesk(recipe);
  const desk = { ...opened, own: own ?? opened.own };
  const other = await changesSince({ version, parts: [] }, desk.version, []);
  if (other.length > 0) return other;
  if (wishes !== undefined && id === undefined) return [warning('pipeline.wished-again', name)];
  const job = await openJob(recipe, desk);
  const template = loadKeyTemplate(kind, desk.project, desk.own);
  const { each } = keySheets(job, template, [], 0);
  const { from, count, total, first, ...filed } = filedSheets(manifest, name, each);
  const length = Math.min(filed.length, held + 1);
  const skipped = Math.min(first, total) * each;
  let prover = new KeyProver(template.kind, 'keys', true);
  function* sheets(): Generator<Sheet, void, undefined> {
    prover = new KeyProver(template.kind, 'keys', true);
    const dealt =
      id === undefined
        ? dealKeys(template.kind, { seed, from: from + skipped, count: count - skipped })
        : [findKey(id, desk, kind).key];
    const cards = provedCards(template.kind, dealt, prover);
    let left = length;
    if (left > 0)
      for (const sheet of keySheets(job, template, cards, count, first).sheets) {
        yield sheet;
        if (--left === 0) return;
      }
  }
  function* sides() {
    for (const sheet of sheets()) yield* sheet.sides;
  }
  const last = Math.min(count, (first + length) * each);
  const range = { first: from + skipped + 1, last: from + last };
  return {
    chunks: () => keyPdf(job, range, sides()),
    sheets,
    locale: job.setting.locale,
    changes: async () => [],
    proved: {
      cards: () => last - skipped,
      problems: () => prover.finish().problems.filter(({ level }) => level === 'error'),
    },
  };
}

/** The cards and the photographs of a file, and where they are. */
function placesIn({ sheets, pile, records, locale }: Making): Pick<MadeAgain, 'cards' | 'photographs'> {
  const all = [...sheets()];
  const recorded = records && new Map(records.map(card => [card.id, card]));
  // Other pieces are pages: rules, a map.
  const pieces = [...facePlacesOf(all, pile)].filter(([id]) => recorded?.has(id) ?? true);
  const cards = pieces.flatMap(([id, places]) =>
    places.map(({ face, page, x, y, width, height }): MadeCard => {
      const printed = printedOn(id, face, recorded?.get(id), locale);
      return { page, box: { x, y, width, height }, ...(printed ? { printed } : {}) };
    }),
  );
  const photographs = inPageOrder(all, pile).flatMap(({ side }, i) =>
    flat(side.items).flatMap(({ item, matrix }): readonly MadePlace[] =>
      item.kind === 'image' ? [{ page: i + 1, box: bounds(matrix, item) }] : [],
    ),
  );
  return { cards, photographs };
}

/** What tells a card from others: its number and the word on this face, or the id of a key card. */
function printedOn(
  id: string,
  face: string,
  recorded: PartRecord['cards'][number] | undefined,
  locale: Locale,
): MadeCard['printed'] {
  if (recorded === undefined || recorded.cells !== undefined) return { id };
  const words = recorded.words?.map(({ text }) => text) ?? [];
  const number = /^W(\d+)$/.exec(id)?.[1];
  if (number === undefined || words.length === 0) return undefined;
  return { number: figures(locale, Number(number)), word: words[face === 'front' ? 0 : 1] ?? words[0] };
}
