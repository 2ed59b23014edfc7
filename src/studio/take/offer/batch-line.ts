import type { Batch } from '../../../data/index.js';
import { optionsOf } from './command-line.js';

/** What to type to make the same key cards. The files go beside a deck in one file, so that the manifest finds it. */
export function batchLine({ kind, wishes = {}, format: _, from, ...batch }: Batch): string {
  const { fixed = {}, ...others } = wishes;
  const cells = Object.entries(fixed).map(([cell, role]) => `${cell}=${role}`);
  const options = Object.entries({ ...batch, from: from || undefined, ...others }).flatMap(([key, value]) =>
    optionsOf(key, value),
  );
  const fix = cells.length === 0 ? [] : [`--fix ${cells.join(' ')}`];
  return ['npm start -- keys deal', kind, ...options, ...fix, '--verify --out .'].join(' ');
}
