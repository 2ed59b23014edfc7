import { words } from '../../state/words/list.js';
import { type CellPlace, runOfVisit, write } from '../../state/words/place.js';
import { cellOf } from '../../state/words/table.js';
import { history, stepBack } from '../../state/workspace.js';

// One stay in a cell: its text as it was found, and whether the browser has something to do again there.
let begun: { readonly place: CellPlace; readonly text: string } | undefined;
let undone = false;

function textOf({ id, column }: CellPlace): string {
  const table = words.peek();
  const row = table?.rows.find(row => row.id === id);
  return table && row ? cellOf(table, row, column) : '';
}

export function beginVisit(place: CellPlace): void {
  begun = { place, text: textOf(place) };
  undone = false;
}

const isHere = ({ id, column }: CellPlace) => begun?.place.id === id && begun.place.column === column;

/** Whether the text of the cell differs from what was found in it. */
export function isRewritten(place: CellPlace): boolean {
  return isHere(place) && begun?.text !== textOf(place);
}

/** Whether Ctrl+Z, or Ctrl+Y, is about the letters of this visit; the browser knows them one by one. */
export function ownsStep(place: CellPlace, way: 'back' | 'forward'): boolean {
  return way === 'back' ? isRewritten(place) : isHere(place) && undone;
}

/** Writes what stands in the field. `inputType` is that of the event. */
export function takeTyped(place: CellPlace, text: string, inputType = ''): void {
  if (inputType === 'historyUndo') undone = true;
  else if (inputType !== 'historyRedo') undone = false;
  if (inputType === 'historyUndo' && isHere(place) && text === begun?.text) takeBack(place);
  else write(place, text);
}

/** The text as it was found; nothing of the visit is left to be undone. */
export function takeBack(place: CellPlace): void {
  if (!isRewritten(place)) return;
  if (history.peek().run === runOfVisit()) stepBack();
  if (isRewritten(place) && begun) write(place, begun.text);
}
