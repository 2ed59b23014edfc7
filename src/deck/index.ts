export { castAgents } from './agents.js';
export type { Agent, AgentCard, Card, KeyCard, Token, WordCard } from './cards.js';
export type { Person } from './person.js';
export { countTokens } from './tokens.js';
export { pairWords } from './words.js';
