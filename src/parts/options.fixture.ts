import { projectLibrary } from '../cli/files.js';
import { boxOf } from './game-box.js';
import type { Part } from './part.js';

/** The entry of a part in a game's file. */
export function optionsOf<O>(game: string, { options }: Pick<Part<O>, 'options'>): O {
  const entry = boxOf(game, projectLibrary()).find(({ part }) => part.options === options);
  return options.parse(entry?.options);
}
