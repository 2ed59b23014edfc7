import type { BatchFile, BatchManifest } from '../../data/manifest/index.js';

/** One file of a batch: which cards were dealt along with it, and which of their sheets it holds. */
export interface FiledSheets {
  readonly from: number;
  readonly count: number;
  /** Of all files that were dealt along with it. */
  readonly total: number;
  readonly first: number;
  readonly length: number;
}

/** The sheets of a file of a batch, with `each` cards to a sheet. The parts of a merged batch were each laid out apart. */
export function filedSheets(
  { batch, files }: Pick<BatchManifest, 'batch' | 'files'>,
  name: string,
  each: number,
): FiledSheets {
  const dealtWith = ({ dealt = batch }: BatchFile) => dealt.from;
  const { from, count } = files.find(file => file.name === name)?.dealt ?? batch;
  const along = files.filter(file => dealtWith(file) === from);
  const total = Math.ceil(count / each);
  const perFile = batch.sheets ?? total;
  const first = perFile * along.findIndex(file => file.name === name);
  return { from, count, total, first, length: Math.max(0, Math.min(perFile, total - first)) };
}
