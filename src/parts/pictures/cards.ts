import type { Composition } from '../../data/index.js';
import type { Random } from '../../keys/index.js';
import type { Photo } from '../../pictures/photos/index.js';
import type { WordFlags } from '../child-mark.js';
import { pairFaces } from '../pairing/pairs.js';

export interface PictureCard {
  readonly kind: 'picture';
  readonly id: string;
  /** From 1. */
  readonly number: number;
  /** One or two: one for each face. */
  readonly pictures: readonly Picture[];
}

/** What a face of a picture card shows; `childSafe` is undefined where nobody said. */
export type Picture = ComposedPicture | OwnPicture | PictureWord;

/** Put together from icons. */
export interface ComposedPicture {
  readonly kind: 'composed';
  readonly composition: Composition;
  readonly childSafe: boolean;
}

/** From a folder. */
export interface OwnPicture {
  readonly kind: 'photo';
  readonly photo: Photo;
  readonly childSafe: boolean | undefined;
}

/** A word in place of a picture. */
export interface PictureWord extends WordFlags {
  readonly kind: 'word';
  readonly text: string;
}

/**
 * Puts two pictures on each card, one for each face. Pictures that share an icon, and words that `sharing` finds too much
 * alike, go on one card where possible, so that they never meet on the table.
 */
export function pairPictures(
  pictures: readonly Picture[],
  sharing: (words: readonly string[]) => readonly (readonly [number, number])[],
  random: Random,
): readonly PictureCard[] {
  const words = pictures.flatMap((picture, index) =>
    picture.kind === 'word' ? [{ text: picture.text, index }] : [],
  );
  const wordsApart = sharing(words.map(({ text }) => text)).map(([i, j]): readonly [number, number] => [
    words[i].index,
    words[j].index,
  ]);
  const apart = pictures.flatMap((picture, i) =>
    pictures.flatMap((other, j): (readonly [number, number])[] =>
      i < j && sharesAnIcon(picture, other) ? [[i, j]] : [],
    ),
  );
  return pairFaces(pictures.length, [...apart, ...wordsApart], random).pairs.map((pair, i): PictureCard => {
    return { kind: 'picture', id: `P${i + 1}`, number: i + 1, pictures: pair.map(index => pictures[index]) };
  });
}

function sharesAnIcon(a: Picture, b: Picture): boolean {
  if (a.kind !== 'composed' || b.kind !== 'composed') return false;
  const { host, guest } = b.composition;
  return [host, guest].some(name => name === a.composition.host || name === a.composition.guest);
}
