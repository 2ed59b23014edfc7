import type { Random } from '../keys/index.js';
import type { Picture, PictureCard } from './cards.js';
import { pairFaces } from './pairs.js';

/**
 * Puts two pictures on each card, one for each face. Pictures that share an icon go on one card where possible, so that
 * they never meet on the table.
 */
export function pairPictures(pictures: readonly Picture[], random: Random): readonly PictureCard[] {
  const apart = pictures.flatMap((picture, i) =>
    pictures.flatMap((other, j): (readonly [number, number])[] =>
      i < j && sharesAnIcon(picture, other) ? [[i, j]] : [],
    ),
  );
  return pairFaces(pictures.length, apart, random).pairs.map((pair, i): PictureCard => {
    return { kind: 'picture', id: `P${i + 1}`, number: i + 1, pictures: pair.map(index => pictures[index]) };
  });
}

function sharesAnIcon({ composition: a }: Picture, { composition: b }: Picture): boolean {
  return [b.host, b.guest].some(name => name === a.host || name === a.guest);
}
