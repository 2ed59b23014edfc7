import type { Pdfium } from '../pdfium/library.js';
import type { Scratch } from '../pdfium/scratch.js';

/** Actions by their names (ISO 32000-1, 12.6.4), but for jumps inside the file. */
const ACTIONS =
  /\/S ?\/(JavaScript|Launch|URI|SubmitForm|ResetForm|ImportData|GoToR|GoToE|Named|Hide|SetOCGState|Rendition|Sound|Movie|Trans|Thread|GoTo3DView|RichMediaExecute)\b/g;

/** Longer than any match. */
const OVERLAP = 40;

const latin1 = new TextDecoder('latin1');

/**
 * The kinds of action in a file, whatever starts them: opening, printing or leaving it, a script, a click. PDFium has no
 * call for most of these, so it writes the file again, in which each object is plain and each name is spelt one way.
 * Nothing is kept of what it writes.
 */
export function actionsIn(calls: Pdfium, scratch: Scratch, document: number): readonly string[] {
  const { pdfium } = calls;
  const found = new Set<string>();
  let end = '';
  const read = (_writer: number, at: number, length: number): number => {
    const text = end + latin1.decode(pdfium.HEAPU8.subarray(at, at + length));
    for (const [, name] of text.matchAll(ACTIONS)) found.add(name);
    end = text.slice(-OVERLAP);
    return 1;
  };
  const callback = pdfium.addFunction(read, 'iiii');
  try {
    // An FPDF_FILEWRITE: its version, and what is called with each block.
    pdfium.HEAP32.set([1, callback], scratch.at / 4);
    if (!calls.FPDF_SaveAsCopy(document, scratch.at, 0)) throw new Error('not written');
  } finally {
    pdfium.removeFunction(callback);
  }
  return [...found];
}
