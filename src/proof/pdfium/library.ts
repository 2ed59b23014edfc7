import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { TooMuch } from './limits.js';

/** PDFium: a reader of PDFs that shares nothing with what writes ours. */
export type Pdfium = WrappedPdfiumModule;

/** PDFium's own file, compiled. */
export type Compiled = () => Promise<WebAssembly.Module>;

/** What PDFium may take beside twice the file itself, in bytes. */
const MOST_MEMORY = 128 * 1024 * 1024;
/** It never gives memory back: with more, the next file gets a fresh one. */
const KEPT_MEMORY = 64 * 1024 * 1024;
const WASM_PAGE = 64 * 1024;

let loading: Promise<Pdfium> | undefined;
let compiled: WebAssembly.Module | undefined;
/** The one of `loading`. */
let loaded: Pdfium | undefined;
/** Those that broke off in the middle of their work. */
const broken = new WeakSet<Pdfium>();
/** By its own memory: how much it may have. */
const allowed = new WeakMap<WebAssembly.Memory, number>();

/**
 * PDFium, loaded once; `compile` where it can't find its own file, which is asked only once too. A thread that asks early
 * has it when the first PDF is there.
 */
export function loadPdfium(compile?: Compiled): Promise<Pdfium> {
  loading ??= load(compile).catch(fault => {
    loading = undefined;
    throw fault;
  });
  return loading;
}

/**
 * Calls PDFium. One that breaks off (it traps, or has no more memory) is in disorder: it is never called again, and the
 * next file gets a fresh one. TooMuch is a refusal of our own and breaks nothing.
 */
export function calling<Made>(pdfium: Pdfium, call: () => Made): Made {
  if (broken.has(pdfium)) throw new Error('PDFium broke off before.');
  try {
    return call();
  } catch (fault) {
    if (!(fault instanceof TooMuch)) {
      broken.add(pdfium);
      forget(pdfium);
    }
    throw fault;
  }
}

/** Lets PDFium grow as much as a file of so many bytes may need. */
export function allowFor(pdfium: Pdfium, bytes: number): void {
  const memory = memoryOf(pdfium);
  const most = MOST_MEMORY + 2 * bytes;
  allowed.set(memory, Math.max(most, allowed.get(memory) ?? 0));
}

/** After a file is closed. */
export function forgetIfLarge(pdfium: Pdfium): void {
  if (memoryOf(pdfium).buffer.byteLength > KEPT_MEMORY) forget(pdfium);
}

function forget(pdfium: Pdfium): void {
  if (pdfium !== loaded) return;
  loading = undefined;
  loaded = undefined;
}

async function load(compile?: Compiled): Promise<Pdfium> {
  const coming = import('@embedpdf/pdfium');
  compiled ??= await compile?.();
  const { init } = await coming;
  // What it has to say of its memory is for those who write it.
  const quiet = { print: () => {}, printErr: () => {} };
  // Else it puts the path of the running program, as ASCII, where it looks for its environment, and breaks off at a 牌.
  const named = { thisProgram: 'deckwright' };
  const wrapped = await new Promise<Pdfium>((done, failed) => {
    const start = compiled ? { instantiateWasm: instantiating(compiled, failed) } : {};
    init({ ...quiet, ...named, ...start } as Parameters<typeof init>[0]).then(done, failed);
  });
  wrapped.PDFiumExt_Init();
  limitGrowth(memoryOf(wrapped));
  loaded = { ...wrapped, ...directCalls(wrapped) };
  return loaded;
}

function memoryOf({ pdfium }: Pdfium): WebAssembly.Memory {
  return (pdfium.wasmExports as unknown as { readonly memory: WebAssembly.Memory }).memory;
}

/** PDFium asks its memory to grow by this method, and copes with a refusal or breaks off. */
function limitGrowth(memory: WebAssembly.Memory): void {
  const grow = memory.grow.bind(memory);
  memory.grow = pages => {
    const most = allowed.get(memory) ?? MOST_MEMORY;
    if (memory.buffer.byteLength + pages * WASM_PAGE > most)
      throw new RangeError('PDFium asks for too much.');
    return grow(pages);
  };
}

/** Emscripten waits for the instance, however it comes about; it does not hear of one that fails to. */
function instantiating(module: WebAssembly.Module, failed: (fault: unknown) => void) {
  return (imports: WebAssembly.Imports, start: (instance: WebAssembly.Instance) => void): object => {
    WebAssembly.instantiate(module, imports).then(start).catch(failed);
    return {};
  };
}

/** These are given texts, which the wrapper puts into PDFium's memory. */
const GIVEN_TEXTS = ['FPDF_LoadMemDocument', 'FPDF_GetMetaText', 'FPDF_VIEWERREF_GetName'];

/**
 * PDFium's functions themselves: what is around each, the wrapper and a check of its arguments, takes longer than most of
 * them do. They say 1 for true.
 */
function directCalls(wrapped: Pdfium): Partial<Pdfium> {
  const functions = wrapped.pdfium.wasmExports as unknown as Readonly<Record<string, unknown>>;
  const names = Object.keys(wrapped).filter(name => !GIVEN_TEXTS.includes(name));
  return Object.fromEntries(names.flatMap(name => (name in functions ? [[name, functions[name]]] : [])));
}
