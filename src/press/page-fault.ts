import type { Laid } from '../parts/index.js';
import { bounds, centre, grown, holds, type Rect } from '../scene/geometry/index.js';
import { type Drawn, flat, type Item } from '../scene/index.js';
import { type Sentence, sentence } from '../speech/index.js';

/** What home printers leave white at the edge of the paper, in millimetres. */
const UNPRINTABLE = 4.2;
/** Smaller text is hardly ink, in millimetres. */
const TINY = 0.7;
/** Boxes of ink that have no more in common only touch. */
const TOUCHES = 0.6;

/** Why pages without cards can't be printed as they are laid out: the proof would refuse them. */
export function pageFault({ sheets, cards }: Laid): Sentence | undefined {
  if (cards.length > 0) return undefined;
  const drawn = new Set<string>();
  for (const { sides } of sheets)
    for (const { size, items, placements } of sides) {
      // Sheets of a pad differ in their slugs alone.
      const name = placements.map(({ piece }) => piece).join();
      if (drawn.has(name)) continue;
      drawn.add(name);
      const fault = faultOn(items, grown({ x: 0, y: 0, ...size }, -UNPRINTABLE));
      if (fault) return fault;
    }
  return undefined;
}

function faultOn(items: readonly Item[], zone: Rect): Sentence | undefined {
  const seen: { readonly text: string; readonly ink: Rect }[] = [];
  for (const drawn of flat(items)) {
    const { item, blended } = drawn;
    if (blended) continue;
    if (item.kind !== 'text') {
      const box = groundOf(drawn);
      const hidden = box && seen.find(({ ink }) => covers(box, ink));
      if (hidden) return sentence('pipeline.text-covered', { text: hidden.text });
      continue;
    }
    const { text } = item.line;
    if (text.trim() === '') continue;
    const ink = inkOf(drawn as Drawn<typeof item>);
    const size = item.line.size * Math.hypot(drawn.matrix[0], drawn.matrix[1]);
    if (size < TINY) return sentence('pipeline.text-tiny', { text });
    if (!holds(zone, ink)) return sentence('pipeline.text-off-page', { text });
    const under = seen.find(other => common(other.ink, ink) > TOUCHES);
    if (under) return sentence('pipeline.text-over-text', { text, other: under.text });
    seen.push({ text, ink });
  }
  return undefined;
}

function inkOf({ item, matrix }: Drawn<Extract<Item, { kind: 'text' }>>): Rect {
  const { ink } = item.line;
  return bounds(matrix, { ...ink, x: item.x + ink.x, y: item.y + ink.y });
}

/** The box of what is filled. */
function groundOf({ item, matrix }: Drawn): Rect | undefined {
  if (item.kind === 'rect' && item.fill) return bounds(matrix, item);
  if (item.kind === 'circle' && item.fill) {
    const { cx, cy, r } = item;
    // The square inside it.
    const half = r * Math.SQRT1_2;
    return bounds(matrix, { x: cx - half, y: cy - half, width: 2 * half, height: 2 * half });
  }
  return undefined;
}

/** Whether the middle of a text is under a ground. */
function covers(ground: Rect, ink: Rect): boolean {
  const { x, y } = centre(ink);
  return holds(ground, { x, y, width: 0, height: 0 });
}

/** How far two boxes lie over each other: the shorter side of what they have in common. */
function common(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.min(width, height);
}
