import type { Rect } from '../../scene/geometry/index.js';
import { MM, type Pixels } from '../pages/pixels.js';
import type { ExpectedText } from './lettering.fixture.js';
import { smoothed } from './smoothed.fixture.js';

/**
 * How alike two pictures of a letter must be, from -1 to 1, and those of all letters of a line on average. Right ones reach
 * 0.73 and 0.90; of letters that have changed places, lines fall to 0.79 and most letters below 0.6.
 */
const [LETTER, LINE] = [0.6, 0.84];
/** What differs less than this from the paper around it, of 255, is too faint to be compared. */
const FAINT = 6;

/** Boxes of letters, and of lines, that are drawn in other shapes than they were laid out in. */
export function wrongShapes(paper: Pixels, scene: Pixels, texts: readonly ExpectedText[]): readonly Rect[] {
  return texts
    .filter(({ leans }) => !leans)
    .flatMap(({ ink, letters }) => {
      const boxes = letters.map(({ box }) => box);
      const likeness = boxes.map(box => likenessOf(paper, scene, box));
      const mean = likeness.reduce((sum, each) => sum + each, 0) / likeness.length;
      return mean < LINE ? [ink] : boxes.filter((_, i) => likeness[i] < LETTER);
    });
}

/** The correlation of two pictures around a box in millimetres. */
function likenessOf(paper: Pixels, scene: Pixels, box: Rect): number {
  const { width, height } = scene;
  const left = Math.max(1, Math.floor(box.x / MM) - 1);
  const right = Math.min(width - 2, Math.ceil((box.x + box.width) / MM) + 1);
  const top = Math.max(1, Math.floor(box.y / MM) - 1);
  const bottom = Math.min(height - 2, Math.ceil((box.y + box.height) / MM) + 1);
  let [count, a, b, aa, bb, ab] = [0, 0, 0, 0, 0, 0];
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const at = 4 * (y * width + x);
      const [one, other] = [smoothedGrey(paper, at), smoothedGrey(scene, at)];
      count++;
      a += one;
      b += other;
      aa += one * one;
      bb += other * other;
      ab += one * other;
    }
  const [inOne, inOther] = [aa / count - (a / count) ** 2, bb / count - (b / count) ** 2];
  if (!(inOther > FAINT ** 2)) return 1;
  return inOne > 0 ? (ab / count - (a / count) * (b / count)) / Math.sqrt(inOne * inOther) : 0;
}

function smoothedGrey(page: Pixels, at: number): number {
  return (smoothed(page, at) + smoothed(page, at + 1) + smoothed(page, at + 2)) / 3;
}
