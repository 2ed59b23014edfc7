import type * as z from 'zod';
import type { Card } from '../deck/index.js';
import type { Sheet } from '../imposition/index.js';
import type { PartRecord } from '../manifest/index.js';
import type { Expectation } from '../preflight/index.js';
import type { Problem } from '../problem.js';
import type { Recipe, Templates } from '../templates/index.js';
import type { Job } from './job.js';

/**
 * One part of a box: what it needs, how it is laid out, what the manifest says of it, and what the read-back must find.
 * `Options` are its entry in the game's file; `Needs` is what it is made from.
 */
export interface Part<Options = unknown, Needs = unknown, C extends Card = Card> {
  /** Of its entry in `templates/games/`. */
  readonly options: z.ZodType<Options>;
  /** Keys of a recipe that only make sense for a box with this part. */
  readonly recipeKeys?: readonly (keyof Recipe)[];
  /** Reads and checks what it is made from, before anything is drawn. */
  needs(job: Job, options: Options): Prepared<Needs> | Promise<Prepared<Needs>>;
  layOut(job: Job, options: Options, needs: Needs): Laid<C> | Promise<Laid<C>>;
  /** What the manifest says of it beside pages, sheets and places; nothing for a part without cards. */
  record?(laid: Laid<C>, needs: Needs): RecordedFacts;
  /** What the read-back must find; `recorded` is what the manifest says of the part. */
  expects?(templates: Templates, options: Options, recorded: PartRecord): ExpectedContent;
}

export interface Prepared<Needs> {
  readonly value: Needs;
  /** Nothing is printed where one of them is an error. */
  readonly problems: readonly Problem[];
  /** The file it is made from: a deck that is printed again is told when the file has changed. */
  readonly source?: { readonly file: string; readonly bytes: Uint8Array };
  /** Text files for a person to look at, by the end of their names: `review.csv`. */
  readonly extras?: Readonly<Record<string, string>>;
}

/** A part on its sheets. */
export interface Laid<C extends Card = Card> {
  readonly sheets: readonly Sheet[];
  readonly cards: readonly C[];
  /** Two-sided sheets ask the printer for their flip. */
  readonly twoSided: boolean;
  /** In names of files, where that is not the part: which map it is. */
  readonly name?: string;
  /** What the PDF is called, where that is not the game. */
  readonly title?: string;
  /** What was found while it was drawn. */
  readonly problems?: readonly Problem[];
  /** What a person is told of it when all is done. */
  readonly tally?: Tally;
}

/** A laid out part under its name in the box. */
export interface LaidPart {
  readonly name: string;
  readonly laid: Laid;
}

export interface Tally {
  readonly words?: { readonly count: number; readonly sharingBefore: number; readonly sharingAfter: number };
  /** How many key cards each team starts. */
  readonly starts?: Readonly<Record<string, number>>;
}

export type RecordedFacts = Pick<PartRecord, 'letters' | 'map' | 'cards'>;

export type ExpectedContent = Partial<
  Pick<Expectation, 'kinds' | 'words' | 'dots' | 'agents' | 'tokens' | 'map'>
>;

/** For a part that is drawn from its templates alone. */
export const nothingNeeded = { value: undefined, problems: [] };
