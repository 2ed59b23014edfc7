import type { AgentCard } from './agents/cards.js';
import type { CodeCard } from './codes/cards.js';
import type { KeyCard } from './keys/cards.js';
import type { KeywordCard } from './keywords/cards.js';
import type { PictureCard } from './pictures/cards.js';
import type { Token } from './tokens/cards.js';
import type { WordCard } from './words/cards.js';

/** The cards of a box as plain data: what is on them, not how they look or where they lie. */
export type Card = WordCard | KeywordCard | PictureCard | AgentCard | KeyCard | Token | CodeCard;
