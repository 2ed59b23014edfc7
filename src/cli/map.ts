import type { Command } from 'commander';
import { addMapCheck } from './map-check.js';
import { addMapMake } from './map-make.js';

/** `deckwright map make|check`. */
export function addMap(program: Command): void {
  const map = program.command('map').description('make and check mission maps of the co-operative game');
  addMapMake(map);
  addMapCheck(map);
}
