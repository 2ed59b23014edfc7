import { computed, signal } from '@preact/signals';
import { type Client, isOutOfReach, Refused, Stopped, WorkerDied } from '../bridge/client.js';
import { drawPng } from '../bridge/draw-svg.js';
import type { ToldProblem } from '../bridge/messages.js';
import type { Answer, Payload } from '../jobs/index.js';
import type { Made, MakeEvent, MakeOrder } from '../jobs/taking/make.js';
import type { Deck } from '../state/deck.js';
import { partNames, parts } from '../state/preview.js';
import { giveBackSoon, maker, previewer, reader, tellLoading } from '../state/workers.js';
import { deck, orderFor } from '../state/workspace.js';
import { fileStem } from './names.js';
import { commandLine } from './offer/command-line.js';
import { Readers } from './readers.js';

/** How far a part of the box has come. */
export type PartStage = 'waiting' | 'laying' | 'written' | 'proved';

export interface Offer extends Made {
  /** What reading the PDFs back has proved; undefined where what reads them could not be loaded. */
  readonly proved: readonly string[] | undefined;
  readonly contact: { readonly name: string; readonly blob: Blob };
  readonly zip: { readonly name: string; readonly blob: Blob };
  /** What to type to make the same files. */
  readonly command: string;
}

type Pdf = Payload<'readBack'>;
type Report = Answer<'readBack'>;

export type Taking =
  | { readonly state: 'closed' }
  | { readonly state: 'making' }
  | { readonly state: 'ready'; readonly offer: Offer }
  /** The files are there, but nothing to read them back with. */
  | { readonly state: 'unread'; readonly offer: Offer; readonly made: Deck; readonly pdfs: readonly Pdf[] }
  | { readonly state: 'refused'; readonly problems: readonly ToldProblem[] }
  | { readonly state: 'broken'; readonly died: boolean };

export const taking = signal<Taking>({ state: 'closed' });
/** By the names of the parts, in the order of the box. */
export const stages = signal<ReadonlyMap<string, PartStage>>(new Map());
/** How many pictures of a part are prepared, where that takes long. */
export const counted = signal<{ readonly done: number; readonly all: number } | undefined>(undefined);
/** Whether PDFs are being read that could not be read before. */
export const readingAgain = signal(false);
/** The last deck whose PDFs were read back without a fault. */
export const provedDeck = signal<Deck | undefined>(undefined);

const WEIGHT: Readonly<Record<PartStage, number>> = { waiting: 0, laying: 0.2, written: 0.6, proved: 1 };

/** From 0 to 1. */
export const progress = computed(() => {
  const all = [...stages.value.values()];
  return all.reduce((sum, stage) => sum + WEIGHT[stage], 0) / Math.max(1, all.length);
});

let stop = new AbortController();

/** Lets the workers load what they need, so that they are ready when they are asked. A failure is told then. */
export function warmUp(): void {
  // One who comes back from the files that were made does not want them again.
  if (provedDeck.peek() === deck.peek()) return;
  if (!maker.busy) maker.ask('warm', { order: orderFor(deck.peek()) }).catch(() => {});
  if (!reader.busy) reader.ask('warm', {}).catch(() => {});
}

/** Makes the deck on the desk, reads it back, and offers it. */
export async function takeDeck(): Promise<void> {
  stop.abort();
  stop = new AbortController();
  const { signal } = stop;
  const made = deck.peek();
  taking.value = { state: 'making' };
  stages.value = new Map(partNames.peek().map(name => [name, 'waiting']));
  counted.value = undefined;
  warmUp();
  try {
    await makeOffer(made, signal);
  } catch (fault) {
    fail(fault, signal);
  } finally {
    letGo();
  }
}

/** Reads the PDFs back that could not be read before. */
export async function readAgain(): Promise<void> {
  const now = taking.peek();
  if (now.state !== 'unread' || readingAgain.peek()) return;
  const { signal } = stop;
  readingAgain.value = true;
  // A worker remembers what it could not load.
  reader.restart();
  const readers = new Readers(reader, signal);
  try {
    const proved = await prove(
      now.pdfs.map(pdf => readers.read(pdf)),
      signal,
    );
    provedDeck.value = now.made;
    taking.value = { state: 'ready', offer: { ...now.offer, proved } };
  } catch (fault) {
    if (!isOutOfReach(fault)) fail(fault, signal);
  } finally {
    readingAgain.value = false;
    letGo();
  }
}

