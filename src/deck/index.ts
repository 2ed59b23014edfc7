export { castAgents } from './agents.js';
export type { Agent, AgentCard, Card, KeyCard, Token, WordCard } from './cards.js';
export { maximumMatching } from './matching.js';
export type { PeopleCount } from './people.js';
export { difference, people } from './people.js';
export type { Person } from './person.js';
export { countTokens } from './tokens.js';
export type { WordDeck } from './words.js';
export { pairWords } from './words.js';
