import { TooMuch } from '../pdfium/limits.js';
import { strangeIn } from '../written/content.js';
import type { Objects, Written } from '../written/read-objects.js';
import { type Dictionary, isDictionary, nameOf, targetOf, textOf, type Value } from '../written/values.js';
import { isKnown, NAMED_FREELY } from './known-entries.js';

/** What a file says to printers and viewers, and PDFium doesn't tell. */
export interface Facts {
  /** The numbers of all objects that are pages, whether the file counts them or not. */
  readonly pages: ReadonlySet<number>;
  /** The numbers of pages, as objects, whose unit isn't a point. */
  readonly scaled: ReadonlySet<number>;
  /** Whether the printer is to take paper of the pages' size. */
  readonly picksPaper: boolean;
  /** Whether printers or viewers are to keep to one of the page's boxes. */
  readonly isCut: boolean;
  /** The names of layers that can be switched on and off. */
  readonly layers: readonly string[];
  /** Entries and operators that no file of ours has, each as it is written: `/OC`, `/Subtype /PS`, `ri`. */
  readonly unknown: readonly string[];
}

const AREAS = ['ViewArea', 'ViewClip', 'PrintArea', 'PrintClip'];
/** More names than this tell nobody more. */
const MOST = 20;
/** A list of what a page draws, that is an object, is in nothing else. */
const DEEPEST = 3;
/** What one page may draw, in bytes, and what each of its streams takes of that: a page in A3 has some 2,000,000. */
const [ROOM, LEAST] = [16_000_000, 1000];

/** Looks at every dictionary of a file, whether anything leads to it or not. */
export class FactFinder {
  readonly #pages = new Set<number>();
  readonly #scaled = new Set<number>();
  readonly #layers = new Set<string>();
  readonly #unknown = new Set<string>();
  /** By how it is written: what a page or a form draws. */
  readonly #drawn = new Map<string, Value>();
  #isCut = false;

  meet({ number, value }: Written): void {
    const drawn = contentsOf(number, value);
    if (drawn !== undefined) this.#drawn.set(JSON.stringify(drawn), drawn);
    if (isPage(value)) {
      this.#pages.add(number);
      if ((value.get('UserUnit') ?? 1) !== 1) this.#scaled.add(number);
      this.#entries(value, ['UserUnit']);
    } else this.#walk(value);
  }

  #walk(value: Value): void {
    // No page of any program lies in another object.
    if (isPage(value)) this.#unknown.add('/Page');
    if (isDictionary(value)) this.#entries(value);
    else if (Array.isArray(value)) for (const each of value) this.#walk(each);
  }

  #entries(dict: Dictionary, told: readonly string[] = []): void {
    const isLayer = nameOf(dict.get('Type')) === 'OCG';
    if (isLayer && this.#layers.size < MOST) this.#layers.add(textOf(dict.get('Name')) ?? '');
    if (AREAS.some(area => nameOf(dict.get(area) ?? { name: 'CropBox' }) !== 'CropBox')) this.#isCut = true;
    for (const [key, value] of dict) {
      if (this.#unknown.size < MOST && !told.includes(key) && !isKnown(key, value))
        this.#unknown.add(written(key, value));
      if (NAMED_FREELY.has(key) && isDictionary(value)) for (const each of value.values()) this.#walk(each);
      else this.#walk(value);
    }
  }

  /** When all objects were met. Throws Damaged, and TooMuch. */
  async facts(objects: Objects, tell: () => void): Promise<Facts> {
    for (const drawn of this.#drawn.values()) {
      const texts = await textsIn(drawn, objects);
      const plain = texts.filter(text => text !== undefined);
      const strange = plain.length < texts.length ? ['/Filter'] : strangeIn(plain, tell);
      for (const token of strange) if (this.#unknown.size < MOST) this.#unknown.add(token);
    }
    return {
      pages: this.#pages,
      scaled: this.#scaled,
      picksPaper: picksPaper(objects),
      isCut: this.#isCut,
      layers: [...this.#layers],
      unknown: [...this.#unknown],
    };
  }
}

/** What an object draws: a page, or a form itself. */
function contentsOf(number: number, value: Value): Value | undefined {
  if (isPage(value)) return value.get('Contents');
  const isForm = isDictionary(value) && nameOf(value.get('Subtype')) === 'Form';
  return isForm ? { to: number } : undefined;
}

const latin1 = new TextDecoder('latin1');

/** The streams that it leads to, in all their versions, in their order. Throws TooMuch for more than there is `room` for. */
async function textsIn(
  drawn: Value,
  objects: Objects,
  room = { left: ROOM },
  depth = 0,
): Promise<readonly (string | undefined)[]> {
  if (depth > DEEPEST) return [];
  if (Array.isArray(drawn)) {
    const texts: (string | undefined)[] = [];
    for (const each of drawn) texts.push(...(await textsIn(each, objects, room, depth + 1)));
    return texts;
  }
  const number = targetOf(drawn);
  if (number === undefined) return [];
  const streams = await objects.drawings(number);
  for (const bytes of streams) room.left -= Math.max(LEAST, bytes?.length ?? 0);
  if (room.left < 0) throw new TooMuch();
  if (streams.length > 0) return streams.map(bytes => bytes && latin1.decode(bytes));
  return textsIn(objects.definitions(number).filter(Array.isArray), objects, room, depth + 1);
}

/** Whether some reader could take it for a page: a leaf of the tree of pages, or what has something to draw. */
function isPage(value: Value): value is Dictionary {
  if (!isDictionary(value)) return false;
  const isLeaf = value.has('Parent') && !value.has('Kids');
  return isLeaf || value.has('Contents') || nameOf(value.get('Type')) === 'Page';
}

/** A name is told with its value, which may be what is unknown. */
function written(key: string, value: Value): string {
  const name = nameOf(value);
  return name === undefined ? `/${key}` : `/${key} /${name}`;
}

/** In every version of the file, whichever a printer reads. */
function picksPaper(objects: Objects): boolean {
  type Any = Value | undefined;
  const all = (values: readonly Any[]): readonly Any[] => {
    const found: Any[] = values.filter(value => targetOf(value) === undefined);
    for (const number of new Set(values.flatMap(value => targetOf(value) ?? []))) {
      const written = objects.definitions(number);
      found.push(...(written.length > 0 ? written : [undefined]));
    }
    return found;
  };
  const entry = (values: readonly Any[], key: string): readonly Any[] =>
    all(values).map(value => (isDictionary(value) ? value.get(key) : undefined));
  // One of the two tables of a file for the web has none.
  const roots = objects.trailers.filter(trailer => trailer.has('Root'));
  const preferences = entry(entry(roots, 'Root'), 'ViewerPreferences');
  const picks = entry(preferences, 'PickTrayByPDFSize');
  return picks.length > 0 && picks.every(value => value === true);
}
