import type { Pdfium } from '../pdfium/library.js';
import type { Scratch } from '../pdfium/scratch.js';
import { actionsIn } from './actions.js';

/** What a file holds besides its pages. */
export interface Extras {
  /** BCP 47; empty if the file does not say it. */
  readonly language: string;
  /** How many other files are in it. */
  readonly attachments: number;
  readonly form: 'none' | 'fields' | 'xfa';
  /** The kinds of action in it, by their names in a PDF. */
  readonly actions: readonly string[];
}

const FORMS = ['none', 'fields', 'xfa', 'xfa'] as const;

export function readExtras(pdfium: Pdfium, scratch: Scratch, document: number): Extras {
  return {
    language: scratch.utf16((at, bytes) => pdfium.EPDFCatalog_GetLanguage(document, at, bytes)),
    attachments: pdfium.FPDFDoc_GetAttachmentCount(document),
    form: FORMS[pdfium.FPDF_GetFormType(document)] ?? 'none',
    actions: actionsIn(pdfium, scratch, document),
  };
}
