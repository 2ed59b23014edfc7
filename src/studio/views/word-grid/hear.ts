import { columns, seen } from '../../state/words/grid.js';
import { words } from '../../state/words/list.js';
import { moved } from '../../state/words/moves.js';
import {
  addWord,
  anchor,
  type CellPlace,
  chooseAll,
  chosen,
  clearChosen,
  editing,
  entrance,
  focusWish,
  goTo,
  place,
  removeChosen,
  toggleSafe,
} from '../../state/words/place.js';
import { canRedo, canUndo, stepBack, stepForward } from '../../state/workspace.js';
import { direction } from '../../text/language.js';
import { beginVisit, ownsStep, takeBack } from './visit.js';

const PAGE = 12;
/** The only keys that go from one text to another. */
const UP_AND_DOWN = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'];

/** Whether the next Tab leaves the table, as after Escape. */
let leaving = false;

/** Every key in the table. Those in a text are the text's, but for the ways to another cell. */
export function hearKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const from = placeIn(target) ?? entrance.peek();
  // A key that an input method works with is none of ours; Safari ends the composition first.
  if (event.isComposing || event.key === 'Process' || event.keyCode === 229) return;
  if (from === undefined || target.closest('thead')) return;
  const heard = target.closest('.row-problems, .row-actions')
    ? actBeside(event, from)
    : act(event, target, from);
  if (!heard) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Whether the key was one of ours. */
function act(event: KeyboardEvent, target: HTMLElement, from: CellPlace): boolean {
  const { key, shiftKey } = event;
  const ctrl = event.ctrlKey || event.metaKey;
  const typed = target.matches('[data-typed]');
  const within = typed && editing.peek();
  if (key === 'Tab' && !ctrl && !event.altKey) return tab(target, from, shiftKey);
  if (key !== 'Shift') leaving = false;
  const letter = key.toLowerCase();
  if (ctrl && !event.altKey && (letter === 'z' || letter === 'y')) {
    const way = letter === 'y' || shiftKey ? 'forward' : 'back';
    return typed && ownsStep(from, way) ? false : step(way);
  }
  if (key === 'Enter' && (typed || target.matches('select'))) return enter(from, shiftKey, within);
  if (key === 'F2') return begin(from);
  if (key === 'Escape') return leave(from, within);
  const many = chosen.peek().size > 1;
  if (typed) {
    if (many && !within && (key === 'Delete' || key === 'Backspace')) return remove(from);
    return UP_AND_DOWN.includes(key) && !ctrl && !event.altKey && go(event, from, false);
  }
  if (target.matches('select') && key.startsWith('Arrow') && event.altKey) return false;
  if (ctrl && letter === 'a') return all();
  if (key === 'Delete' || (key === 'Backspace' && many)) return remove(from);
  return go(event, from, ctrl) || beside(event, target);
}

/** To the next cell of the row, and then to the next row; after Escape, and at either end, out of the table. */
function tab(target: HTMLElement, from: CellPlace, back: boolean): boolean {
  const choices = [...(target.closest('[data-column]')?.querySelectorAll<HTMLElement>('.choice') ?? [])];
  const choice = choices[choices.indexOf(target) + (back ? -1 : 1)];
  if (leaving) {
    leaving = false;
    return false;
  }
  if (choices.includes(target) && choice) {
    choice.focus();
    return true;
  }
  const [rows, names] = [seen.peek(), columns.peek()];
  const row = rows.findIndex(({ row }) => row.id === from.id);
  const column = names.findIndex(({ name }) => name === from.column);
  if (row < 0 || column < 0) return false;
  const at = row * names.length + column + (back ? -1 : 1);
  const next = rows[Math.floor(at / names.length)];
  if (next === undefined) return false;
  goTo({ id: next.row.id, column: names[at % names.length].name });
  return true;
}

/** From the last cell of a row on to its buttons. */
function beside({ key }: KeyboardEvent, target: HTMLElement): boolean {
  if (key !== (direction.peek() === 'rtl' ? 'ArrowLeft' : 'ArrowRight')) return false;
  const button = target.closest('tr')?.querySelector<HTMLElement>('.row-actions button');
  button?.focus();
  return button !== undefined && button !== null;
}

/** Among the buttons of a row, Escape and the arrows lead back to its cell, or to its neighbours. */
function actBeside(event: KeyboardEvent, from: CellPlace): boolean {
  const back = direction.peek() === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === 'Escape' || event.key === back) {
    goTo(from);
    return true;
  }
  return UP_AND_DOWN.includes(event.key) && go(event, from, false);
}

function step(way: 'back' | 'forward'): boolean {
  const before = seen.peek();
  if (way === 'back' && canUndo.peek()) stepBack();
  if (way === 'forward' && canRedo.peek()) stepForward();
  const [here, after] = [place.peek(), seen.peek()];
  const isGone = here && after.length > 0 && !after.some(({ row }) => row.id === here.id);
  const at = before.findIndex(({ row }) => row.id === here?.id);
  // Where the row was that is gone, and not at the other end of the list.
  if (isGone) goTo({ id: after[Math.min(Math.max(at, 0), after.length - 1)].row.id, column: here.column });
  editing.value = false;
  focusWish.value++;
  return true;
}

/** Down to the next row; from the last one to a new row. */
function enter(from: CellPlace, up: boolean, within: boolean): boolean {
  const rows = seen.peek();
  const at = rows.findIndex(({ row }) => row.id === from.id);
  const next = at < 0 ? undefined : rows[at + (up ? -1 : 1)];
  if (next) goTo({ id: next.row.id, column: from.column });
  else if (!up && within) addWord();
  return true;
}

function begin(from: CellPlace): boolean {
  goTo(from, { edit: true });
  return true;
}

/** Leaves the text of a cell; what was typed in this visit is taken back. Elsewhere the next Tab leaves the table. */
function leave(from: CellPlace, within: boolean): boolean {
  if (!within) {
    leaving = anchor.peek() === undefined;
    if (leaving) return false;
    goTo(from);
    return true;
  }
  const row = words.peek()?.rows.find(({ id }) => id === from.id);
  if (row?.cells.every(cell => cell === '')) removeChosen();
  else {
    takeBack(from);
    goTo(from);
  }
  return true;
}

function all(): boolean {
  if (place.peek() !== undefined) chooseAll();
  return true;
}

function remove(from: CellPlace): boolean {
  if (place.peek() === undefined) goTo(from);
  if (from.column === 'word' || from.column === 'child_safe' || chosen.peek().size > 1) removeChosen();
  else clearChosen();
  return true;
}

function go({ key, shiftKey }: KeyboardEvent, from: CellPlace, ctrl: boolean): boolean {
  const rows = seen.peek();
  const names = columns.peek();
  const at = {
    row: rows.findIndex(({ row }) => row.id === from.id),
    column: names.findIndex(({ name }) => name === from.column),
  };
  if (at.row < 0 || at.column < 0) return false;
  const size = { rows: rows.length, columns: names.length, page: PAGE };
  const next = moved(key, at, size, { ctrl, rtl: direction.peek() === 'rtl' });
  // At the edge there may be more to go to.
  if (next === undefined || (next.column === at.column && /^Arrow(Left|Right)$/.test(key))) return false;
  goTo({ id: rows[next.row].row.id, column: names[next.column].name }, { extend: shiftKey });
  return true;
}

/** The cell that an event is in. */
function placeIn(target: EventTarget | null): CellPlace | undefined {
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
  leaving = false;
  beginVisit(found);
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
