import { csvCell } from '../../words/csv/index.js';
import type { Key, KeyKind } from '../kind.js';
import type { Seed } from '../random.js';
import { gridLines } from './grid.js';

/** A key and the id that is printed on its card. */
export interface CardWithId {
  readonly id: string;
  readonly key: Key;
}

/** What a JSON file says about its batch. */
export interface KeyFileHead {
  /** `json`, `csv`, or anything else for grids. */
  readonly format: string;
  readonly seed: Seed;
  readonly from: number;
}

/** Key cards as text, piece by piece: JSON, CSV, or grids as people type them. `readKeyFile` reads them back. */
export function keyText(
  kind: KeyKind,
  { format, seed, from }: KeyFileHead,
  version: string,
  cards: Iterable<CardWithId>,
): Generator<string, void, undefined> {
  if (format === 'json')
    return jsonText(kind, { program: 'deckwright', version, kind: kind.id, seed, from }, cards);
  return format === 'csv' ? csvText(kind, cards) : gridText(kind, cards);
}

function* jsonText(
  kind: KeyKind,
  head: object,
  cards: Iterable<CardWithId>,
): Generator<string, void, undefined> {
  yield `${JSON.stringify(head).slice(0, -1)},"cards":[`;
  let first = true;
  for (const card of cards) {
    yield `${first ? '\n' : ',\n'}${JSON.stringify(fieldsOf(kind, card))}`;
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
    const fields: Readonly<Record<string, string | undefined>> = fieldsOf(kind, card);
    yield `${columns.map(column => csvCell(fields[column] ?? '')).join(',')}\n`;
  }
}

function* gridText(kind: KeyKind, cards: Iterable<CardWithId>): Generator<string, void, undefined> {
  for (const { id, key } of cards)
    yield `${id}${key.start ? ` ${key.start}` : ''}\n${gridLines(kind, key.cells).join('\n')}\n\n`;
}

/** A card's id, start, and the letters of its cells row by row. */
function fieldsOf(kind: KeyKind, { id, key }: CardWithId) {
  const faces = gridLines(kind, key.cells).map(line => line.split(' | '));
  const face = (n: number) => faces.map(row => row[n]).join('');
  return {
    id,
    ...(key.start ? { start: key.start } : {}),
    ...(kind.faces ? { front: face(0), back: face(1) } : { cells: face(0) }),
  };
}
