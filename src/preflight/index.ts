export type { Expectation, ExpectedKind, ExpectedPicture, ExpectedShape } from './expectation.js';
export { loadPdfjs } from './pages/pdfjs.js';
export { preflight } from './preflight.js';
export {
  CHECKS,
  type Check,
  type CheckName,
  type Mark,
  type PaperProblem,
  type PreflightReport,
} from './report.js';
