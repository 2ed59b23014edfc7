import type { Rect, Size } from '../../geometry/index.js';
import type { KeywordFace } from '../../templates/index.js';
import { type Setting, slotFor } from '../elements/typesetting.js';

/** Where the four words of a keyword card stand, in order, in millimetres of the card. */
export function keywordFields(setting: Setting, { field }: KeywordFace, card: Size): readonly Rect[] {
  const { x, y, width, height, pitch } = field;
  return [0, 1, 2, 3].map(i => slotFor(setting, { x, y: y + i * pitch, width, height }, card.width));
}
