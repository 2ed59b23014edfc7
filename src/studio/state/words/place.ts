import { computed, effect, signal } from '@preact/signals';
import { yesOrNo } from '../../../speech/index.js';
import { focusedWord } from '../focus.js';
import { deck } from '../workspace.js';
import { columns, held, seen, showAll } from './grid.js';
import { editWords, printedOf, words } from './list.js';
import { offerBack } from './removed.js';
import { cellOf, placeOf, withCells, withoutRows, withRows } from './table.js';

/** A cell of the table. */
export interface CellPlace {
  readonly id: number;
  readonly column: string;
}

/** Where the person is; undefined until the table was entered. */
export const place = signal<CellPlace | undefined>(undefined);
/** The other end of the rows that are chosen together; or every row is. */
export const anchor = signal<number | 'all' | undefined>(undefined);
/** Whether a person writes in the text of the cell; before that all of it is chosen. */
export const editing = signal(false);
/** Counts up when the cell where the person is should take the focus. */
export const focusWish = signal(0);
/** What was done, for those who can't see it. */
export const said = signal<
  { readonly key: string; readonly values?: Record<string, string | number> } | undefined
>(undefined);

let visit = 0;

/** What the letters of this visit to a cell are undone by together. */
export const runOfVisit = () => `cell ${visit}`;

/** Goes to a cell. With `extend` the rows on the way are chosen too. */
export function goTo(next: CellPlace, { extend = false, edit = false, focus = true } = {}): void {
  const before = place.peek();
  if (before?.id !== next.id) dropIfBlank(before?.id);
  if (before?.id !== next.id || before.column !== next.column) visit++;
  const other = anchor.peek();
  anchor.value = extend ? (typeof other === 'number' ? other : before?.id) : undefined;
  editing.value = edit;
  // No answer that comes meanwhile may take the row away.
  held.value = next.id;
  place.value = next;
  if (focus) focusWish.value++;
}

/** Chooses every row that is shown. The person stays where they are. */
export function chooseAll(): void {
  anchor.value = 'all';
}

/** The rows that are chosen: from the anchor to where the person is. */
export const chosen = computed<ReadonlySet<number>>(() => {
  const [here, other] = [place.value?.id, anchor.value];
  if (here === undefined) return new Set();
  if (other === undefined || other === here) return new Set([here]);
  if (other === 'all') return new Set(seen.value.map(({ row }) => row.id));
  const ids = seen.value.map(({ row }) => row.id);
  const [from, to] = [ids.indexOf(other), ids.indexOf(here)].sort((a, b) => a - b);
  return new Set(from < 0 ? [here] : ids.slice(from, to + 1));
});

/** Writes into a cell. The letters of one visit to it are undone together. */
export function write({ id, column }: CellPlace, text: string): void {
  held.value = id;
  editWords(table => {
    const row = table.rows.find(row => row.id === id);
    if (row === undefined) return table;
    // Nothing is child-safe until somebody says so, in a list that says so of each word.
    const undecided = column === 'word' && row.cells.every(cell => cell === '');
    const more =
      undecided && text !== '' && placeOf(table, 'child_safe') >= 0
        ? [{ id, column: 'child_safe', text: 'no' }]
        : [];
    return withCells(table, [{ id, column, text }, ...more]);
  }, runOfVisit());
}

/** Marks the chosen rows as for children or not, all of them as the first will be. */
export function toggleSafe(id: number): void {
  const ids = chosen.peek().has(id) ? [...chosen.peek()] : [id];
  held.value = id;
  editWords(table => {
    const row = table.rows.find(row => row.id === id);
    const text = row && yesOrNo(cellOf(table, row, 'child_safe')) ? 'no' : 'yes';
    return withCells(
      table,
      ids.map(each => ({ id: each, column: 'child_safe', text })),
    );
  });
}

/** A new row at the end, to be written in. */
export function addWord(): void {
  dropIfBlank(place.peek()?.id);
  showAll();
  const table = words.peek();
  if (table === undefined) return;
  const added = withRows(table, [{ word: '' }]);
  editWords(() => added.table);
  goTo({ id: added.first, column: 'word' }, { edit: true });
}

/** Takes the chosen rows away, and goes to the next. They can be put back for a while. */
export function removeChosen(): void {
  const ids = chosen.peek();
  const rows = seen.peek();
  const last = rows.findLastIndex(({ row }) => ids.has(row.id));
  const next =
    rows.slice(last + 1).find(({ row }) => !ids.has(row.id)) ?? rows.findLast(({ row }) => !ids.has(row.id));
  const column = place.peek()?.column ?? 'word';
  offerBack(() => editWords(table => withoutRows(table, ids)));
  place.value = undefined;
  if (next) goTo({ id: next.row.id, column });
}

/** Empties the cell in all chosen rows. */
export function clearChosen(): void {
  const column = place.peek()?.column;
  if (column === undefined) return;
  editWords(table =>
    withCells(
      table,
      [...chosen.peek()].map(id => ({ id, column, text: '' })),
    ),
  );
}

/** A row that nobody wrote in goes away by itself. */
function dropIfBlank(id: number | undefined): void {
  const row = words.peek()?.rows.find(row => row.id === id);
  if (row?.cells.every(cell => cell === '')) editWords(table => withoutRows(table, new Set([row.id])));
}

/** The cell that Tab leads to. */
export const entrance = computed<CellPlace | undefined>(() => {
  const rows = seen.value;
  const here = place.value;
  const column = columns.value.some(({ name }) => name === here?.column) ? here?.column : 'word';
  const row = rows.find(({ row }) => row.id === here?.id) ?? rows[0];
  return row && { id: row.row.id, column: column ?? 'word' };
});

/** Leaves the table when another list lies on the desk: no key may go on in it. Returns how to stop. */
export function leaveWithDeck(): () => void {
  let before = deck.peek();
  return effect(() => {
    const now = deck.value;
    // A deck that is kept beside itself has the same rows.
    if (now.id !== before.id && (now.words === undefined || now.words !== before.words)) {
      place.value = undefined;
      anchor.value = undefined;
      editing.value = false;
      held.value = undefined;
    }
    before = now;
  });
}

/** Tells the desk which word the person is at. Returns how to stop. */
export function keepFocusedWord(): () => void {
  const stop = effect(() => {
    focusedWord.value = printedOf.value.get(place.value?.id ?? -1);
  });
  return () => {
    stop();
    focusedWord.value = undefined;
  };
}
