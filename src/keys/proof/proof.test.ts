import { describe, expect, test } from 'vitest';
import { dealKeys } from '../dealing/deal.js';
import { cardId } from '../id.js';
import { CODENAMES, DUET, PICTURES } from '../kind.fixture.js';
import type { KeyKind } from '../kind.js';
import { type CardToProve, proveKeys } from './proof.js';

const deal = (kind: KeyKind, count: number): CardToProve[] =>
  [...dealKeys(kind, { seed: 'proof', count })].map(key => ({ ...key, id: cardId(kind, key) }));
const complaints = (kind: KeyKind, cards: Iterable<CardToProve>) =>
  proveKeys(kind, cards, 'deck.pdf').problems.map(problem => `${problem.level}: ${problem.message}`);
const half = <T>(cells: readonly T[]) => [...cells].reverse();
const quarter = <T>(cells: readonly T[]) => cells.map((_, i) => cells[(4 - (i % 5)) * 5 + Math.floor(i / 5)]);

const [first, second, third, fourth] = deal(CODENAMES, 4);
const swapCells = (card: CardToProve, from: string, to: string): CardToProve => ({
  ...card,
  cells: card.cells.with(card.cells.indexOf(from), to),
});

describe('the proof of a set of key cards', () => {
  test('a dealt set passes, and its starts are counted', () => {
    const proof = proveKeys(CODENAMES, deal(CODENAMES, 40));
    expect(proof).toEqual({ cards: 40, starts: { red: 20, blue: 20 }, problems: [] });
  });

  test('an empty set and an odd one pass', () => {
    expect(complaints(CODENAMES, [])).toEqual([]);
    expect(complaints(CODENAMES, [first])).toEqual([]);
  });

  test('a missing cell is caught', () => {
    const broken = { ...first, cells: first.cells.slice(1) };
    expect(complaints(CODENAMES, [broken, second])).toEqual([
      `error: Card "${first.id}" has 24 cells, not 25.`,
    ]);
  });

  test('a cell of the wrong role is caught', () => {
    const broken = swapCells(first, 'bystander', 'assassin');
    expect(complaints(CODENAMES, [broken, second])).toEqual([
      `error: Card "${first.id}" has bystander 6 instead of 7, assassin 2 instead of 1.`,
    ]);
  });

  test('a role that the game does not know is caught', () => {
    const broken = swapCells(first, 'bystander', 'green');
    expect(complaints(CODENAMES, [broken, second])[0]).toContain('green 1 instead of 0');
  });

  test('the light of the wrong team is caught', () => {
    const broken = { ...first, start: first.start === 'red' ? 'blue' : 'red' };
    expect(complaints(CODENAMES, [broken]).join()).toContain(`Card "${first.id}" has`);
  });

  test('no light, or one of an unknown team, is caught', () => {
    const none: CardToProve = { id: 'a', cells: first.cells };
    const odd: CardToProve = { id: 'b', start: 'green', cells: first.cells };
    expect(complaints(CODENAMES, [none, odd])).toEqual([
      'error: Card "a" is started by "nobody".',
      'error: Card "b" is started by "green".',
    ]);
  });

  test('a second copy is caught, however it is turned, and the turn is told', () => {
    let cells = first.cells;
    for (const how of ['just as it is', ...[90, 180, 270].map(angle => `turned by ${angle} degrees`)]) {
      expect(complaints(CODENAMES, [first, second, { ...first, id: 'copy', cells }, fourth])).toEqual([
        `error: Cards "${first.id}" and "copy" are the same: the second is the first ${how}.`,
      ]);
      cells = quarter(cells);
    }
  });

  test('a mirrored card is another card', () => {
    const mirrored = {
      ...first,
      id: 'mirror',
      cells: first.cells.map((_, i) => first.cells[i - (i % 5) + 4 - (i % 5)]),
    };
    expect(complaints(CODENAMES, [first, second, mirrored, fourth])).toEqual([]);
  });

  test('the same cells in exchanged colours are another card', () => {
    const other = first.start === 'red' ? 'blue' : 'red';
    const colours: Record<string, string> = { red: 'blue', blue: 'red' };
    const exchanged = { id: 'colours', start: other, cells: first.cells.map(role => colours[role] ?? role) };
    expect(complaints(CODENAMES, [first, exchanged])).toEqual([]);
  });

  test('a picture card is the same upside down', () => {
    const [card] = deal(PICTURES, 1);
    expect(complaints(PICTURES, [card, { ...card, id: 'copy', cells: half(card.cells) }])[0]).toContain(
      'the same',
    );
  });

  test('a two-faced card is the same when its faces change places', () => {
    const [card, next] = deal(DUET, 2);
    const behind = half(card.cells.map(role => half([...role]).join('')));
    expect(complaints(DUET, [card, next])).toEqual([]);
    const copy = { ...card, id: 'copy', cells: behind };
    expect(complaints(DUET, [card, next, copy])[0]).toContain(
      'the second is the first turned by 180 degrees and with its faces swapped.',
    );
  });

  test('more cards for one team than for the other are told, as a notice', () => {
    expect(complaints(CODENAMES, [first, third])).toEqual([
      `notice: Of 2 cards red starts "${first.start === 'red' ? 2 : 0}", blue starts "${first.start === 'red' ? 0 : 2}".`,
    ]);
  });

  test('a description that lays an oblong on its side is caught', () => {
    expect(complaints({ ...PICTURES, turns: [0, 90, 180, 270] }, [])[0]).toContain(`can't lie on its side`);
  });

  test('every problem names its place and a way out', () => {
    const [problem] = proveKeys(CODENAMES, [first, { ...first, id: 'copy' }], 'deck.pdf').problems;
    expect(problem).toMatchObject({ place: 'deck.pdf', advice: 'Take one of them out.' });
  });
});
