import type { Recipe } from '../../data/index.js';
import { type BoxPart, chosenParts, type Desk, type Job, openJob, sheetProblems } from '../../parts/index.js';
import { renderSvg } from '../../render/index.js';
import type { Problem } from '../../speech/index.js';
import { type KeptPart, layKept, type PreviewPart } from './part.js';
import { ReadRecord, RecipeRecord } from './reads.js';

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

/**
 * A box that is laid out again and again while a person works on it. A part is laid out anew only if what it reads of the
 * recipe, or one of the person's files that it reads, has changed: `own` must give the same object for a file that has not.
 */
export class Preview {
  readonly #desk: Omit<Desk, 'own'>;
  #job: Kept<Job> | undefined;
  readonly #parts = new Map<string, Kept<KeptPart>>();
  #newest = 0;

  constructor(desk: Omit<Desk, 'own'>) {
    this.#desk = desk;
  }

  /**
   * Throws a ProblemError if the recipe itself can't be opened. Faults of its parts are in the answer. Another run may
   * begin before this one ends: then this one stops by itself, and what it has made is not kept.
   */
  async lay(recipe: Recipe, own: Desk['own'], { shown, first, stop }: LayOptions): Promise<PreviewBox> {
    const run = ++this.#newest;
    const isOld = () => run !== this.#newest;
    const job = await this.#openJob(recipe, own, isOld);
    const box = chosenParts(recipe, this.#desk.project);
    const names = box.map(({ name }) => name);
    if (isOld()) return { parts: names, problems: [], whole: false };
    for (const name of this.#parts.keys()) if (!names.includes(name)) this.#parts.delete(name);
    const problems = [...sheetProblems(job)];
    const inOrder = [...box].sort((a, b) => Number(b.name === first) - Number(a.name === first));
    for (const each of inOrder) {
      if ((await stop?.()) || isOld()) return { parts: names, problems, whole: false };
      const kept = await this.#part(job, each, own, isOld);
      if (isOld()) return { parts: names, problems, whole: false };
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

  async #openJob(recipe: Recipe, own: Desk['own'], isOld: () => boolean): Promise<Job> {
    const kept = this.#job;
    if (kept?.recipe.stillTrue(recipe) && kept.reads.stillTrue(own)) return { ...kept.value, recipe };
    const reads = new ReadRecord(own);
    const record = new RecipeRecord(recipe);
    const value = await openJob(record.recipe, { ...this.#desk, own: reads.library });
    if (!isOld()) {
      this.#parts.clear();
      this.#job = { recipe: record, reads, value };
    }
    return { ...value, recipe };
  }

  async #part(job: Job, box: BoxPart, own: Desk['own'], isOld: () => boolean): Promise<KeptPart> {
    const before = this.#parts.get(box.name);
    if (before?.recipe.stillTrue(job.recipe) && before.reads.stillTrue(own)) return before.value;
    const reads = new ReadRecord(own);
    const record = new RecipeRecord(job.recipe);
    const desk = { ...job.desk, own: reads.library };
    const value = await layKept({ ...job, recipe: record.recipe, desk }, box);
    if (!isOld()) this.#parts.set(box.name, { reads, recipe: record, value });
    return value;
  }
}

/** Each problem once: the same card size may be too large for several parts. */
function distinct(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map(problem => [JSON.stringify(problem), problem])).values()];
}
