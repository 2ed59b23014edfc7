import { columns, seen } from '../../../state/words/grid.js';
import { words } from '../../../state/words/list.js';
import { moved } from '../../../state/words/moves.js';
import {
  addWord,
  anchor,
  chosen,
  clearChosen,
  editing,
  entrance,
  focusWish,
  goTo,
  type Place,
  place,
  removeChosen,
  toggleSafe,
} from '../../../state/words/place.js';
import { cellOf } from '../../../state/words/table.js';
import { canRedo, canUndo, stepBack, stepForward } from '../../../state/workspace.js';
import { direction } from '../../../text/language.js';

const PAGE = 12;

/** Every key in the table. Within a text the arrow keys move the caret; elsewhere they go from cell to cell. */
export function hearKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const from = entrance.peek();
  // A key that an input method works with is none of ours.
  if (event.isComposing || event.key === 'Process' || from === undefined) return;
  if (target.closest('thead, .row-problems, .row-actions')) return;
  if (act(event, target, from)) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/** Whether the key was one of ours. */
function act(event: KeyboardEvent, target: HTMLElement, from: Place): boolean {
  const { key } = event;
  const ctrl = event.ctrlKey || event.metaKey;
  const typed = target.matches('[data-typed]');
  const within = typed && editing.peek();
  if (ctrl && key.toLowerCase() === 'z') return step(event.shiftKey ? 'forward' : 'back');
  if (ctrl && key.toLowerCase() === 'y') return step('forward');
  if (key === 'Enter' && (typed || target.matches('select'))) return enter(from, event.shiftKey, within);
  if (key === 'F2') return begin(from);
  if (key === 'Escape') return leave(from, within);
  if (within && !['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'].includes(key)) return false;
  if (target.matches('select') && key.startsWith('Arrow') && event.altKey) return false;
  if (ctrl && key.toLowerCase() === 'a') return chooseAll();
  if (key === 'Delete') return remove(from);
  if (key === 'Backspace' && !typed) return remove(from);
  return go(event, from, ctrl);
}

function step(way: 'back' | 'forward'): boolean {
  if (way === 'back' && canUndo.peek()) stepBack();
  if (way === 'forward' && canRedo.peek()) stepForward();
  editing.value = false;
  focusWish.value++;
  return true;
}

/** Down to the next row; from the last one to a new row. */
function enter(from: Place, up: boolean, within: boolean): boolean {
  const rows = seen.peek();
  const at = rows.findIndex(({ row }) => row.id === from.id);
  const next = rows[at + (up ? -1 : 1)];
  if (next) goTo({ id: next.row.id, column: from.column });
  else if (!up && within) addWord();
  return true;
}

function begin(from: Place): boolean {
  goTo(from, { edit: true });
  return true;
}

/** Leaves the text of a cell; what was typed in this visit is taken back. */
function leave(from: Place, within: boolean): boolean {
  if (!within) {
    if (anchor.peek() === undefined) return false;
    goTo(from);
    return true;
  }
  const table = words.peek();
  const row = table?.rows.find(({ id }) => id === from.id);
  if (row?.cells.every(cell => cell === '')) removeChosen();
  else {
    if (isChanged(from)) stepBack();
    goTo(from);
  }
  return true;
}

let begun: { readonly place: Place; readonly text: string } | undefined;

function textOf({ id, column }: Place): string {
  const table = words.peek();
  const row = table?.rows.find(row => row.id === id);
  return table && row ? cellOf(table, row, column) : '';
}

function isChanged(from: Place): boolean {
  return begun?.place.id === from.id && begun.place.column === from.column && begun.text !== textOf(from);
}

function chooseAll(): boolean {
  const rows = seen.peek();
  if (rows.length === 0) return true;
  const column = place.peek()?.column ?? 'word';
  goTo({ id: rows[0].row.id, column });
  goTo({ id: rows[rows.length - 1].row.id, column }, { extend: true });
  return true;
}

function remove(from: Place): boolean {
  if (place.peek() === undefined) goTo(from);
  if (from.column === 'word' || from.column === 'child_safe' || chosen.peek().size > 1) removeChosen();
  else clearChosen();
  return true;
}

function go({ key, shiftKey }: KeyboardEvent, from: Place, ctrl: boolean): boolean {
  const rows = seen.peek();
  const names = columns.peek();
  const at = {
    row: rows.findIndex(({ row }) => row.id === from.id),
    column: names.findIndex(({ name }) => name === from.column),
  };
  const size = { rows: rows.length, columns: names.length, page: PAGE };
  const next = moved(key, at, size, { ctrl, rtl: direction.peek() === 'rtl' });
  if (next === undefined) return false;
  goTo({ id: rows[next.row].row.id, column: names[next.column].name }, { extend: shiftKey });
  return true;
}

/** The cell that an event is in. */
function placeIn(target: EventTarget | null): Place | undefined {
  const cell = (target as HTMLElement).closest<HTMLElement>('[data-column]');
  const row = cell?.closest<HTMLElement>('[data-id]');
  return cell && row ? { id: Number(row.dataset.id), column: cell.dataset.column as string } : undefined;
}

export function hearClick(event: MouseEvent): void {
  const target = event.target as HTMLElement;
  const found = placeIn(target);
  if (found === undefined || target.matches('[data-typed], .choice, select')) return;
  goTo(found, { extend: event.shiftKey });
  if (target.closest('[data-toggle]') && !event.shiftKey) toggleSafe(found.id);
}

export function hearDoubleClick(event: MouseEvent): void {
  const found = placeIn(event.target);
  if (found && !(event.target as HTMLElement).closest('button')) goTo(found, { edit: true });
}

/** Tab, or a screen reader, came to a cell by itself. */
export function hearFocus(event: FocusEvent): void {
  const found = placeIn(event.target);
  if (found === undefined) return;
  const here = place.peek();
  if (here?.id !== found.id || here.column !== found.column) goTo(found, { focus: false });
  begun = { place: found, text: textOf(found) };
}

/** Several chosen rows are copied whole, as a spreadsheet takes them. */
export function hearCopy(event: ClipboardEvent): void {
  const table = words.peek();
  const ids = chosen.peek();
  if (table === undefined || ids.size < 2) return;
  const lines = [table.columns, ...table.rows.filter(({ id }) => ids.has(id)).map(({ cells }) => cells)];
  event.clipboardData?.setData('text/plain', lines.map(cells => cells.join('\t')).join('\n'));
  event.preventDefault();
}
