export type { SignName } from './cards/signs.js';
export type { Look, PrintedKind } from './checks/keys.js';
export { type Expectation, type PreflightReport, preflight, type ReadKey } from './preflight.js';
export type { Check, CheckName } from './report.js';
export { CHECKS } from './report.js';
