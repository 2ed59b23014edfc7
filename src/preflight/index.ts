export type { Expectation, ExpectedKind, ExpectedPicture, ExpectedShape } from './expectation.js';
export type { ExpectedPage, Eye } from './look/look.js';
export type { Pixels } from './look/pixels.js';
export { loadPdfjs } from './pages/pdfjs.js';
export { type PreflightOptions, preflight } from './preflight.js';
export {
  CHECKS,
  type Check,
  type CheckName,
  type Mark,
  type PaperProblem,
  type PreflightReport,
} from './report.js';
