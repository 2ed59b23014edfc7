import { describe, expect, test } from 'vitest';
import { error, notice, roleName, sentence } from '../../speech/index.js';
import { dealKeys } from '../dealing/deal.js';
import { cardId } from '../id.js';
import { CODENAMES, DUET, PICTURES } from '../kind.fixture.js';
import type { KeyKind } from '../kind.js';
import { type CardToProve, KeyProver, proveKeys } from './prove-keys.js';

const deal = (kind: KeyKind, count: number): CardToProve[] =>
  [...dealKeys(kind, { seed: 'proof', count })].map(key => ({ ...key, id: cardId(kind, key) }));
const problemsOf = (kind: KeyKind, cards: Iterable<CardToProve>) =>
  proveKeys(kind, cards, 'deck.pdf').problems;
const half = <T>(cells: readonly T[]) => [...cells].reverse();
const quarter = <T>(cells: readonly T[]) => cells.map((_, i) => cells[(4 - (i % 5)) * 5 + Math.floor(i / 5)]);

const [first, second, third, fourth] = deal(CODENAMES, 4);
const swapCells = (card: CardToProve, from: string, to: string): CardToProve => ({
  ...card,
  cells: card.cells.with(card.cells.indexOf(from), to),
});

describe('the proof of a set of key cards', () => {
  test('a dealt set passes, with its starts counted', () => {
    const proof = proveKeys(CODENAMES, deal(CODENAMES, 40));
    expect(proof).toEqual({ cards: 40, starts: { red: 20, blue: 20 }, problems: [] });
  });

  test('an empty set and an odd one pass', () => {
    expect(problemsOf(CODENAMES, [])).toEqual([]);
    expect(problemsOf(CODENAMES, [first])).toEqual([]);
  });

  test('a missing cell is caught', () => {
    const broken = { ...first, cells: first.cells.slice(1) };
    expect(problemsOf(CODENAMES, [broken, second])).toEqual([
      error('keys.proof-cells', 'deck.pdf', { id: first.id, found: 24, expected: 25 }),
    ]);
  });

  test('a cell of the wrong role is caught', () => {
    const broken = swapCells(first, 'bystander', 'assassin');
    expect(problemsOf(CODENAMES, [broken, second])).toEqual([
      error('keys.proof-counts', 'deck.pdf', {
        id: first.id,
        counts: [
          sentence('keys.proof-count', { role: roleName('bystander'), found: 6, expected: 7 }),
          sentence('keys.proof-count', { role: roleName('assassin'), found: 2, expected: 1 }),
        ],
      }),
    ]);
  });

  test('an unknown role is caught', () => {
    const broken = swapCells(first, 'bystander', 'green');
    expect(problemsOf(CODENAMES, [broken, second])[0].values?.counts).toContainEqual(
      sentence('keys.proof-count', { role: roleName('green'), found: 1, expected: 0 }),
    );
  });

  test('the wrong starting team is caught', () => {
    const broken = { ...first, start: first.start === 'red' ? 'blue' : 'red' };
    expect(problemsOf(CODENAMES, [broken])).toMatchObject([{ code: 'keys.proof-counts' }]);
  });

  test('a card that no team, or an unknown team, starts is caught', () => {
    const none: CardToProve = { id: 'a', cells: first.cells };
    const odd: CardToProve = { id: 'b', start: 'green', cells: first.cells };
    const teams = ['red', 'blue'].map(roleName);
    expect(problemsOf(CODENAMES, [none, odd])).toEqual([
      error('keys.proof-start', 'deck.pdf', { id: 'a', start: 'nobody', teams }),
      error('keys.proof-start', 'deck.pdf', { id: 'b', start: roleName('green'), teams }),
    ]);
  });

  test('a second copy is caught, however it is turned, with the turn', () => {
    let cells = first.cells;
    for (const angle of [0, 90, 180, 270]) {
      expect(problemsOf(CODENAMES, [first, second, { ...first, id: 'copy', cells }, fourth])).toEqual([
        error('keys.proof-twins', 'deck.pdf', { first: first.id, second: 'copy', angle, swapped: 'no' }),
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
    expect(problemsOf(CODENAMES, [first, second, mirrored, fourth])).toEqual([]);
  });

  test('the same cells in swapped colours are another card', () => {
    const other = first.start === 'red' ? 'blue' : 'red';
    const colours: Record<string, string> = { red: 'blue', blue: 'red' };
    const exchanged = { id: 'colours', start: other, cells: first.cells.map(role => colours[role] ?? role) };
    expect(problemsOf(CODENAMES, [first, exchanged])).toEqual([]);
  });

  test('a picture card is the same upside down', () => {
    const [card] = deal(PICTURES, 1);
    const copy = { ...card, id: 'copy', cells: half(card.cells) };
    expect(problemsOf(PICTURES, [card, copy])).toContainEqual(
      error('keys.proof-twins', 'deck.pdf', { first: card.id, second: 'copy', angle: 180, swapped: 'no' }),
    );
  });

  test('a two-faced card is the same with its faces swapped', () => {
    const [card, next] = deal(DUET, 2);
    const behind = half(card.cells.map(role => half([...role]).join('')));
    expect(problemsOf(DUET, [card, next])).toEqual([]);
    const copy = { ...card, id: 'copy', cells: behind };
    expect(problemsOf(DUET, [card, next, copy])).toMatchObject([
      { code: 'keys.proof-twins', values: { angle: 180, swapped: 'yes' } },
    ]);
  });

  test('more cards for one team than for the other are a notice', () => {
    expect(problemsOf(CODENAMES, [first, third])).toEqual([
      notice('keys.proof-starts', 'deck.pdf', {
        cards: 2,
        starts: ['red', 'blue'].map(team =>
          sentence('keys.proof-starts-of', { team: roleName(team), count: first.start === team ? 2 : 0 }),
        ),
      }),
    ]);
  });

  test('a kind that lays an oblong card on its side is caught', () => {
    expect(problemsOf({ ...PICTURES, turns: [0, 90, 180, 270] }, [])).toMatchObject([
      { code: 'keys.proof-oblong' },
    ]);
  });

  test('without ids, the first of two equal cards is named by its place', () => {
    const prover = new KeyProver(CODENAMES, 'keys', true);
    prover.prove(second);
    prover.prove(first);
    expect(prover.prove({ ...first, id: 'copy' })).toMatchObject([
      { values: { first: '#2', second: 'copy' } },
    ]);
  });
});
