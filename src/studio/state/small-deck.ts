import type { ToldProblem } from '../bridge/messages.js';
import { setWishes, wishes } from './wishes.js';

/** Warnings of a deck with few cards, which may be what a person wants. */
const SMALL = [
  'parts.less-than-a-game',
  'parts.less-than-a-box',
  'parts.few-pictures',
  'parts.pictures-less-than-a-game',
];

export function isDismissible({ code }: ToldProblem): boolean {
  return SMALL.includes(code);
}

/** Whether a person has said of this deck that it is meant to be small. */
export function isDismissed({ code }: ToldProblem): boolean {
  return wishes.value.dismissed?.includes(code) ?? false;
}

export function dismissProblem({ code }: ToldProblem): void {
  setWishes(({ dismissed = [] }) => ({ dismissed: [...dismissed, code] }), `dismiss ${code}`);
}
