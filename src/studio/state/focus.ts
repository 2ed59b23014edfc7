import { signal } from '@preact/signals';

/** The printed word that a person is at: the desk brings the page with its card to the front. */
export const focusedWord = signal<string | undefined>(undefined);
