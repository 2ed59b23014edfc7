import path from 'node:path';
import {
  type Batch,
  type BatchWishes,
  batchSchema,
  checkData,
  readYamlFile,
  wishesSchema,
} from '../../data/index.js';
import { batchManifestSchema } from '../../data/manifest/index.js';
import { error, ProblemError } from '../../speech/index.js';
import { here, ownLibrary } from '../files.js';

/** The options of `keys deal` that say what to deal. */
export interface BatchFlags extends Partial<Omit<Batch, 'kind' | 'wishes'>>, Omit<BatchWishes, 'fixed'> {
  readonly wishes?: string;
  readonly fix?: readonly string[];
}

const YAML = /\.ya?ml$/i;

/** A batch from a kind or the manifest of an earlier batch, a file of wishes, and options, which win. Throws a ProblemError. */
export function readBatch(kind: string, { wishes: file, fix = [], ...flags }: BatchFlags): Batch {
  const { mixedLines, touching, distance, starts, balanced, ...rest } = flags;
  const typed = { mixedLines, touching, distance, starts, balanced };
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
  const option = (key: string) =>
    `keys deal --${key.replace(/[A-Z]/g, capital => `-${capital.toLowerCase()}`)}`;
  checkData(given, option, wishesSchema);
  const read = file === undefined ? {} : readYamlFile(ownLibrary(), file, wishesSchema);
  const fixed = { ...read.fixed, ...fixedCells(fix) };
  const wishes = { ...read, ...given, ...(Object.keys(fixed).length > 0 ? { fixed } : {}) };
  // Bad numbers are faults of the input (exit code 1), not of the call (2).
  const place = (key: string) => (key === 'kind' ? 'key kind' : `keys deal --${key}`);
  const { whole, ...dealt } = /\.json$/i.test(kind) ? earlierBatch(kind) : { kind, whole: undefined };
  const isOther = rest.from !== undefined || rest.count !== undefined;
  const earlier = { ...dealt, ...(whole === undefined || isOther ? {} : { whole }) };
  const data = { ...earlier, ...rest, ...(Object.keys(wishes).length > 0 ? { wishes } : {}) };
  return checkData(data, place, batchSchema);
}

/** The batch with its own files relative to the folder of its manifest, where `verify` looks for them. */
export function recordedIn(out: string, batch: Batch): Batch {
  const fromFolder = (name: string) =>
    YAML.test(name)
      ? path.relative(path.resolve(here(), out), path.resolve(here(), name)).split(path.sep).join('/')
      : name;
  const { kind, theme, locale } = batch;
  return { ...batch, kind: fromFolder(kind), theme: fromFolder(theme), locale: fromFolder(locale) };
}

/** The batch of a manifest; its own files are relative to the manifest's folder. */
function earlierBatch(file: string): Batch {
  const text = ownLibrary().text(file);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new ProblemError([error('cli.batch-not-json', file)]);
  }
  const { batch, id } = checkData(data, () => file, batchManifestSchema);
  if (id !== undefined) throw new ProblemError([error('cli.card-not-batch', file, { id })]);
  return fromManifest(file, batch);
}

/** The batch with its own files as they are found from here, not from the folder of its manifest. */
export function fromManifest(file: string, batch: Batch): Batch {
  const from = (name: string) =>
    YAML.test(name) && !path.isAbsolute(name) ? path.join(path.dirname(file), name) : name;
  const { kind, theme, locale } = batch;
  return { ...batch, kind: from(kind), theme: from(theme), locale: from(locale) };
}

/** `C3=assassin` as cell and role, each cell once. */
function fixedCells(typed: readonly string[]): Readonly<Record<string, string>> {
  const cells = new Map<string, readonly [string, string]>();
  for (const text of typed) {
    const [cell = '', role = '', ...more] = text.split('=').map(part => part.trim());
    if (cell === '' || role === '' || more.length > 0)
      throw new ProblemError([error('cli.nothing-fixed', 'keys deal --fix', { value: text })]);
    if (cells.has(cell.toUpperCase()))
      throw new ProblemError([error('cli.fixed-twice', 'keys deal --fix', { cell })]);
    cells.set(cell.toUpperCase(), [cell, role]);
  }
  return Object.fromEntries(cells.values());
}