/** When memory is looked for once files are there, in ms: a worker that is ended takes a moment to end. */
const [ENDED, LATER] = [200, 3000];

/** What made a deck and read it takes several times the memory of the page, and is seldom needed again at once. */
function letGo(): void {
  for (const worker of [maker, reader]) worker.letGo();
  giveBackSoon([ENDED, LATER]);
}

function fail(fault: unknown, signal: AbortSignal): void {
  if (fault instanceof Stopped || signal.aborted) return;
  stop.abort();
  if (fault instanceof Refused) taking.value = { state: 'refused', problems: fault.problems };
  else taking.value = { state: 'broken', died: fault instanceof WorkerDied };
}

/** Ends what is being made, and forgets what was. */
export function closeTaking(): void {
  const isBusy = taking.peek().state === 'making' || readingAgain.peek();
  stop.abort();
  taking.value = { state: 'closed' };
  // Neither hears in the middle of its work that it shall stop.
  if (isBusy) for (const worker of [maker, reader]) worker.restart();
}

/** Makes the files, and offers them once they are read back, or can't be for now. */
async function makeOffer(made: Deck, signal: AbortSignal): Promise<void> {
  const stem = fileStem(made);
  const deckFile = `${stem}.deckwright`;
  const order = { ...orderFor(made), name: made.name, deckFile };
  const { worker, answer, pdfs, reading } = await makeFiles(order, signal);
  const manifest = answer.files.find(({ name }) => name.endsWith('-manifest.json'))?.name ?? stem;
  const contact = {
    name: manifest.replace('-manifest.json', '-contact.png'),
    blob: await drawPng(answer.contactSheet),
  };
  const bundled = worker.ask('bundle', { files: [...answer.files, contact] }, { signal });
  const proved = await prove(reading, signal).catch(fault => {
    if (isOutOfReach(fault)) return undefined;
    throw fault;
  });
  const isOwn = answer.files.some(({ name }) => name === deckFile);
  const offer: Offer = {
    ...answer,
    proved,
    contact,
    zip: { name: `${stem}.zip`, blob: await bundled },
    command: commandLine(made.recipe, isOwn ? deckFile : undefined),
  };
  if (proved) provedDeck.value = made;
  taking.value = proved ? { state: 'ready', offer } : { state: 'unread', offer, made, pdfs };
}

/** The files of a deck, and what reads them back meanwhile. */
interface Making {
  readonly worker: Client;
  readonly answer: Made;
  readonly pdfs: readonly Pdf[];
  readonly reading: readonly Promise<Report>[];
}

/** Without a connection, the worker that lays out has loaded all that is needed; the page has to wait for it then. */
function makeFiles(order: MakeOrder, signal: AbortSignal): Promise<Making> {
  return makeWith(maker, order, signal).catch(fault => {
    if (isOutOfReach(fault)) return makeWith(previewer, order, signal);
    throw fault;
  });
}

async function makeWith(worker: Client, order: MakeOrder, signal: AbortSignal): Promise<Making> {
  const readers = new Readers(reader, signal);
  const pdfs: Pdf[] = [];
  const reading: Promise<Report>[] = [];
  const onEvent = (event: MakeEvent) => {
    const { part } = event;
    if (!('pdf' in event)) {
      counted.value = event.counted;
      reach(part, 'laying');
      return;
    }
    reach(part, 'written');
    const { pdf, expectation } = event;
    const report = readers.read({ pdf, expectation });
    report.then(
      () => reach(part, 'proved'),
      // Told where the reports are awaited.
      () => {},
    );
    pdfs.push({ pdf, expectation });
    reading.push(report);
  };
  const answer = await worker.ask('make', order, { signal, onEvent, onLoading: tellLoading });
  if (worker === maker) readers.join(maker);
  return { worker, answer, pdfs, reading };
}

async function prove(reading: readonly Promise<Report>[], signal: AbortSignal): Promise<readonly string[]> {
  return reader.ask('prove', { reports: await Promise.all(reading) }, { signal });
}

/** A part never falls back: the maker lays all parts out before it writes the first. */
function reach(part: string, stage: PartStage): void {
  const before = stages.peek().get(part) ?? 'waiting';
  if (WEIGHT[stage] > WEIGHT[before] && (stages.peek().has(part) || parts.peek().has(part)))
    stages.value = new Map(stages.peek()).set(part, stage);
}
