import type { Command } from 'commander';
import { addKeysCheck } from './keys/check.js';
import { addKeysDeal } from './keys/deal.js';
import { addKeysMerge } from './keys/merge.js';
import { addKeysShow } from './keys/show.js';

/** `deckwright keys deal|show|check|merge`. */
export function addKeys(program: Command): void {
  const keys = program.command('keys');
  addKeysDeal(keys);
  addKeysShow(keys);
  addKeysCheck(keys);
  addKeysMerge(keys);
}
