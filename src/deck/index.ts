export { castAgents } from './agents.js';
export type {
  Agent,
  AgentCard,
  Card,
  CodeCard,
  ComposedPicture,
  Flags,
  KeyCard,
  KeywordCard,
  Marked,
  OwnPicture,
  Picture,
  PictureCard,
  PictureWord,
  Token,
  TokenSide,
  WordCard,
} from './cards.js';
export { isMarked, TOKEN_SIDES } from './cards.js';
export { codeCards } from './codes.js';
export { dealKeywords } from './keywords.js';
export type { Person } from './person.js';
export { pairPictures } from './pictures.js';
export { proveCodes } from './prove-codes.js';
export { countTokens } from './tokens.js';
export { pairWords } from './words.js';
