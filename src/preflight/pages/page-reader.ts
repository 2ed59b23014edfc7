import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { bounds, type Matrix, type Rect, type Size } from '../../geometry/index.js';
import { type FormEntry, isEnd } from '../pdf/forms-as-pages.js';
import type { PageEntry } from '../pdf/page-tree.js';
import { interpret } from './interpreter.js';
import { type PageItem, rectOf } from './items.js';
import type { Glyph, OperatorNames, Operators } from './pdfjs.js';
import { fingerprintsOf } from './pictures.js';
import type { Form, Resources } from './resources.js';

const MM = 25.4 / 72;

export interface Page {
  /** From 1. */
  readonly number: number;
  readonly size: Size;
  readonly trim?: Rect;
  readonly bleed?: Rect;
  /** What another program did to the page. */
  readonly changed: PageEntry['changed'];
  readonly items: readonly PageItem[];
}

export interface FontFacts {
  readonly name: string;
  readonly embedded: boolean;
  readonly subset: boolean;
}

/** Reads pages through pdf.js; each form is read once, whatever the number of its uses. */
export class PageReader {
  readonly #pdf: PDFDocumentProxy;
  readonly #ops: OperatorNames;
  readonly #entries: readonly FormEntry[];
  readonly #forms = new Map<number, Form>();
  readonly #opening = new Set<number>();
  readonly #glyphs = new Map<string, Rect | undefined>();
  readonly #fonts = new Map<string, FontFacts>();
  readonly #direction: 'ltr' | 'rtl';
  #at: PDFPageProxy | undefined;

  constructor(
    pdf: PDFDocumentProxy,
    ops: OperatorNames,
    entries: readonly FormEntry[],
    direction: 'ltr' | 'rtl',
  ) {
    this.#pdf = pdf;
    this.#ops = ops;
    this.#entries = entries;
    this.#direction = direction;
  }

  fonts(): readonly FontFacts[] {
    return [...this.#fonts.values()];
  }

  async page(number: number, { media, trim, bleed, changed }: PageEntry): Promise<Page> {
    const [left, bottom, right, top] = media;
    const base: Matrix = [MM, 0, 0, -MM, -left * MM, top * MM];
    const rect = (box: readonly number[] | undefined) => box && bounds(base, rectOf(box));
    const items = await this.#draw(number, base);
    return {
      changed,
      number,
      size: { width: (right - left) * MM, height: (top - bottom) * MM },
      trim: rect(trim),
      bleed: rect(bleed),
      items,
    };
  }

  async #draw(number: number, base: Matrix): Promise<PageItem[]> {
    const page = await this.#pdf.getPage(number);
    const list = (await page.getOperatorList()) as unknown as Operators;
    const last = list.argsArray.at(-1) as readonly [unknown, readonly [ArrayLike<number> | null]] | undefined;
    if (!isEnd(last?.[1]?.[0])) throw new Error('the page breaks off');
    await this.#readForms(list);
    this.#at = page;
    const images = await fingerprintsOf(page, list, this.#ops);
    const items = interpret(list, base, this.#resources(images));
    page.cleanup();
    return items;
  }

  #resources(images: ReadonlyMap<string, string>): Resources {
    return {
      ops: this.#ops,
      direction: this.#direction,
      form: matrix => {
        const index = indexOf(matrix);
        return index === undefined ? undefined : this.#forms.get(index);
      },
      image: name => images.get(name),
      glyph: (font, glyph) => this.#glyph(font, glyph),
    };
  }

  /** Reads the forms that are used here for the first time. */
  async #readForms({ fnArray, argsArray }: Operators): Promise<void> {
    for (let i = 0; i < fnArray.length; i++) {
      if (fnArray[i] !== this.#ops.paintFormXObjectBegin) continue;
      const index = indexOf((argsArray[i] as [ArrayLike<number> | null])[0]);
      if (index === undefined || this.#forms.has(index)) continue;
      if (this.#opening.has(index)) throw new Error('a form draws itself');
      this.#opening.add(index);
      const { page, matrix, box } = this.#entries[index];
      const items = await this.#draw(page, [1, 0, 0, 1, 0, 0]);
      this.#forms.set(index, { matrix: matrix as unknown as Matrix, box: rectOf(box), items });
    }
  }

  #glyph(font: string, glyph: Glyph): Rect | undefined {
    const key = `${font}_path_${glyph.fontChar}`;
    if (this.#glyphs.has(key)) return this.#glyphs.get(key);
    const objects = (this.#at as PDFPageProxy).commonObjs;
    if (!this.#fonts.has(font)) this.#fonts.set(font, fontFacts(objects.get(font)));
    const path = objects.has(key) ? (objects.get(key) as { path: ArrayLike<number> }).path : undefined;
    const box = path && pathBox(path);
    this.#glyphs.set(key, box);
    return box;
  }
}

/** Which form this is, if it was moved to a page of its own. */
function indexOf(matrix: ArrayLike<number> | null): number | undefined {
  if (matrix === null || matrix[0] !== 0 || matrix[1] !== 0 || matrix[2] !== 0 || matrix[3] !== 0)
    return undefined;
  return matrix[4];
}

function fontFacts(font: { name?: string; missingFile?: boolean }): FontFacts {
  const name = font.name ?? 'unnamed';
  return {
    name: name.replace(/^[A-Z]{6}\+/, ''),
    embedded: font.missingFile !== true,
    subset: /^[A-Z]{6}\+/.test(name),
  };
}

/** Around the points of a path, handles of curves included: those of a glyph lie on or near its edge. */
function pathBox(path: ArrayLike<number>): Rect | undefined {
  const steps = [1, 1, 3, 2, 0];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < path.length; ) {
    for (let points = steps[path[i++]] ?? 0; points > 0; points--) {
      const [x, y] = [path[i++], path[i++]];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return right > left && bottom > top
    ? { x: left, y: top, width: right - left, height: bottom - top }
    : undefined;
}
