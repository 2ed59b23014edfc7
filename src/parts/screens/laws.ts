import type { Claim } from '../../proof/index.js';
import { grown, holds, type Point, type Rect, type Size } from '../../scene/geometry/index.js';
import { error, type Problem, unlike } from '../../speech/index.js';

/** How far a word may lie beyond its window, in millimetres. */
const OFF = 0.05;

/**
 * What is true of the template of a screen, without the code that plans it: folded, each window shows the whole of its
 * word on the card in the pocket, wherever the card slides, and nothing of another. `words` are in millimetres of the card.
 * The read-back holds the claims against the paper.
 */
export function screenLaws(claims: readonly Claim[], card: Size, words: readonly Rect[]): readonly Problem[] {
  const boxes = (name: string) =>
    claims.filter(claim => claim.kind === 'shape' && claim.name === name).map(({ box }) => box);
  const windows = boxes('window').toSorted((a, b) => b.y - a.y);
  const [foot] = boxes('mountain').filter(({ height }) => height === 0);
  const sides = boxes('valley').map(({ x }) => x);
  const [left, right] = [Math.min(...sides), Math.max(...sides)];
  const width = right - left;
  const problems: Problem[] = [];
  const fault = (code: string, values: Problem['values']) => problems.push(error(code, 'screens', values));
  if (foot === undefined || !(width >= card.width))
    fault('preflight.screen-pocket', { width: unlike(width, card.width), card: card.width });
  if (windows.length !== words.length)
    fault('preflight.screen-windows', { found: windows.length, expected: words.length });
  if (problems.length > 0) return problems;
  const placed = words.map(word => behindPocket(word, card, { x: (left + right) / 2, y: foot.y }));
  // As far as the card may slide to either side.
  const play = (width - card.width) / 2;
  for (const [i, box] of windows.entries()) {
    const { x, width } = placed[i];
    if (!holds(box, { ...placed[i], x: x - play, width: width + 2 * play }, OFF))
      fault('preflight.screen-window', { number: i + 1 });
    if (placed.some((word, j) => j !== i && meet(grown(word, -OFF), box)))
      fault('preflight.screen-other-word', { number: i + 1 });
  }
  return problems;
}

/** Where a rectangle of the card is on the page, once the pocket is folded up: the card stands on the fold. */
function behindPocket({ x, y, width, height }: Rect, card: Size, foot: Point): Rect {
  return { x: foot.x + card.width / 2 - x - width, y: foot.y + card.height - y - height, width, height };
}

function meet(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
