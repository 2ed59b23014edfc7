export type { Look, PrintedKind } from './keys.js';
export { type Expectation, type PreflightReport, preflight, type ReadKey } from './preflight.js';
export type { Check, CheckName } from './report.js';
export { CHECKS } from './report.js';
export type { SignName } from './signs.js';
