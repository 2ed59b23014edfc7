import type { Key, KeyKind } from '../kind.js';
import type { Wishes } from './wishes.js';

type Card = Pick<Key, 'start' | 'cells'>;

/** What a card shows on its faces, cell by cell of the front: by hand, so that nothing comes from the solver. */
function looks(kind: KeyKind, { cells }: Card): string[][] {
  const { faces } = kind;
  return faces ? [0, 1].map(side => cells.map(role => faces[role][side])) : [[...cells]];
}

const isAgent = (shown: string) => shown !== 'bystander' && shown !== 'assassin';

/** Everything that one card does against the wishes. */
export function faultsOfCard(kind: KeyKind, wishes: Wishes, card: Card): string[] {
  const faults: string[] = [];
  for (const { cell, name } of wishes.fixed ?? [])
    if (!meansRole(kind, name, card, card.cells[cell])) faults.push(`cell ${cell} is no ${name}`);
  if (wishes.starts !== undefined && wishes.starts !== 'equal' && card.start !== wishes.starts)
    faults.push('wrong start');
  for (const shown of looks(kind, card)) {
    if (wishes.mixedLines && linesOf(kind, shown).some(line => new Set(line).size === 1))
      faults.push('a line of one role');
    if (wishes.touching !== undefined && largestGroup(kind, shown) > wishes.touching)
      faults.push('too many touch');
  }
  return faults;
}

function meansRole(kind: KeyKind, name: string, { start }: Card, role: string): boolean {
  if (name === 'starting') return role === start;
  if (name === 'other') return kind.teams.includes(role) && role !== start;
  return role === name;
}

function linesOf({ columns, rows }: KeyKind, shown: readonly string[]): string[][] {
  const lines: string[][] = [];
  for (let row = 0; row < rows; row++) lines.push(shown.slice(row * columns, (row + 1) * columns));
  for (let column = 0; column < columns; column++)
    lines.push(shown.filter((_, cell) => cell % columns === column));
  return lines;
}

function largestGroup(kind: KeyKind, shown: readonly string[]): number {
  const { columns } = kind;
  const agents = kind.teams.length > 0 ? (role: string) => kind.teams.includes(role) : isAgent;
  const seen = new Set<number>();
  const flood = (cell: number, role: string): number => {
    if (seen.has(cell) || shown[cell] !== role) return 0;
    seen.add(cell);
    const column = cell % columns;
    const left = column > 0 ? flood(cell - 1, role) : 0;
    const right = column < columns - 1 ? flood(cell + 1, role) : 0;
    return 1 + left + right + flood(cell - columns, role) + flood(cell + columns, role);
  };
  return Math.max(0, ...shown.map((role, cell) => (agents(role) ? flood(cell, role) : 0)));
}

/** Cells that differ between two cards at the least, however they lie. */
export function distanceOf(kind: KeyKind, a: Card, b: Card): number {
  let least = Number.POSITIVE_INFINITY;
  const exchanged = b.cells.map(role => kind.exchange?.[role] ?? role);
  for (const start of kind.exchange ? [b.cells, exchanged] : [b.cells]) {
    let cells = [...start];
    for (let angle = 0; angle < 360; angle += 90) {
      if (kind.turns.some(turn => turn === angle))
        least = Math.min(least, a.cells.filter((role, cell) => role !== cells[cell]).length);
      if (kind.columns === kind.rows)
        cells = cells.map((_, cell) => {
          const [row, column] = [Math.floor(cell / kind.columns), cell % kind.columns];
          return cells[(kind.rows - 1 - column) * kind.columns + row];
        });
      else if (angle === 90) cells = cells.reverse();
    }
  }
  return least;
}

/** The least distance of any two cards. */
export function leastDistance(kind: KeyKind, cards: readonly Card[]): number {
  return Math.min(...cards.flatMap((a, i) => cards.slice(i + 1).map(b => distanceOf(kind, a, b))));
}

/** For each team, or each face's agents, how much more often its favourite free cell is its than another. */
export function unbalance(kind: KeyKind, wishes: Wishes, cards: readonly Card[]): number[] {
  const fixed = new Set(wishes.fixed?.map(({ cell }) => cell));
  const owns =
    kind.teams.length > 0
      ? kind.teams.map(team => (card: Card, cell: number) => card.cells[cell] === team)
      : [0, 1].map(side => (card: Card, cell: number) => isAgent(looks(kind, card)[side][cell]));
  return owns.map(own => {
    const times = [...cards[0].cells.keys()]
      .filter(cell => !fixed.has(cell))
      .map(cell => cards.filter(card => own(card, cell)).length);
    return Math.max(...times) - Math.min(...times);
  });
}
