import type { Size } from '../../scene/geometry/index.js';
import { error, ProblemError, type Sentence, sentence } from '../../speech/index.js';
import type { Extras } from '../ask/extras.js';
import { FactFinder, type Facts } from '../ask/facts.js';
import type { Preferences } from '../ask/preferences.js';
import type { Pixels } from '../pages/pixels.js';
import { readObjects } from '../written/read-objects.js';
import { StreamReader } from '../written/streams.js';
import type { Viewing } from './bitmaps.js';
import { File } from './file.js';
import type { FontFacts } from './fonts.js';
import { loadPdfium } from './library.js';
import { TooMuch } from './limits.js';
import type { Page } from './page.js';

/** An open PDF, whose pages are read one by one. */
export interface OpenPdf {
  readonly pages: number;
  readonly preferences: Preferences;
  readonly extras: Extras;
  readonly facts: Facts;
  /** `number` from 1. Throws a ProblemError where the page can't be read. */
  page(number: number): Page;
  /** A page as a picture, its longer side so many pixels; and its size in millimetres. Throws a ProblemError. */
  draw(number: number, longer: number): { readonly pixels: Pixels; readonly size: Size };
  /** Of a page as it is shown, in millimetres. Throws a ProblemError. */
  size(number: number): Size;
  /** All of a page at 150 dpi. Throws a ProblemError. */
  sight(number: number, viewing: Viewing): Pixels;
  /** The fonts of the pages read so far. */
  fonts(): readonly FontFacts[];
  close(): void;
}

const TOO_MUCH = 'preflight.page-too-much';

/**
 * Throws a ProblemError for a file that is no PDF, damaged, encrypted or made by another program. `tell` is called now and
 * then while that takes long.
 */
export async function openPdf(bytes: Uint8Array, place: string, tell = () => {}): Promise<OpenPdf> {
  const refuse = (fault: Sentence): never => {
    throw new ProblemError([{ level: 'error', place, ...fault }]);
  };
  if (bytes.length === 0) refuse(sentence('preflight.empty-file'));
  if (!new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-'))
    refuse(sentence('preflight.no-pdf'));
  const file = fileIn(await loadPdfium(), bytes) ?? refuse(sentence('preflight.damaged'));
  const pageFault = (fault: unknown, number: number) => {
    const code = fault instanceof TooMuch ? TOO_MUCH : 'preflight.page-unreadable';
    return new ProblemError([error(code, `${place}, page ${number}`)]);
  };
  const orPageFault = <Made>(number: number, make: () => Made): Made => {
    try {
      return make();
    } catch (fault) {
      throw pageFault(fault, number);
    }
  };
  try {
    const fault = file.fault();
    if (fault !== undefined) refuse(fault);
    const facts = await factsOf(bytes, tell);
    const objects = file.pageObjects();
    // PDFium believes what the file says of their number; a printer may find more.
    if (objects.length !== facts.pages.size || !objects.every(object => facts.pages.has(object)))
      refuse(sentence('preflight.damaged'));
    return {
      pages: file.pages,
      preferences: file.preferences(),
      extras: file.extras(),
      facts,
      page: number => {
        const page = orPageFault(number, () => file.page(number, fault => pageFault(fault, number)));
        return facts.scaled.has(objects[number - 1])
          ? { ...page, changed: [...page.changed, 'scaled'] }
          : page;
      },
      draw: (number, longer) => orPageFault(number, () => file.draw(number, longer)),
      size: number => orPageFault(number, () => file.size(number)),
      sight: (number, viewing) => orPageFault(number, () => file.sight(number, viewing)),
      fonts: () => file.fonts(),
      close: () => file.close(),
    };
  } catch (fault) {
    file.close();
    if (fault instanceof ProblemError) throw fault;
    throw new ProblemError([error(fault instanceof TooMuch ? TOO_MUCH : 'preflight.damaged', place)]);
  }
}

/** Throws Damaged, and TooMuch. */
async function factsOf(bytes: Uint8Array, tell: () => void): Promise<Facts> {
  const finder = new FactFinder();
  const objects = await readObjects(bytes, new StreamReader(tell), object => finder.meet(object), tell);
  return finder.facts(objects, tell);
}

/** Undefined where PDFium breaks off. */
function fileIn(...given: ConstructorParameters<typeof File>): File | undefined {
  try {
    return new File(...given);
  } catch {
    return undefined;
  }
}
