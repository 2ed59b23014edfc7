import type { Problem } from '../../problem.js';
import type { KeyKind } from '../kind.js';
import { conflictingWishes } from './conflict.js';
import { type Wishes, wishNames } from './wishes.js';

const PLACE = 'wishes';

/** Says which wishes contradict each other. */
export function contradiction(kind: KeyKind, wishes: Wishes, count: number): Problem {
  const conflict = conflictingWishes(kind, wishes, count);
  const texts = (conflict?.wishes ?? []).map(({ text }) => `"${text}"`);
  const cards = `${count} ${count === 1 ? 'card' : 'cards'} of ${kind.id}`;
  if (texts.length === 0)
    return error(`"${kind.id}" has no card at all.`, 'Hold its counts against the wishes.');
  if (texts.length === 1)
    return error(`${texts[0]} can't be kept by ${cards}.`, 'Loosen this wish or leave it out.');
  return error(
    `${listed(texts)} contradict each other for ${cards}.`,
    conflict?.smallest
      ? 'Loosen one of them or leave it out; no smaller set of the wishes could be proved at fault.'
      : 'Loosen one of them or leave it out; all of them together are at fault.',
  );
}

/** Says how many cards there are, when more were asked for. */
export function tooMany(count: number, there: number): Problem {
  if (there === 0) return error('No card keeps the wishes.', 'Loosen one of them or leave it out.');
  return error(
    `"${count}" cards are wished, ${there === 1 ? 'only 1 keeps' : `only ${there} different ones keep`} the wishes.`,
    `Ask for ${there} at most, or loosen a wish.`,
  );
}

/** Says how far a search came that was given up. */
export function givenUp(kind: KeyKind, wishes: Wishes, count: number, found: number): Problem {
  const texts = wishNames(kind, wishes).map(({ text }) => `"${text}"`);
  const loosen = texts.length > 0 ? ` Or loosen ${listed(texts, 'or')}.` : '';
  return error(
    `${found} of "${count}" cards were found; it is not proved that there are no more.`,
    `Ask for fewer cards or take another seed.${loosen}`,
  );
}

function error(message: string, advice: string): Problem {
  return { level: 'error', place: PLACE, message, advice };
}

function listed(texts: readonly string[], joint: 'and' | 'or' = 'and'): string {
  if (texts.length < 2) return texts.join('');
  return `${texts.slice(0, -1).join(', ')} ${joint} ${texts.at(-1)}`;
}
