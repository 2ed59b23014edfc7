// Written by scripts/kinds.mjs.
import { agents } from './agents/part.js';
import { codes } from './codes/part.js';
import { keys } from './keys/part.js';
import { keywords } from './keywords/part.js';
import { log } from './log/part.js';
import { map } from './map/part.js';
import { notes } from './notes/part.js';
import type { AnyPart } from './part.js';
import { pictures } from './pictures/part.js';
import { rules } from './rules/part.js';
import { screens } from './screens/part.js';
import { stand } from './stand/part.js';
import { strip } from './strip/part.js';
import { tokens } from './tokens/part.js';
import { turning } from './turning/part.js';
import { words } from './words/part.js';

/** Every part that a game's file may name: the folders here that hold a `part.ts`. */
export const KINDS: Readonly<Record<string, AnyPart>> = {
  agents,
  codes,
  keys,
  keywords,
  log,
  map,
  notes,
  pictures,
  rules,
  screens,
  stand,
  strip,
  tokens,
  turning,
  words,
};
