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
  /** Entries that no file of ours has, each as it is written: `/OC`, `/Subtype /PS`. */
  readonly unknown: readonly string[];
}

const AREAS = ['ViewArea', 'ViewClip', 'PrintArea', 'PrintClip'];
/** More names than this tell nobody more. */
const MOST = 20;

/** Looks at every dictionary of a file, whether anything leads to it or not. */
export class FactFinder {
  readonly #pages = new Set<number>();
  readonly #scaled = new Set<number>();
  readonly #layers = new Set<string>();
  readonly #unknown = new Set<string>();
  #isCut = false;

  meet({ number, value }: Written): void {
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

  /** When all objects were met. */
  facts(objects: Objects): Facts {
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
