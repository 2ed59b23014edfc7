import type { Command } from 'commander';
import { addPicturesMake } from './pictures-make.js';

/** `deckwright pictures make`. */
export function addPictures(program: Command): void {
  addPicturesMake(program.command('pictures'));
}
