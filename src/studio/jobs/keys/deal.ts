import { type Batch, type BatchInput, batchSchema, checkData } from '../../../data/index.js';
import { ownPaths } from '../../../press/deckfile/index.js';
import {
  batchKind,
  batchManifest,
  dealBatch,
  type Expectation,
  howToPrint,
  joinedBytes,
  KeyStatistics,
  type SearchWatch,
  statisticsSvg,
  type TellCard,
  tellDealt,
  tellKeyFile,
  tellLayouts,
  tellStatistics,
} from '../../../press/index.js';
import { ProblemError, throwErrors } from '../../../speech/index.js';
import type { ToldProblem } from '../../bridge/messages.js';
import type { Order } from '../../bridge/order.js';
import { packOrder, throughFile } from '../../worker/deck-file.js';
import { checkRecipe } from '../../worker/recipe.js';
import type { Tools } from '../../worker/tools.js';
import { type TakenFile, taken } from '../taking/taken.js';

export interface DealOrder extends Order {
  readonly batch: BatchInput;
  /** Of the deck, whose theme the cards have. */
  readonly name: string;
  /** What the deck in one file is called, by which the manifest names a theme of a person's own. */
  readonly deckFile: string;
}

export interface Dealt {
  /** Those of `keys deal --out .`, the manifest behind the PDFs, and the deck in one file if that is needed. */
  readonly files: readonly TakenFile[];
  /** What reading back each PDF must find. */
  readonly expectations: readonly Expectation[];
  /** What was dealt, a sentence each. */
  readonly told: readonly string[];
  readonly problems: readonly ToldProblem[];
  /** Charts of how evenly the cards are dealt. */
  readonly statistics: string;
  /** As it is in the manifest. */
  readonly batch: Batch;
}

/** How many cards are done, of how many: found, while they are searched for, then drawn. */
export interface DealtSoFar {
  readonly searching?: true;
  readonly done: number;
  readonly all: number;
}

/** Chunks between two looks whether the page still wants the cards. */
const STRIDE = 50;
/** In ms, during a search. */
const LOOK_EVERY = 100;

/** Deals a batch of key cards, proves each, and draws how evenly they are spread. Undefined if it was stopped. */
export async function deal(order: DealOrder, tools: Tools<DealtSoFar>): Promise<Dealt | undefined> {
  const asked: Batch = checkData(order.batch, name => `--${name}`, batchSchema);
  const recipe = checkRecipe({ locale: asked.locale, theme: asked.theme, only: ['keys'] });
  const desk = await tools.desk({ recipe, files: order.files });
  const { own, located, ...through } = throughFile(recipe, desk.own, order.deckFile);
  const dealt = await dealWith({ ...asked, theme: through.recipe.theme }, { ...desk, own }, tools).catch(
    fault => {
      throw fault instanceof ProblemError ? new ProblemError(fault.problems.map(located)) : fault;
    },
  );
  if (dealt === undefined || ownPaths(recipe).length === 0) return dealt;
  const bytes = await packOrder(order, order.name, desk.version);
  return { ...dealt, files: [...dealt.files, await taken({ name: order.deckFile, bytes }, tools)] };
}

async function dealWith(
  asked: Batch,
  desk: Parameters<typeof dealBatch>[1],
  tools: Tools<DealtSoFar>,
): Promise<Dealt | undefined> {
  const counted = new KeyStatistics(batchKind(asked, desk), asked.seed);
  let cards = 0;
  let looked = 0;
  let gone = false;
  const watch: SearchWatch = {
    keepFound: true,
    found: found => {
      const now = performance.now();
      if (now - looked < LOOK_EVERY) return false;
      looked = now;
      tools.tell({ done: found, all: asked.count, searching: true });
      return tools.stopped().then(stopped => {
        gone = stopped;
        return stopped || tools.enough();
      });
    },
  };
  const count: TellCard = (done, key) => {
    counted.add(key);
    cards = done;
  };
  const run = await dealBatch(asked, desk, count, watch);
  if (gone) return undefined;
  const { batch } = run;
  const files: TakenFile[] = [];
  for (const { name, chunks } of run.files) {
    const [before, parts]: [number, Uint8Array[]] = [cards, []];
    for (const chunk of chunks) {
      parts.push(chunk);
      if (parts.length % STRIDE > 0) continue;
      tools.tell({ done: cards, all: batch.count });
      if (await tools.stopped()) return undefined;
    }
    const inside = tellKeyFile(cards - before, run.files.length === 1 ? run.sheets : undefined);
    files.push(await taken({ name, bytes: joinedBytes(parts) }, tools, inside));
  }
  const proof = run.proof();
  throwErrors(proof.problems);
  const report = counted.finish();
  const sentences = [
    tellDealt(proof),
    ...(run.layouts === undefined ? [] : [tellLayouts(run.layouts)]),
    ...tellStatistics(report),
    ...(run.sheets > 0 ? [howToPrint(batch.paper, run.sheets)] : []),
  ];
  const records = files.map(({ name, sha256 }) => ({ name, sha256 }));
  const recorded = { batch, cards: { sha256: await run.ids.digest() } };
  return {
    files: [...files, await taken(batchManifest(recorded, desk.version, records), tools)],
    expectations: run.files.flatMap((_, i) => run.expected?.(i) ?? []),
    told: sentences.map(each => tools.say(each)),
    problems: tools.told([
      ...(run.fewer ? [run.fewer.warning] : []),
      ...(batch.wishes?.starts === undefined ? proof.problems : []),
    ]),
    statistics: await statisticsSvg(batch, report, desk),
    batch,
  };
}
