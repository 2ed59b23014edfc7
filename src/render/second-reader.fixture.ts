import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

let loading: ReturnType<typeof load> | undefined;

/** A PDF as pdf.js reads it, which shares nothing with PDFium, by which the program itself reads what it made. */
export async function openWithPdfjs(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  loading ??= load();
  const { getDocument } = await loading;
  // It takes the bytes for its own.
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0, disableFontFace: true }).promise;
}

/** In Node 20 pdf.js replaces methods by its own, which are many times slower: the engine's come back. */
async function load() {
  const { push } = Array.prototype;
  const { parse, stringify } = JSON;
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  Object.assign(Array.prototype, { push });
  Object.assign(JSON, { parse, stringify });
  return pdfjs;
}
