import { expect, test } from 'vitest';
import { batchSchema } from '../../../data/index.js';
import { batchLine } from './batch-line.js';

test('key cards as they come are told by kind, number, seed and paper', () => {
  expect(batchLine(batchSchema.parse({ kind: 'duet', count: 24, seed: 'our club', paper: 'Letter' }))).toBe(
    'npm start -- keys deal duet --count 24 --seed "our club" --locale yue --paper Letter --flip long-edge ' +
      '--theme dossier --verify --out .',
  );
});

test('wishes, and the cards that are skipped, are told too', () => {
  const wishes = {
    mixedLines: true,
    touching: 4,
    starts: 'equal',
    fixed: { C3: 'assassin', A1: 'starting' },
  };
  const line = batchLine(batchSchema.parse({ wishes }));
  expect(line).toContain('--mixed-lines --touching 4 --starts equal --fix C3=assassin A1=starting --verify');
  expect(batchLine(batchSchema.parse({ from: 40 }))).toContain('--from 40');
});
