import type { Rect, Size } from '../../scene/geometry/index.js';
import { type Setting, slotFor } from '../../text/typesetting/index.js';
import type { KeywordFace } from './measures.js';

/** Where the four words of a keyword card stand, in order, in millimetres of the card. */
export function keywordFields(
  setting: Pick<Setting, 'locale'>,
  { field }: KeywordFace,
  card: Size,
): readonly Rect[] {
  const { x, y, width, height, pitch } = field;
  return [0, 1, 2, 3].map(i => slotFor(setting, { x, y: y + i * pitch, width, height }, card.width));
}

/** The room of each word in its field, which no word leaves; `more` around it. */
export function keywordRooms(
  setting: Pick<Setting, 'locale'>,
  face: KeywordFace,
  card: Size,
  more = { x: 0, y: 0 },
): readonly Rect[] {
  const [dx, dy] = [face.padding.x - more.x, face.padding.y - more.y];
  return keywordFields(setting, face, card).map(({ x, y, width, height }) => {
    return { x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy };
  });
}
