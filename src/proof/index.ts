export type { MadeAgain, MadeCard, MadePlace } from './again/made-again.js';
export { stacked } from './again/side-by-side.js';
export { isCamouflage } from './cards/card-face.js';
export { differences } from './checks/tally.js';
export type {
  Claim,
  ClaimedFace,
  ClaimedSheet,
  LineSetting,
  ParagraphClaim,
  ShapeClaim,
  TextClaim,
} from './claims/claim.js';
export type { Expectation, ExpectedKind } from './expectation.js';
export type { Pixels } from './pages/pixels.js';
export { loadReaders, openPdf } from './pdfium/open-pdf.js';
export { type PreflightOptions, preflight } from './preflight.js';
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
