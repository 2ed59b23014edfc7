import type { FolderEntry } from '../../platform.js';
import { error, notice, type Problem, ProblemError } from '../../speech/index.js';
import { naturalOrder } from './natural-order.js';

/** More would be a whole camera: 1,000 pictures are 500 cards. */
const MOST_FILES = 1000;
const PICTURES =
  /\.(jpe?g|jpe|jfif|png|webp|avif|tiff?|svgz?|gif|hei[cf]|bmp|jp2|jxl|psd|cr[23]|nef|arw|dng|raw)$/i;
const LIST = /\.(csv|tsv)$/i;
/** What systems leave in folders of pictures. */
const LITTER = /^(\..*|thumbs\.db|desktop\.ini|icon\r)$/i;

/** What a folder holds. */
export interface FolderContents {
  /** Files to open, in natural order. */
  readonly pictures: readonly FolderEntry[];
  /** Of everything that is meant as a picture. */
  readonly names: readonly string[];
  /** The name of the list. */
  readonly list?: string;
  /** Of single files: the others can do without them. */
  readonly faults: readonly Problem[];
  readonly notices: readonly Problem[];
}

/** Sorts out the names of a folder. Throws a ProblemError where there is nothing to print, or too much. */
export function sortOut(entries: readonly FolderEntry[], folder: string): FolderContents {
  const shown = entries
    .filter(({ name }) => !LITTER.test(name))
    .toSorted((a, b) => naturalOrder(a.name, b.name));
  const named = shown.filter(({ name, kind }) => PICTURES.test(name) && kind !== 'folder');
  const lists = shown.filter(({ name, kind }) => LIST.test(name) && kind === 'file');
  if (named.length > MOST_FILES)
    throw new ProblemError([error('photos.too-many', folder, { count: named.length, most: MOST_FILES })]);
  if (named.length === 0) throw new ProblemError([error('photos.empty-folder', folder)]);
  if (lists.length > 1)
    throw new ProblemError([error('photos.two-lists', folder, { lists: lists.map(({ name }) => name) })]);
  const others = shown
    .filter(entry => !named.includes(entry) && !lists.includes(entry))
    .map(({ name }) => name);
  const twins = twinsOf(named);
  const faults = named.flatMap(entry => faultOf(entry, folder, twins.get(entry)));
  return {
    pictures: named.filter(entry => entry.kind === 'file' && !twins.has(entry)),
    names: named.map(({ name }) => name),
    ...(lists.length === 1 ? { list: lists[0].name } : {}),
    faults,
    notices:
      others.length > 0
        ? [notice('photos.other-files', folder, { count: others.length, names: others.slice(0, 10) })]
        : [],
  };
}

/** The other file of each whose name differs only in capitals or in how its accents are stored. */
function twinsOf(entries: readonly FolderEntry[]): ReadonlyMap<FolderEntry, string> {
  const first = new Map<string, string>();
  const twins = new Map<FolderEntry, string>();
  for (const entry of entries) {
    const fold = foldName(entry.name);
    const before = first.get(fold);
    if (before === undefined) first.set(fold, entry.name);
    else twins.set(entry, before);
  }
  return twins;
}

/** The same for names that some systems can't keep apart. */
export function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function faultOf({ name, kind }: FolderEntry, folder: string, twin: string | undefined): readonly Problem[] {
  const place = `${folder}/${name}`;
  if (twin !== undefined) return [error('photos.same-name', place, { other: twin })];
  if (kind === 'outside') return [error('photos.link-outside', place)];
  if (kind === 'broken') return [error('photos.broken-link', place)];
  return kind === 'other' ? [error('photos.not-a-file', place)] : [];
}
