import { expect, test } from 'vitest';
import type { Deck } from '../state/deck.js';
import { fileStem } from './names.js';

const deck = (name: string): Deck => ({ id: '1', name, recipe: { game: 'duet', locale: 'fa' }, files: [] });

test('a deck without a name is called by its game and language', () => {
  expect(fileStem(deck(''))).toBe('duet-fa');
  expect(fileStem(deck(' ../ '))).toBe('duet-fa');
});

test('a name keeps its letters, in every script', () => {
  expect(fileStem(deck('落雨嘅星期日'))).toBe('落雨嘅星期日');
  expect(fileStem(deck('یکشنبهٔ بارانی'))).toBe('یکشنبهٔ بارانی');
});

test('what no file may be called is left out', () => {
  expect(fileStem(deck('Anna & Ben: 4/5 "best"?'))).toBe('Anna & Ben 4 5 best');
  expect(fileStem(deck('--out'))).toBe('out');
  expect(fileStem(deck('x'.repeat(100)))).toHaveLength(60);
});
