import { figures } from '../../data/index.js';
import { type Rect, type Size, translate } from '../../scene/geometry/index.js';
import { type Group, group, type Item } from '../../scene/index.js';
import { onBaseline, points, type Setting, slotFor, textStyle } from '../../text/typesetting/index.js';
import { type CardMark, isMarked, type WordFlags } from '../child-mark.js';
import type { PictureFace } from './measures.js';

/** What the picture cards of a deck share. */
export interface PictureLayout {
  readonly card: Size;
  readonly slots: PictureFace;
  readonly childMark: CardMark | undefined;
}

export interface ShownPicture extends WordFlags {
  /** Where it is on the card. */
  readonly slot: Rect;
  /** In a box as large as the slot, from its top left. */
  readonly items: readonly Item[];
  /** What it shows, in words. */
  readonly name: string;
}

/** A picture in a frame whose colour tells the two faces apart; a triangle in the corner points up. */
export function pictureFace(
  setting: Setting,
  picture: ShownPicture,
  number: number,
  face: 'A' | 'B',
  { card, slots, childMark }: PictureLayout,
): readonly Item[] {
  const { locale, theme } = setting;
  const { slot, items, name } = picture;
  const flipX = (x: number) => (locale.direction === 'rtl' ? card.width - x : x);
  const tint = face === 'A' ? theme.colours.frameA : theme.colours.frameB;
  const { stroke, ...frame } = slots.frame;
  const { triangle } = slots;
  const box = slotFor(setting, slot, card.width);
  const line = setting.shaper.line(figures(locale, number), textStyle(setting, points(slots.number.sizePt)));
  const corner = (dx: number, dy: number) =>
    `${flipX(triangle.x + dx).toFixed(2)} ${(triangle.y + dy).toFixed(2)}`;
  const { size } = triangle;
  return [
    { kind: 'rect', ...frame, stroke: tint, strokeWidth: stroke },
    {
      kind: 'path',
      d: `M ${corner(size / 2, 0)} L ${corner(size, size)} L ${corner(0, size)} Z`,
      fill: tint,
    },
    onBaseline(setting, line, { x: flipX(slots.number.x), y: slots.number.y }, tint),
    { ...group(translate(box.x, box.y), items), alt: name },
    ...(childMark && isMarked(picture, childMark.on)
      ? [childSign(setting, slots, card, childMark.sign)]
      : []),
  ];
}

/** The sign of a picture that is hard or not for children, in its corner. */
export function childSign(
  { locale }: Pick<Setting, 'locale'>,
  { child }: PictureFace,
  card: Size,
  mark: readonly Item[],
): Group {
  const x = locale.direction === 'rtl' ? card.width - child.x : child.x;
  return group([child.r, 0, 0, child.r, x, child.y], mark);
}
