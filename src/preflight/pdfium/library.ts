import type { WrappedPdfiumModule } from '@embedpdf/pdfium';

/** PDFium: a reader of PDFs that shares nothing with what writes ours. */
export type Pdfium = WrappedPdfiumModule;

let loading: Promise<Pdfium> | undefined;

/** PDFium, loaded once; `wasm` where it can't find its own file. A thread that asks early has it when the first PDF is there. */
export function loadPdfium(wasm?: () => Promise<ArrayBuffer>): Promise<Pdfium> {
  loading ??= load(wasm).catch(fault => {
    loading = undefined;
    throw fault;
  });
  return loading;
}

/** After a fault that may have left it in disorder: the next file gets a fresh one. */
export function forgetPdfium(): void {
  loading = undefined;
}

async function load(wasm?: () => Promise<ArrayBuffer>): Promise<Pdfium> {
  const { init } = await import('@embedpdf/pdfium');
  const wrapped = await init(wasm ? { wasmBinary: await wasm() } : {});
  wrapped.PDFiumExt_Init();
  return { ...wrapped, ...directCalls(wrapped) };
}

/** These are given texts, which the wrapper puts into PDFium's memory. */
const GIVEN_TEXTS = ['FPDF_LoadMemDocument', 'FPDF_GetMetaText', 'FPDF_VIEWERREF_GetName'];

/** PDFium's functions themselves: the wrapper around each takes longer than most of them do. They say 1 for true. */
function directCalls(wrapped: Pdfium): Partial<Pdfium> {
  const functions = wrapped.pdfium as unknown as Readonly<Record<string, unknown>>;
  const names = Object.keys(wrapped).filter(name => !GIVEN_TEXTS.includes(name));
  return Object.fromEntries(
    names.flatMap(name => (`_${name}` in functions ? [[name, functions[`_${name}`]]] : [])),
  );
}
