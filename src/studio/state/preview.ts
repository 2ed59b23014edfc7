import { batch, computed, effect, signal } from '@preact/signals';
import { PATIENCE, Refused, Stopped } from '../bridge/client.js';
import type { ToldProblem } from '../bridge/messages.js';
import type { OwnFile } from '../bridge/order.js';
import { Watchdog } from '../bridge/watchdog.js';
import type { Answer } from '../jobs/index.js';
import type { LaidPart, ShownPart } from '../jobs/lay.js';
import type { Deck } from './deck.js';
import { giveBackSoon, previewer, tellLoading } from './workers.js';
import { deck, orderFor } from './workspace.js';

/** The parts of the box in their order; those not laid out yet are missing from `parts`. */
export const partNames = signal<readonly string[]>([]);
export const parts = signal<ReadonlyMap<string, ShownPart>>(new Map());
/** The deck that each part was laid out from: an answer is about the rows that it was asked about. */
export const laidFrom = signal<ReadonlyMap<string, Deck>>(new Map());
/** Counts up whenever a part was laid out anew, so that pages ask whether they have changed. */
export const laidAt = signal<ReadonlyMap<string, number>>(new Map());
/** The first page of the part that was shown first, as an SVG: it comes with its part. */
export const cover = signal<{ readonly part: string; readonly svg: string } | undefined>(undefined);
/** Counts the decks and games that were shown: pages of another one are never those of this one. */
export const boxes = signal(0);
/** Everything that is wrong, in the language of the page. */
export const problems = signal<readonly ToldProblem[]>([]);
/** Whether the sheets are older than the deck. */
export const laying = signal(false);
/** A mistake of the program, or a worker that died; undefined while all is well. */
export const broken = signal<Error | undefined>(undefined);
/** Whether the worker has said nothing for so long that something may hold it up. */
export const overdue = signal(false);
/** The part that a person works on: it is laid out first, and in front on the desk. */
export const frontPart = signal<string | undefined>(undefined);

export const sheetCount = computed(() =>
  [...parts.value.values()].reduce((sum, { sheets }) => sum + sheets.length, 0),
);

/** Files that were not among those of the last deck that was laid out: any of them may have stopped the worker. */
export const suspects = computed(() =>
  deck.value.files.filter(file => !proven.value.has(stampOf(file))).map(({ path }) => path),
);

const proven = signal<ReadonlySet<string>>(new Set());
const stampOf = ({ path, stamp }: OwnFile) => `${path} ${stamp}`;
/** A person is asked whether to stop it. */
const watchdog = new Watchdog(PATIENCE, () => {
  overdue.value = true;
});
let current: AbortController | undefined;

/** The deck and the game that were laid out last. */
let desk = '';

/** Nothing of another deck or game is shown while this one is laid out. */
function clearDesk({ id, recipe }: Deck): void {
  const now = `${id} ${recipe.game}`;
  if (now === desk) return;
  if (desk !== '') giveBackSoon();
  desk = now;
  batch(() => {
    partNames.value = [];
    parts.value = new Map();
    laidAt.value = new Map();
    problems.value = [];
    boxes.value = boxes.peek() + 1;
  });
}

async function layOut(): Promise<void> {
  const asked = deck.peek();
  const { files, ...order } = orderFor(asked);
  current?.abort();
  clearDesk(deck.peek());
  current = new AbortController();
  const { signal } = current;
  laying.value = true;
  watchdog.watch();
  const first = frontPart.peek();
  try {
    const box: Answer<'lay'> = await previewer.ask(
      'lay',
      { ...order, files, ...(first === undefined ? {} : { first }), cover: parts.peek().size === 0 },
      { signal, onLoading: alive(tellLoading), onEvent: alive(laid => show(laid, asked)) },
    );
    if (signal.aborted) return;
    partNames.value = box.parts;
    problems.value = box.problems;
    const gone = [...parts.peek().keys()].filter(name => !box.parts.includes(name));
    if (gone.length > 0) parts.value = new Map([...parts.peek()].filter(([name]) => !gone.includes(name)));
    broken.value = undefined;
    proven.value = new Set(files.map(stampOf));
  } catch (fault) {
    if (fault instanceof Stopped) return;
    if (fault instanceof Refused) problems.value = fault.problems;
    else broken.value = fault as Error;
  }
  if (signal.aborted) return;
  laying.value = false;
  watchdog.rest();
  overdue.value = false;
}

function alive<T>(hear: (news: T) => void): (news: T) => void {
  return news => {
    watchdog.heard();
    overdue.value = false;
    hear(news);
  };
}

/** Ends a worker that something holds up; it is told as one that died. */
export function stopLaying(): void {
  previewer.renew();
}

export function layAgain(): void {
  broken.value = undefined;
  void layOut();
}

function show({ part, cover: svg }: LaidPart, asked: Deck): void {
  batch(() => {
    parts.value = new Map(parts.peek()).set(part.name, part);
    laidFrom.value = new Map(laidFrom.peek()).set(part.name, asked);
    laidAt.value = new Map(laidAt.peek()).set(part.name, (laidAt.peek().get(part.name) ?? 0) + 1);
    if (svg !== undefined) cover.value = { part: part.name, svg };
  });
}

/** Lays the deck out whenever it changes. Call it once. */
export function keepPreview(): void {
  effect(() => {
    deck.value;
    void layOut();
  });
}
