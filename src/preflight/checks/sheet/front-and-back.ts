import { type Sentence, sentence } from '../../../problem.js';
import { contentsOf } from '../../cards/card-face.js';
import type { FoundCard, FoundSheet } from '../../cards/sheet.js';
import type { Expectation } from '../../expectation.js';
import { idsOn, kindOf } from '../../faces/key-face.js';
import { readPictureFace } from '../../faces/picture-face.js';
import { readTokenFace } from '../../faces/token-face.js';
import { readWordFace } from '../../faces/word-face.js';
import { tokenFaults } from '../tokens.js';
import { alignmentFaults } from './alignment.js';

type Asked = Pick<Expectation, 'kinds' | 'blankBacks'>;

/** For each card, how its front and back fail to match. On the last sheet one word or picture may have a bare back. */
export function backFaults(
  sheet: FoundSheet,
  asked: Asked,
  isLast: boolean,
): readonly (readonly Sentence[])[] {
  const bare = sheet.cards.filter(({ back }) => contentsOf(back) === 'nothing');
  const odd = isLast && bare.length === 1 ? bare[0] : undefined;
  return sheet.cards.map(card =>
    card === odd && hasTwoFaces(card.front) ? [] : cardFaults(card, sheet, asked),
  );
}

/** Whether it is a face of a word or a picture: an odd one is alone on its card. */
function hasTwoFaces(front: FoundCard['front']): boolean {
  return readWordFace(front) !== undefined || readPictureFace(front) !== undefined;
}

function cardFaults(
  { front, back }: FoundCard,
  sheet: FoundSheet,
  { kinds, blankBacks }: Asked,
): readonly Sentence[] {
  if (contentsOf(front) !== 'face') return [sentence('preflight.no-front')];
  const isTwoFaced = kindOf(front, kinds)?.kind.faces !== undefined;
  if (contentsOf(back) === 'nothing') {
    const isPlain = !isTwoFaced && !hasTwoFaces(front) && readTokenFace(front) === undefined;
    return blankBacks && isPlain ? [] : [sentence('preflight.no-back')];
  }
  const faults = [...alignmentFaults(front, back, sheet)];
  // A word among pictures has a picture's number.
  const word = readPictureFace(front) === undefined ? readWordFace(front) : undefined;
  const [number = 'none', other = 'none'] = [word?.numbers[0], readWordFace(back)?.numbers[0]];
  if (word !== undefined && number !== other)
    faults.push(sentence('preflight.back-number', { number: other }));
  faults.push(...tokenFaults(readTokenFace(front), readTokenFace(back)));
  const ids = idsOn(back);
  if ((isTwoFaced || ids.length > 0) && ids.join() !== idsOn(front).join())
    faults.push(sentence('preflight.back-id', { count: ids.length, ids }));
  return faults;
}
