import {
  batchKind,
  dealBatch,
  howToPrint,
  KeyStatistics,
  statisticsSvg,
  tellDealt,
  tellLayouts,
  tellStatistics,
} from '../../../../pipeline/index.js';
import { throwErrors } from '../../../../problem.js';
import { type Batch, type BatchInput, batchSchema, checkData } from '../../../../templates/index.js';
import type { ToldProblem } from '../../../bridge/messages.js';
import type { OwnFile } from '../../../bridge/order.js';
import type { Tools } from '../../tools.js';

export interface DealOrder {
  readonly batch: BatchInput;
  readonly files: readonly OwnFile[];
}

export interface Dealt {
  readonly files: readonly { readonly name: string; readonly blob: Blob }[];
  /** What was dealt and proved, a sentence each. */
  readonly told: readonly string[];
  readonly problems: readonly ToldProblem[];
  /** Charts of how evenly the cards are dealt. */
  readonly statistics: string;
}

/** How many cards are done, of how many. */
export interface DealtSoFar {
  readonly done: number;
  readonly all: number;
}

/** Chunks between two looks whether the page still wants the cards. */
const STRIDE = 50;

/** Deals a batch of key cards, proves each, and draws how evenly they are spread. Undefined if it was stopped. */
export async function deal(
  { batch: input, files }: DealOrder,
  tools: Tools<DealtSoFar>,
): Promise<Dealt | undefined> {
  const batch: Batch = checkData(input, name => `--${name}`, batchSchema);
  const { locale, theme } = batch;
  const desk = await tools.desk({ recipe: { locale, theme, only: ['keys'] }, files });
  const counted = new KeyStatistics(batchKind(batch, desk), batch.seed);
  let cards = 0;
  const run = await dealBatch(batch, desk, (done, key) => {
    counted.add(key);
    cards = done;
  });
  const made: { name: string; blob: Blob }[] = [];
  for (const { name, chunks } of run.files) {
    const parts: BlobPart[] = [];
    for (const chunk of chunks) {
      parts.push(chunk as Uint8Array<ArrayBuffer>);
      if (parts.length % STRIDE > 0) continue;
      tools.tell({ done: cards, all: batch.count });
      if (await tools.stopped()) return undefined;
    }
    made.push({ name, blob: new Blob(parts, { type: 'application/pdf' }) });
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
  return {
    files: made,
    told: sentences.map(each => tools.say(each)),
    problems: tools.told(batch.wishes?.starts === undefined ? proof.problems : []),
    statistics: await statisticsSvg(batch, report, desk),
  };
}
