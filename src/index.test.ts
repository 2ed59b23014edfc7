import { expect, test } from 'vitest';
import * as deckwright from './index.js';

test('the public names are these; another one is a promise to keep', () => {
  expect(Object.keys(deckwright).sort()).toEqual([
    'ProblemError',
    'batchSchema',
    'checkKeyCards',
    'checkPdf',
    'checkTable',
    'dealBatch',
    'faultsIn',
    'loadMessages',
    'makeDeck',
    'preflight',
    'problemsTogether',
    'provedFacts',
    'provedLine',
    'provedTogether',
    'readWordList',
    'recipeSchema',
  ]);
});
