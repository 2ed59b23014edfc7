export type { Deck, OpenedDeck } from './deck.js';
export { openDeck, packDeck } from './deck.js';
export { libraryOf } from './library.js';
export type { Limits } from './limits.js';
export { LIMITS } from './limits.js';
export type { Link, Linked } from './link/link.js';
export { fromLink, toLink } from './link/link.js';
export { movePaths, ownPaths, throughDeck } from './own-paths.js';
