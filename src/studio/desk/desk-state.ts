import { computed, signal } from '@preact/signals';
import { focusedWord } from '../state/focus.js';
import { frontPart, partNames, parts } from '../state/preview.js';
import { catalogue, deck } from '../state/workspace.js';
import { type FoundFace, findFace, foldAxis } from './find-card.js';

export type Mode = 'sheets' | 'card' | 'all';
export type SideName = 'front' | 'back';

/** Whole sheets one below the other, one card large, or everything small. */
export const mode = signal<Mode>('sheets');
/** The side of all paper that lies up. */
export const side = signal<SideName>('front');
/** Whether the other side shines through, as if held against a lamp. */
export const light = signal(false);
/** Whether sheets that are to be folded are. */
export const folded = signal(false);
/** 1 is the size on paper; undefined fits a sheet into the desk. */
export const scale = signal<number | undefined>(undefined);
/** The sheet that is seen, from 0. */
export const sheetAt = signal(0);
/** The card that is looked at alone, by its id. */
export const cardAt = signal<string | undefined>(undefined);
/** A sheet that the stage should scroll to; a new object each time. */
export const wantedSheet = signal<{ readonly sheet: number } | undefined>(undefined);

export const deckId = computed(() => deck.value.id);

/** The parts of the box; before they are laid out, those that the game has. */
export const boxParts = computed(() => {
  const { game = 'codenames', only } = deck.value.recipe;
  const usual = catalogue.value?.games.find(({ id }) => id === game)?.parts ?? [];
  const laid = partNames.value;
  return laid.length === 0 ? usual.filter(name => only?.includes(name) ?? true) : laid;
});

/** The name of the part in front, and the part once it is laid out. */
export const frontName = computed(() => {
  const wish = frontPart.value;
  return wish !== undefined && boxParts.value.includes(wish) ? wish : boxParts.value[0];
});
export const front = computed(() => parts.value.get(frontName.value ?? ''));

/** Whether the paper of the part in front has anything on its other side. */
export const canTurn = computed(() => front.value?.sheets.some(({ sides }) => sides.length > 1) ?? false);

/** How its sheets are folded, if they are. */
export const foldable = computed(() => front.value && foldAxis(front.value));

/** Where the word is that a person is at. */
export const spot = computed<FoundFace | undefined>(() => {
  const word = focusedWord.value;
  if (word === undefined || word === '') return undefined;
  for (const part of parts.value.values()) {
    const found = findFace(part, word);
    if (found) return found;
  }
  return undefined;
});

export function bringToFront(part: string, sheet = 0): void {
  frontPart.value = part;
  mode.value = 'sheets';
  goTo(sheet);
}

export function goTo(sheet: number): void {
  sheetAt.value = sheet;
  wantedSheet.value = { sheet };
}

export function turnOver(): void {
  side.value = side.peek() === 'front' ? 'back' : 'front';
}
