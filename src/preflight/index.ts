export type { SignName } from './cards/signs.js';
export type { Expectation, ExpectedKind, Look } from './expectation.js';
export { preflight } from './preflight.js';
export { CHECKS, type Check, type CheckName, type PreflightReport, type ReadKey } from './report.js';
