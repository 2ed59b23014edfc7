export { isCamouflage } from './cards/card-face.js';
export type { Expectation, ExpectedKind, ExpectedPicture, ExpectedShape } from './expectation.js';
export type { PreflightOptions } from './inspection.js';
export type { ExpectedText } from './look/lettering.js';
export type { ExpectedPage, ExpectedPages, Eye, Looking } from './look/look.js';
export { stacked } from './look/side-by-side.js';
export { type Pixels, pixels } from './pages/pixels.js';
export { loadReaders, openPdf } from './pdfium/open-pdf.js';
export { preflight } from './preflight.js';
export {
  CHECKS,
  type Check,
  type CheckName,
  type Differing,
  type Mark,
  type PaperProblem,
  type PreflightReport,
  type TellPages,
} from './report.js';
export { canBeShared, joined, type Share } from './shares.js';
