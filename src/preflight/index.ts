export { loadPdfjs } from './ask/pdfjs.js';
export type { Expectation, ExpectedKind, ExpectedPicture, ExpectedShape } from './expectation.js';
export type { PreflightOptions } from './inspection.js';
export type { ExpectedPage, Eye } from './look/look.js';
export type { Pixels } from './pages/pixels.js';
export { loadReaders, openPdf } from './pdfium/open-pdf.js';
export { preflight } from './preflight.js';
export {
  CHECKS,
  type Check,
  type CheckName,
  type Mark,
  type PaperProblem,
  type PreflightReport,
} from './report.js';
