import type { RecipeInput } from '../../data/index.js';

/** A file of the person's own, by its path in the deck. `stamp` changes when its contents do. */
export interface OwnFile {
  readonly path: string;
  readonly stamp: string;
  readonly data: Blob | string;
}

/** A deck as the worker gets it: everything that its sheets are made from. */
export interface Order {
  readonly recipe: RecipeInput;
  readonly files: readonly OwnFile[];
}
