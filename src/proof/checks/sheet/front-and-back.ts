import { type Sentence, sentence } from '../../../speech/index.js';
import { contentsOf } from '../../cards/card-face.js';
import type { FoundCard, FoundSheet } from '../../cards/sheet.js';
import type { ClaimedFace } from '../../claims/claim.js';
import { claimedAt } from '../../claims/claims.js';
import type { Expectation } from '../../expectation.js';
import { idsOn, kindOf } from '../../faces/key-face.js';
import { alignmentFaults } from './alignment.js';

type Asked = Pick<Expectation, 'kinds' | 'blankBacks' | 'faces'>;

/** For each card, how its front and back fail to match. On the last sheet one word or picture may have a bare back. */
export function backFaults(
  sheet: FoundSheet,
  asked: Asked,
  isLast: boolean,
): readonly (readonly Sentence[])[] {
  const bare = sheet.cards.filter(({ back }) => contentsOf(back) === 'nothing');
  const odd = isLast && bare.length === 1 ? bare[0] : undefined;
  return sheet.cards.map(card =>
    card === odd && mayBeBare(card, sheet, asked) ? [] : cardFaults(card, sheet, asked),
  );
}

/** Whether nothing is claimed of a back: an odd word or picture is alone on its card. Without claims nobody knows. */
function mayBeBare(card: FoundCard, sheet: FoundSheet, asked: Asked): boolean {
  const { back } = claimedOn(card, sheet, asked);
  if (back !== undefined) return back.claims.length === 0;
  const isOfOneKind = kindOf(card.front, asked.kinds) !== undefined;
  return asked.faces === undefined && !isOfOneKind;
}

function claimedOn(
  { front, back }: FoundCard,
  { sides }: FoundSheet,
  asked: Asked,
): { readonly [Side in 'front' | 'back']: ClaimedFace | undefined } {
  return {
    front: claimedAt(asked, sides[0].page.number, front.trim),
    back: claimedAt(asked, sides[sides.length - 1].page.number, back.trim),
  };
}

function cardFaults(card: FoundCard, sheet: FoundSheet, asked: Asked): readonly Sentence[] {
  const { front, back } = card;
  const { kinds, blankBacks } = asked;
  if (contentsOf(front) !== 'face') return [sentence('preflight.no-front')];
  const isTwoFaced = kindOf(front, kinds)?.kind.faces !== undefined;
  const claimed = claimedOn(card, sheet, asked);
  if (contentsOf(back) === 'nothing') {
    const isPlain = !isTwoFaced && (claimed.back?.claims.length ?? 0) === 0;
    return blankBacks && isPlain ? [] : [sentence('preflight.no-back')];
  }
  const faults = [...alignmentFaults(front, back, sheet)];
  if (claimed.front && claimed.back && claimed.front.id !== claimed.back.id)
    faults.push(
      sentence('preflight.back-number', {
        number: claimed.back.printed?.number ?? claimed.back.id ?? 'none',
      }),
    );
  const ids = idsOn(back);
  if ((isTwoFaced || ids.length > 0) && ids.join() !== idsOn(front).join())
    faults.push(sentence('preflight.back-id', { count: ids.length, ids }));
  return faults;
}
