export type { MadeAgain, MadeCard, MadePlace } from './again/made-again.js';
export { stacked } from './again/side-by-side.js';
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
export type { Expectation, ExpectedKind, KeyDrawing } from './expectation.js';
export { isCamouflage } from './pages/items.js';
export type { Pixels } from './pages/pixels.js';
export type { PreflightOptions } from './preflight.js';
export { loadReaders, openPdf, preflight } from './reading.js';
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
