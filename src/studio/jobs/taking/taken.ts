import { type MadeFile, sha256, type ToldFile } from '../../../press/index.js';
import type { Tools } from '../../worker/tools.js';

/** A finished file, as the page offers it. */
export interface TakenFile {
  readonly name: string;
  readonly blob: Blob;
  readonly sha256: string;
  /** Of a PDF. */
  readonly part?: string;
  /** What is in it: `200 cards`, `13 sheets`. */
  readonly amounts: readonly string[];
}

export async function taken(
  { name, bytes }: MadeFile,
  { say }: Tools<never>,
  told?: Omit<ToldFile, 'name'>,
): Promise<TakenFile> {
  const { part, cards, pages, sheets } = told ?? {};
  const amounts = [cards, pages, sheets].flatMap(each => (each ? [say(each)] : []));
  const about = part === undefined ? {} : { part };
  return { name, blob: blobOf(name, bytes), sha256: await sha256(bytes), amounts, ...about };
}

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  json: 'application/json',
  csv: 'text/csv',
};

export function blobOf(name: string, bytes: Uint8Array): Blob {
  const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type });
}
