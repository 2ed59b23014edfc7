import type { Size } from '../../geometry/index.js';
import type { Item } from '../../scene/index.js';
import type { PictureFace, WordFace } from '../../templates/index.js';
import { blockOf, type Leading } from '../../text/index.js';
import { cardWordStyle, centredBlock, type Setting } from '../elements/typesetting.js';
import type { WordRoom } from '../word/sizes.js';

/** The room for a word in the picture's box: on one line, or on two like those of a word card. */
export function roomInBox({ box }: PictureFace, { lines }: WordFace): WordRoom {
  return { ...box, lines: { ...lines, height: box.height } };
}

/** A word on its lines in the picture's box, in this size. */
export function wordInBox(
  setting: Setting,
  { width, height }: Size,
  lines: readonly string[],
  size: number,
  leading: Leading,
): readonly Item[] {
  const block = blockOf(setting.shaper, lines, cardWordStyle(setting, size), leading);
  return centredBlock(block, { x: 0, y: 0, width, height }, setting.theme.colours.ink);
}
