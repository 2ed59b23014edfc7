export { type Headings, idNamed, plain } from './headings.js';
export { withoutInvisible } from './invisible.js';
export {
  chanceName,
  columnName,
  difficultyName,
  fitName,
  flipName,
  gameName,
  lookName,
  paperName,
  partName,
  roleName,
  twoRoles,
} from './names.js';
export { didYouMean } from './nearest.js';
export {
  choicesFor,
  countOf,
  type Decimal,
  decimal,
  describeProblem,
  error,
  notice,
  type Problem,
  ProblemError,
  type ProblemLevel,
  type Sentence,
  type Spot,
  sentence,
  spotOf,
  throwErrors,
  unlike,
  type Value,
  type Values,
  warning,
} from './problem.js';
export { latinDigits, typedMeasure, typedNumber } from './typed-number.js';
export { yesOrNo } from './yes-no.js';
