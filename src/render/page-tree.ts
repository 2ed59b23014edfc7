import type { PageList, PdfkitDocument, Reference } from './pdfkit-document.js';

const PAGES_IN_NODE = 64;

interface Node extends PageList {
  readonly Type: 'Pages';
  readonly Parent: Reference;
}

/** Puts pages into nodes of 64, so that of a batch of 100,000 pages only one in 64 is held in memory. */
export class PageTree {
  readonly #document: PdfkitDocument;
  #node: { readonly reference: Reference; readonly data: Node } | undefined;

  constructor(document: PdfkitDocument) {
    this.#document = document;
  }

  add(page: Readonly<Record<string, unknown>>): void {
    this.#node ??= this.#newNode();
    const { reference, data } = this.#node;
    const added = this.#document.object({ Type: 'Page', Parent: reference, ...page });
    added.end();
    data.Kids.push(added);
    if (data.Kids.length === PAGES_IN_NODE) this.end();
  }

  /** Writes the current node, if it has pages. */
  end(): void {
    if (this.#node === undefined) return;
    const { reference, data } = this.#node;
    this.#node = undefined;
    data.Count = data.Kids.length;
    reference.end();
    const { data: root } = this.#document.pages;
    root.Kids.push(reference);
    root.Count += data.Count;
    // pdfkit keeps the data of everything below the root.
    data.Kids = [];
  }

  #newNode(): { readonly reference: Reference; readonly data: Node } {
    const data: Node = { Type: 'Pages', Parent: this.#document.pages, Kids: [], Count: 0 };
    return { reference: this.#document.object(data), data };
  }
}
