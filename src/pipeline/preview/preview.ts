import { placesOf } from '../../manifest/index.js';
import {
  type BoxPart,
  chosenParts,
  type Desk,
  type Job,
  openJob,
  sheetProblems,
  type Tally,
} from '../../parts/index.js';
import { type Problem, ProblemError } from '../../problem.js';
import { renderSvg } from '../../render/index.js';
import type { Recipe } from '../../templates/index.js';
import { layOutPart, type MadeSheets, preparePart } from '../box.js';
import { ReadRecord, RecipeRecord } from './reads.js';
import { listOf, type PreviewList } from './word-list.js';

/** A part as a person sees it before it is printed. */
export interface PreviewPart {
  readonly name: string;
  /** Its name is the string `part.<label>`. */
  readonly label: string;
  readonly sheets: readonly PreviewSheet[];
  readonly cards: readonly PreviewCard[];
  readonly twoSided: boolean;
  readonly tally: Tally;
  /** The words that it is made from, even where none of its sheets could be laid out. */
  readonly list?: PreviewList;
  /** Of this part alone. With an error it may still have sheets, but it can't be printed. */
  readonly problems: readonly Problem[];
}

export interface PreviewSheet {
  /** In millimetres. */
  readonly sides: readonly {
    readonly side: 'front' | 'back';
    readonly width: number;
    readonly height: number;
  }[];
}

/** A card by its id: what the manifest says about it, and its places in millimetres on the pages of its part. */
export type PreviewCard = ReturnType<typeof cardsOf>[number];

/** A page of a part: sheet and side count from 0. */
export interface PageName {
  readonly part: string;
  readonly sheet: number;
  readonly side: number;
}

export interface LayOptions {
  /** Called with each part as soon as it can be shown. */
  readonly shown: (part: PreviewPart) => void;
  /** Part that is laid out first: the one that a person works on. */
  readonly first?: string;
  /** Asked before each part: whether a newer recipe has come, so that the rest is not needed. */
  readonly stop?: () => boolean | Promise<boolean>;
}

/** What a run of `lay` found. */
export interface PreviewBox {
  /** The parts of the box in their order. */
  readonly parts: readonly string[];
  /** Of the recipe and of all parts. */
  readonly problems: readonly Problem[];
  /** False if it was stopped. */
  readonly whole: boolean;
}

interface Kept<T> {
  readonly reads: ReadRecord;
  readonly recipe: RecipeRecord;
  readonly value: T;
}

interface KeptPart {
  readonly made?: MadeSheets;
  readonly shown: PreviewPart;
}

/**
 * A box that is laid out again and again while a person works on it. A part is laid out anew only if what it reads of the
 * recipe, or one of the person's files that it reads, has changed: `own` must give the same object for a file that has not.
 */
export class Preview {
  readonly #desk: Omit<Desk, 'own'>;
  #job: Kept<Job> | undefined;
  readonly #parts = new Map<string, Kept<KeptPart>>();

  constructor(desk: Omit<Desk, 'own'>) {
    this.#desk = desk;
  }

  /** Throws a ProblemError if the recipe itself can't be opened. Faults of its parts are in the answer. */
  async lay(recipe: Recipe, own: Desk['own'], { shown, first, stop }: LayOptions): Promise<PreviewBox> {
    const job = await this.#openJob(recipe, own);
    const box = chosenParts(recipe, this.#desk.project);
    const names = box.map(({ name }) => name);
    for (const name of this.#parts.keys()) if (!names.includes(name)) this.#parts.delete(name);
    const problems = [...sheetProblems(job)];
    const inOrder = [...box].sort((a, b) => Number(b.name === first) - Number(a.name === first));
    for (const each of inOrder) {
      if (await stop?.()) return { parts: names, problems, whole: false };
      const kept = await this.#part(job, each, own);
      problems.push(...kept.shown.problems);
      shown(kept.shown);
    }
    return { parts: names, problems: distinct(problems), whole: true };
  }

  /** One page as an SVG of its own, in millimetres; undefined if there is no such page. */
  page({ part, sheet, side }: PageName): string | undefined {
    const found = this.#parts.get(part)?.value.made?.laid.sheets[sheet]?.sides[side];
    const book = this.#job?.value.setting.shaper.book;
    return found && book && renderSvg(found.size, found.items, book);
  }

  async #openJob(recipe: Recipe, own: Desk['own']): Promise<Job> {
    const kept = this.#job;
    if (kept?.recipe.stillTrue(recipe) && kept.reads.stillTrue(own)) return { ...kept.value, recipe };
    this.#parts.clear();
    const reads = new ReadRecord(own);
    const record = new RecipeRecord(recipe);
    const value = await openJob(record.recipe, { ...this.#desk, own: reads.library });
    this.#job = { recipe: record, reads, value };
    return { ...value, recipe };
  }

  async #part(job: Job, box: BoxPart, own: Desk['own']): Promise<KeptPart> {
    const before = this.#parts.get(box.name);
    if (before?.recipe.stillTrue(job.recipe) && before.reads.stillTrue(own)) return before.value;
    const reads = new ReadRecord(own);
    const record = new RecipeRecord(job.recipe);
    const desk = { ...job.desk, own: reads.library };
    const value = await layKept({ ...job, recipe: record.recipe, desk }, box);
    this.#parts.set(box.name, { reads, recipe: record, value });
    return value;
  }
}

/** Each problem once: the same card size may be too large for several parts. */
function distinct(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map(problem => [JSON.stringify(problem), problem])).values()];
}

async function layKept(job: Job, box: BoxPart): Promise<KeptPart> {
  const { name } = box;
  const nothing = { name, label: name, sheets: [], cards: [], twoSided: false, tally: {} };
  let found: readonly Problem[] = [];
  let list: { readonly list?: PreviewList } = {};
  try {
    const prepared = await preparePart(job, box);
    found = prepared.prepared.problems;
    const words = prepared.part.list?.(prepared.prepared.value);
    if (words) list = { list: listOf(words) };
    const made = await layOutPart(job, prepared);
    return { made, shown: { ...shownPart(made, found), ...list } };
  } catch (fault) {
    if (fault instanceof ProblemError)
      return { shown: { ...nothing, ...list, problems: [...found, ...fault.problems] } };
    // A list with errors may be too damaged to be laid out, which is no fault of the program.
    if (found.some(({ level }) => level === 'error'))
      return { shown: { ...nothing, ...list, problems: found } };
    throw fault;
  }
}

function shownPart(made: MadeSheets, problems: readonly Problem[]): PreviewPart {
  const { name, laid } = made;
  const { sheets, label = name, twoSided, tally = {} } = laid;
  return {
    name,
    label,
    sheets: sheets.map(({ sides }) => ({ sides: sides.map(({ side, size }) => ({ side, ...size })) })),
    cards: cardsOf(made),
    twoSided,
    tally,
    problems: [...problems, ...(laid.problems ?? [])],
  };
}

function cardsOf({ part, laid, prepared }: MadeSheets) {
  const { cards } = part.record?.(laid, prepared.value) ?? { cards: [] };
  const places = placesOf(laid.sheets);
  return cards.map(card => ({ ...card, places: places.get(card.id) ?? [] }));
}
