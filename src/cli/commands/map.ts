import type { Command } from 'commander';
import { addMapCheck } from './map/check.js';
import { addMapMake } from './map/make.js';
import { addMapPrint } from './map/print.js';

/** `deckwright map make|check|print`. */
export function addMap(program: Command): void {
  const map = program.command('map').description('make, check and print mission maps for duet');
  addMapMake(map);
  addMapCheck(map);
  addMapPrint(map);
}
