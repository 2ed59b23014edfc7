import type * as z from 'zod';
import type { KeyTemplate, Recipe, Templates } from '../data/index.js';
import type { MapRecord, PartRecord } from '../data/manifest/index.js';
import type { TellDone } from '../pictures/photos/index.js';
import type { ClaimedFace, Expectation } from '../proof/index.js';
import type { Size } from '../scene/geometry/index.js';
import type { Sheet } from '../sheets/imposition/index.js';
import type { Problem } from '../speech/index.js';
import type { Card } from './card.js';
import type { Job } from './job.js';
import type { DeckWords } from './word-list/read-list.js';

/**
 * One part of a box: what it needs, how it is laid out, what the manifest says about it, and what the read-back must
 * find. `Options` is its entry in the game's file, `Needs` what it is made from. Without cards, `C` is `never`.
 */
export type Part<Options = unknown, Needs = unknown, C extends Card = Card> = Printed<Options, Needs, C> &
  ([C] extends [never] ? Pages<Options> : Cards<Options>);

/** A part of which nothing more is known. */
export type AnyPart = Printed<unknown, unknown, Card> & (Pages<unknown> | Cards<unknown>);

/** A part on pages of its own. */
type Pages<Options> = Claimed<Options> & { readonly sheets?: undefined };

/** A part of cards on sheets. */
type Cards<Options> = (Claimed<Options> | Keys) & {
  sheets(templates: Templates, options: Options): CardSheets;
};

/** Whatever is on its cards or pages is claimed. */
interface Claimed<Options> {
  readonly keys?: undefined;
  /**
   * What the read-back must find: `recorded` is what the manifest says about the part, `version` that of the program, and
   * the strings of `templates` are in the printed script. Undefined where the manifest is of an earlier version, which
   * says too little.
   */
  expects(
    templates: Templates,
    options: Options,
    recorded: PartRecord,
    recipe: Recipe,
    version: string,
  ): ClaimedContent | undefined;
}

/** Key cards, which the read-back finds by reading their cells. */
interface Keys {
  keys(templates: Templates): KeyTemplate;
  readonly expects?: undefined;
}

interface Printed<Options, Needs, C extends Card> {
  /** The schema of its entry in `templates/games/`. */
  readonly options: z.ZodType<Options>;
  /** Keys of a recipe that only make sense for a box with this part. */
  readonly recipeKeys?: readonly (keyof Recipe)[];
  /** Whether it is printed with the rest of the box; without this, it is. Named by `only` it always is. */
  isWanted?(recipe: Recipe): boolean;
  /** Reads and checks what it is made from, before anything is drawn. `tell` is called where that takes long. */
  needs(job: Job, options: Options, tell: TellDone): Prepared<Needs> | Promise<Prepared<Needs>>;
  layOut(job: Job, options: Options, needs: Needs): Laid<C> | Promise<Laid<C>>;
  /** The word list that it is made from, for a preview. */
  list?(needs: Needs): DeckWords | undefined;
  /** What the manifest says about it besides pages, sheets and places. A part without cards may leave this out. */
  record?(laid: Laid<C>, needs: Needs): RecordedFacts;
}

/** How cards of one size lie on their sheets, and what is beside them. */
export interface CardSheets {
  /** The name of the part is the string `part.<part>`. */
  readonly part: string;
  readonly card: Size;
  /** Cards lie in strips of up to so many, so that each long cut frees a whole strip. */
  readonly strips?: number;
  /** The string that says how to cut them. */
  readonly note?: string;
  /** Full sheets differ in their backs, so each back has its number. */
  readonly variousBacks?: true;
}

/** Something that the user named; of a folder, `bytes` lists its files with their checksums. */
export interface Source {
  readonly file: string;
  readonly bytes: Uint8Array;
}

export interface Prepared<Needs> {
  readonly value: Needs;
  /** If one of them is an error, nothing is printed. */
  readonly problems: readonly Problem[];
  /** The file it is made from: printing the deck again warns if it has changed. */
  readonly source?: Source;
  /** The same for a part that may be made from several files or folders. */
  readonly sources?: readonly Source[];
  /** Text files for the user, by the end of their names: `review.csv`. */
  readonly extras?: Readonly<Record<string, string>>;
}

/** A part on its sheets. */
export interface Laid<C extends Card = Card> {
  readonly sheets: readonly Sheet[];
  readonly cards: readonly C[];
  /** If so, the PDF asks the printer for the flip. */
  readonly twoSided: boolean;
  /** For file names, if it is not the name of the part: which map it is. */
  readonly name?: string;
  /** Its name is the string `part.<label>`, if not that of the part. */
  readonly label?: string;
  /** The title of the PDF, if it is not that of the game. */
  readonly title?: string;
  /** Found while it was drawn. */
  readonly problems?: readonly Problem[];
  /** What a search decided, for the manifest. */
  readonly decided?: Pick<RecordedFacts, 'rules' | 'heads' | 'screen'> & Pick<MapRecord, 'plan'>;
  /** Counts for the summary at the end. */
  readonly tally?: Tally;
}

/** A part on its sheets, with its name in the box. */
export interface LaidPart {
  readonly name: string;
  readonly laid: Laid;
}

export interface Tally {
  readonly words?: { readonly count: number; readonly sharingBefore: number; readonly sharingAfter: number };
  /** Keywords on their cards, and how many pairs on one card share a part or a theme. */
  readonly keywords?: {
    readonly count: number;
    readonly cards: number;
    readonly touching: number;
    readonly alike: number;
  };
  /** How many key cards each team starts. */
  readonly starts?: Readonly<Record<string, number>>;
}

export type RecordedFacts = Pick<
  PartRecord,
  'letters' | 'map' | 'rules' | 'heads' | 'tried' | 'screen' | 'cards'
>;

/** What a part claims: at least one face. */
export type ClaimedContent = Pick<Expectation, 'once' | 'hasBacks'> & {
  readonly faces: Faces;
  /** In what its manifest says breaks a law of its kind, such as a code twice; none where nothing can. */
  readonly unlawful: readonly Problem[];
};

export type Faces = readonly [ClaimedFace, ...ClaimedFace[]];

/** What is claimed, which can't be nothing. */
export function facesOf(claimed: readonly ClaimedFace[]): Faces {
  const [first, ...more] = claimed;
  if (first === undefined) throw new Error('A part claims nothing of what is printed.');
  return [first, ...more];
}

/** For parts that are made from templates alone. */
export const nothingNeeded = { value: undefined, problems: [] };
