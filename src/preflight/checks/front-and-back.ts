import type { FoundCard, FoundSheet } from '../cards/sheet.js';
import type { ExpectedKind } from '../expectation.js';
import { backingOf, facesMeet } from './alignment.js';
import { idsOn, kindOf } from './keys.js';
import { readTokenFace, tokenMeets } from './tokens.js';
import { readWordFace } from './words.js';

/** For each card, how its two faces fail to meet. Of a word list, one card may be left with a bare back: the last. */
export function sheetMeets(
  sheet: FoundSheet,
  kinds: readonly ExpectedKind[],
  isLast: boolean,
): readonly (readonly string[])[] {
  const bare = sheet.cards.filter(({ back }) => backingOf(back) === 'nothing');
  const left = isLast && bare.length === 1 && sheet.cards.length > 1 ? bare[0] : undefined;
  return sheet.cards.map(card =>
    card === left && readWordFace(card.front) !== undefined ? [] : cardMeets(card, sheet, kinds),
  );
}

function cardMeets(
  { front, back }: FoundCard,
  sheet: FoundSheet,
  kinds: readonly ExpectedKind[],
): readonly string[] {
  if (backingOf(front) !== 'face') return ['It has no front.'];
  const [word, behind] = [readWordFace(front), readWordFace(back)];
  if (backingOf(back) === 'nothing') return ['It has no back.'];
  const faults = [...facesMeet(front, back, sheet.axis, sheet.backBlock)];
  if (word !== undefined && word.number !== behind?.number)
    faults.push(`Its back has the number "${behind?.number ?? 'none'}".`);
  faults.push(...tokenMeets(readTokenFace(front), readTokenFace(back)));
  const [ids, backIds] = [idsOn(front), idsOn(back)];
  const isTwoFaced = kindOf(front, kinds)?.kind.faces !== undefined;
  if ((isTwoFaced || backIds.length > 0) && ids.join() !== backIds.join())
    faults.push(`Its back has the id "${backIds.join('", "') || 'none'}".`);
  return faults;
}
