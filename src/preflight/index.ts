export type { Expectation, ExpectedKind, Look } from './expectation.js';
export type { SignName } from './faces/signs.js';
export { loadPdfjs } from './pages/pdfjs.js';
export { preflight } from './preflight.js';
export { CHECKS, type Check, type CheckName, type PreflightReport, type ReadKey } from './report.js';
