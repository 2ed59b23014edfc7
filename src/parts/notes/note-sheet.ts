import type { Recipe, Templates } from '../../data/index.js';
import type { Rect } from '../../scene/geometry/index.js';
import { type NotesFace, notesMeasures } from './measures.js';

/** What is counted on a note sheet. */
export interface NoteSheet {
  readonly rounds: number;
  /** How many clues a round has. */
  readonly clues: number;
  readonly keywords: number;
}

/** Where the rounds and, below them, the keywords are; and how high each line to write on is. */
export interface NotePlan {
  readonly rounds: Rect;
  readonly keywords: Rect;
  readonly height: number;
}

/** What is between the edges of a page, in millimetres of the page. */
export function notesArea({ paper, sheet, measures }: Pick<Templates, 'paper' | 'sheet' | 'measures'>): Rect {
  const [x, y] = [measures(notesMeasures).side, sheet.slugBand];
  return { x, y, width: paper.width - 2 * x, height: paper.height - 2 * y };
}

/** Lines are as high as the page allows. */
export function planNotes({ head, line, rounds, boxes }: NotesFace, sheet: NoteSheet, area: Rect): NotePlan {
  const rows = Math.ceil(sheet.rounds / 2) * sheet.clues;
  const fixed = head.height + rounds.head + boxes.above + boxes.hint + boxes.head;
  const height = Math.min(line.most, (area.height - fixed) / (rows + sheet.rounds));
  const table = { ...area, y: area.y + head.height, height: rounds.head + rows * height };
  const below = { ...area, y: table.y + table.height + boxes.above, height: area.height };
  return { rounds: table, keywords: below, height };
}

/** A page of a file of note sheets; `team` is 0 or 1. */
interface NotePage {
  readonly team: number;
  readonly side: 'front' | 'back';
  readonly sheet: number;
  readonly total: number;
}

/** The pages in their order: sheet by sheet, all fronts and then the backs for a pile, or all sheets of a team. */
export function notePages(
  { twoSided, total }: { readonly twoSided: boolean; readonly total: number },
  pile?: Recipe['manualDuplex'],
): readonly NotePage[] {
  const sheets = Array.from({ length: total }, (_, i) => i + 1);
  const all = ([0, 1] as const).map(team =>
    sheets.map((sheet): NotePage => {
      return { team, side: twoSided && team === 1 ? 'back' : 'front', sheet, total };
    }),
  );
  const [first, second] = all;
  if (twoSided && pile === undefined) return first.flatMap((front, i) => [front, second[i]]);
  return [...first, ...(twoSided && pile === 'first-on-top' ? second.toReversed() : second)];
}
