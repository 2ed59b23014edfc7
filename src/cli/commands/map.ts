import type { Command } from 'commander';
import { addMapCheck } from './map/check.js';
import { addMapMake } from './map/make.js';
import { addMapPrint } from './map/print.js';

/** `deckwright map make|check|print`. */
export function addMap(program: Command): void {
  const map = program.command('map');
  addMapMake(map);
  addMapCheck(map);
  addMapPrint(map);
}
