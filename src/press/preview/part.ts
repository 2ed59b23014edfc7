import type { BoxPart, Job, Tally } from '../../parts/index.js';
import { facePlacesOf } from '../../sheets/imposition/index.js';
import { type Problem, ProblemError } from '../../speech/index.js';
import { layOutPart, type MadeSheets, preparePart } from '../box.js';
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

/** A part with what its pages are drawn from, if it could be laid out. */
export interface KeptPart {
  readonly made?: MadeSheets;
  readonly shown: PreviewPart;
}

/** Lays a part out. Its faults are in the answer. */
export async function layKept(job: Job, box: BoxPart): Promise<KeptPart> {
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
  const places = facePlacesOf(laid.sheets);
  return cards.map(card => ({ ...card, places: places.get(card.id) ?? [] }));
}
