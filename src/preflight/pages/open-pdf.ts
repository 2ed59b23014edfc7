import { ProblemError } from '../../problem.js';
import { PdfObjects } from '../pdf/file.js';
import { foldForms } from '../pdf/forms.js';
import { type Dict, isDict, type Raw, Ref } from '../pdf/objects.js';
import type { OperatorNames } from './operators.js';
import { type FontFacts, type Page, type PageBoxes, Reader } from './page-reader.js';

/** A PDF that is open: facts about all of it, and its pages, read one by one. */
export interface Opened {
  readonly pages: number;
  readonly title: string;
  readonly lang: string;
  readonly producer: string;
  readonly preferences: Readonly<Record<string, unknown>>;
  page(number: number): Promise<Page>;
  /** The fonts of the pages read so far. */
  fonts(): readonly FontFacts[];
  close(): Promise<void>;
}

/** Throws a ProblemError for what is no PDF, breaks off, needs a password or was made by another program. */
export async function openPdf(bytes: Uint8Array, place: string): Promise<Opened> {
  const fault = (message: string, advice: string) =>
    new ProblemError([{ level: 'error', place, message, advice }]);
  const pdfjs = await loadPdfjs();
  if (bytes.length === 0) throw fault('The file is empty.', 'Print the deck again.');
  if (!startsAsPdf(bytes))
    throw fault(
      'This is no PDF.',
      'Name a PDF that Deckwright made, such as "output/codenames-yue-keys.pdf".',
    );
  const file = await wholeFile(bytes).catch(() => undefined);
  // An encrypted file may hide its own table; it says so in clear.
  const encrypted = new TextDecoder('latin1').decode(bytes.slice(-4096)).includes('/Encrypt');
  const damaged = () =>
    encrypted
      ? fault('The PDF is encrypted.', 'Save it without a password, or print the deck again.')
      : fault(
          'The PDF is damaged: it breaks off, or a part of it is missing.',
          'Copy it once more, or print the deck again.',
        );
  if (file === undefined) throw damaged();
  if (file.trailer.has('Encrypt'))
    throw fault('The PDF is encrypted.', 'Save it without a password, or print the deck again.');
  const folded = foldedPages(bytes, file);
  if (folded === undefined) throw damaged();
  const { data, forms, boxes } = folded;
  const settings = { verbosity: 0, disableFontFace: true, useSystemFonts: false, isEvalSupported: false };
  const task = pdfjs.getDocument({ data: new Uint8Array(data), ...settings, stopAtErrors: true });
  const pdf = await task.promise.catch(() => undefined);
  if (pdf === undefined) throw damaged();
  const { info } = await pdf.getMetadata();
  const facts = info as { Producer?: string; Title?: string; Language?: string };
  const producer = facts.Producer ?? '';
  if (!producer.startsWith('Deckwright')) {
    await task.destroy();
    throw fault(
      `The PDF was made by "${producer || 'an unknown program'}", not by Deckwright.`,
      'Check the file as Deckwright wrote it, before another program saves it.',
    );
  }
  const preferences = ((await pdf.getViewerPreferences()) ?? {}) as Readonly<Record<string, unknown>>;
  const direction = preferences.Direction === 'R2L' ? 'rtl' : 'ltr';
  const reader = new Reader(pdf, pdfjs.OPS as unknown as OperatorNames, forms, direction);
  return {
    pages: boxes.length,
    title: facts.Title ?? '',
    lang: facts.Language ?? '',
    producer,
    preferences,
    page: number =>
      reader.page(number, boxes[number - 1]).catch(error => {
        if (error instanceof ProblemError) throw error;
        const message = 'The page can’t be read.';
        const advice = 'Copy the PDF once more, or print the deck again.';
        throw new ProblemError([{ level: 'error', place: `${place}, page ${number}`, message, advice }]);
      }),
    fonts: () => reader.fonts(),
    close: () => task.destroy(),
  };
}

/**
 * pdf.js, and the part of it that reads, which it would else look for beside itself. Outside browsers it takes a matrix
 * from a canvas that is not installed everywhere; for reading, any will do.
 */
async function loadPdfjs() {
  const scope = globalThis as { DOMMatrix?: unknown };
  const hadNone = scope.DOMMatrix === undefined;
  if (hadNone) scope.DOMMatrix = class {};
  const [pdfjs] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
  ]);
  if (hadNone) delete scope.DOMMatrix;
  return pdfjs;
}

async function wholeFile(bytes: Uint8Array): Promise<PdfObjects> {
  const file = await PdfObjects.open(bytes);
  // What is encrypted is told apart from what is damaged.
  if (!file.trailer.has('Encrypt')) await file.verify();
  return file;
}

/** The pages, and the file as pdf.js shall read it; undefined where an object is broken. */
function foldedPages(bytes: Uint8Array, file: PdfObjects) {
  try {
    const boxes = pageBoxes(file);
    if (boxes === undefined) return undefined;
    const { bytes: data, forms } = foldForms(bytes, file, boxes);
    return { data, forms, boxes };
  } catch {
    return undefined;
  }
}

/** `%PDF-`, which a reader looks for in the first kilobyte. */
function startsAsPdf(bytes: Uint8Array): boolean {
  let head = '';
  for (const byte of bytes.subarray(0, 1024)) head += String.fromCharCode(byte);
  return head.includes('%PDF-');
}

/** The boxes of all pages in their order, which pdf.js does not tell; undefined where the tree of pages is broken. */
function pageBoxes(file: PdfObjects): readonly PageBoxes[] | undefined {
  const root = file.get(file.trailer.get('Root'));
  const found: PageBoxes[] = [];
  const box = (raw: Raw | undefined): readonly number[] | undefined => {
    const value = file.get(raw);
    return Array.isArray(value) && value.length === 4
      ? value.map(item => file.get(item) as number)
      : undefined;
  };
  const visit = (raw: Raw | undefined, inherited: Dict, depth: number): boolean => {
    const node = file.get(raw);
    if (!isDict(node) || depth > 30) return false;
    const all = new Map([...inherited, ...node]);
    const kids = file.get(node.get('Kids'));
    if (Array.isArray(kids)) {
      all.delete('Kids');
      return kids.every(kid => visit(kid, all, depth + 1));
    }
    const media = box(all.get('MediaBox'));
    if (media === undefined) return false;
    const [trim, bleed, crop] = ['TrimBox', 'BleedBox']
      .map(name => box(node.get(name)))
      .concat(box(all.get('CropBox')));
    const rotate = Number(all.get('Rotate') ?? 0) % 360 !== 0;
    const unit = Number(node.get('UserUnit') ?? 1) !== 1;
    const cropped = crop !== undefined && JSON.stringify(crop) !== JSON.stringify(media);
    if (!(raw instanceof Ref)) return false;
    found.push({
      number: raw.number,
      dict: node,
      media,
      ...(trim ? { trim } : {}),
      ...(bleed ? { bleed } : {}),
      changed: [...(rotate ? ['turned'] : []), ...(unit ? ['scaled'] : []), ...(cropped ? ['cropped'] : [])],
    });
    return true;
  };
  return isDict(root) && visit(root.get('Pages'), new Map(), 0) && found.length > 0 ? found : undefined;
}
