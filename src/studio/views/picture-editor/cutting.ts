import { signal } from '@preact/signals';
import type { PhotoEntry } from '../../../press/index.js';
import { describePhoto } from '../photos/entries.js';
import type { Seen } from '../photos/seen.js';
import type { Cut } from './frame.js';

/** What is dragged just now; the list hears of it once a person lets go. */
export const cutting = signal<Cut | undefined>(undefined);

/** What is kept of a photograph; unless told otherwise, what draws the eye. */
export function cutOf({ focus, zoom = 1 }: PhotoEntry, { eye }: Pick<Seen, 'eye'>): Cut {
  return { focus: focus ?? eye, zoom };
}

export function keepCut(path: string, { focus, zoom }: Cut): void {
  describePhoto(path, { focus, zoom: zoom === 1 ? undefined : zoom }, `cut ${path}`);
}
