import type { Key, KeyKind } from '../kind.js';
import type { Seed } from '../random.js';
import { gridLines } from './grid.js';

/** A key and the id that is printed on its card. */
export interface CardWithId {
  readonly id: string;
  readonly key: Key;
}

/** A batch of key cards as text, piece by piece: JSON, CSV, or grids as people type them. */
export function keyText(
  kind: KeyKind,
  { format, seed, from }: { readonly format: string; readonly seed: Seed; readonly from: number },
  version: string,
  cards: Iterable<CardWithId>,
): Generator<string, void, undefined> {
  switch (format) {
    case 'json':
      return jsonText(kind, { program: 'deckwright', version, kind: kind.id, seed, from }, cards);
    case 'csv':
      return csvText(kind, cards);
    default:
      return gridText(kind, cards);
  }
}

function* jsonText(
  kind: KeyKind,
  head: object,
  cards: Iterable<CardWithId>,
): Generator<string, void, undefined> {
  yield `${JSON.stringify(head).slice(0, -1)},"cards":[`;
  let first = true;
  for (const card of cards) {
    yield `${first ? '\n' : ',\n'}${JSON.stringify(cellsOf(kind, card))}`;
    first = false;
  }
  yield '\n]}\n';
}

function* csvText(kind: KeyKind, cards: Iterable<CardWithId>): Generator<string, void, undefined> {
  const columns = [
    'id',
    ...(kind.teams.length > 0 ? ['start'] : []),
    ...(kind.faces ? ['front', 'back'] : ['cells']),
  ];
  yield `${columns.join(',')}\n`;
  for (const card of cards) {
    const told: Readonly<Record<string, string | undefined>> = cellsOf(kind, card);
    yield `${columns.map(column => told[column] ?? '').join(',')}\n`;
  }
}

function* gridText(kind: KeyKind, cards: Iterable<CardWithId>): Generator<string, void, undefined> {
  for (const { id, key } of cards)
    yield `${id}${key.start ? ` ${key.start}` : ''}\n${gridLines(kind, key.cells).join('\n')}\n\n`;
}

/** A card's letters, row after row. */
function cellsOf(kind: KeyKind, { id, key }: CardWithId) {
  const faces = gridLines(kind, key.cells).map(line => line.split(' | '));
  const face = (n: number) => faces.map(row => row[n]).join('');
  return {
    id,
    ...(key.start ? { start: key.start } : {}),
    ...(kind.faces ? { front: face(0), back: face(1) } : { cells: face(0) }),
  };
}
