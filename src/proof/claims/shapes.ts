import { apply, compose, grown, holds, type Rect } from '../../scene/geometry/index.js';
import { sentence } from '../../speech/index.js';
import { isColour } from '../faces/colours.js';
import { faultAt } from '../findings.js';
import { clipped, type Shape } from '../pages/items.js';
import { pointsOf } from '../pages/outlines.js';
import { isSamePicture } from '../pages/pictures.js';
import type { ShapeClaim } from './claim.js';
import { isShape, type Match, type OnFace } from './on-face.js';

/** How far a side may lie off, in millimetres. */
const OFF = 0.05;

/** What a clip leaves of a shape is next to nothing below this, in millimetres. */
const HAIR = 0.3;

/**
 * Finds a shape, of which nothing shows beyond `bleed`; where there is none as claimed, one that is only elsewhere or of
 * another colour.
 */
export function shapeFor(claim: ShapeClaim, left: ReadonlySet<OnFace>, bleed?: Rect): Match {
  const { name: slot, box } = claim;
  const shown = shownOf(claim, bleed);
  const isOne = (one: OnFace<Shape>) =>
    isNear(one.edge, box, OFF) && isPainted(one.item, claim) && isAlong(one, claim.points);
  const whole = first(left, one => isOne(one) && (shown === undefined || holds(one.ink, shown, OFF)));
  if (whole || shown === undefined) return { own: whole ? [whole] : [], faults: [] };
  const cut = first(left, isOne);
  if (cut) return { own: [cut], faults: [faultAt(cut.ink, sentence('preflight.shape-cut', { slot }))] };
  const moved = first(left, ({ item, edge }) => isPainted(item, claim) && isLarge(edge, box));
  if (moved)
    return { own: [moved], faults: [faultAt(moved.ink, sentence('preflight.shape-moved', { slot }))] };
  const other = first(left, ({ edge }) => isNear(edge, box, OFF));
  if (other)
    return { own: [other], faults: [faultAt(other.ink, sentence('preflight.shape-colour', { slot }))] };
  return { own: [], faults: [faultAt(box, sentence('preflight.no-shape', { slot }))] };
}

/** Around what shows of a shape, if that is more than a hair. */
function shownOf({ box, strokeWidth = 0, clip }: ShapeClaim, bleed: Rect | undefined): Rect | undefined {
  const whole = grown(box, strokeWidth / 2);
  const inClip = clipped(whole, clip);
  const shown = inClip && clipped(inClip, bleed);
  if (shown === undefined) return undefined;
  const isMost = (side: 'width' | 'height') => shown[side] > Math.min(HAIR, whole[side] - OFF);
  return isMost('width') && isMost('height') ? shown : undefined;
}

function first(left: ReadonlySet<OnFace>, isOne: (one: OnFace<Shape>) => boolean): OnFace<Shape> | undefined {
  for (const one of left) if (isShape(one) && isOne(one)) return one;
  return undefined;
}

/** Whether a path has these points and no others. */
function isAlong(
  { item: { outline, matrix }, toFace }: OnFace<Shape>,
  points: ShapeClaim['points'],
): boolean {
  if (points === undefined) return true;
  const placed = compose(toFace, matrix);
  const found = pointsOf(outline);
  return (
    found.length === points.length &&
    found.every(([x, y], i) => {
      const at = apply(placed, { x, y });
      return Math.abs(at.x - points[i].x) <= OFF && Math.abs(at.y - points[i].y) <= OFF;
    })
  );
}

function isPainted({ fill, stroke, strokeWidth, dash, image }: Shape, claim: ShapeClaim): boolean {
  return (
    isSame(fill, claim.fill) &&
    isSame(stroke, claim.stroke) &&
    Math.abs(strokeWidth - (claim.strokeWidth ?? 0)) < 0.02 &&
    isDashed(dash, claim.dashed) &&
    (claim.image === undefined || (image !== undefined && isSamePicture(image, claim.image)))
  );
}

function isDashed(dash: readonly number[], claimed: ShapeClaim['dashed']): boolean {
  if (claimed === undefined || claimed === true) return dash.length > 0 === (claimed ?? false);
  return dash.length === claimed.length && dash.every((length, i) => Math.abs(length - claimed[i]) < 0.02);
}

function isSame(a: string | undefined, b: string | undefined): boolean {
  return a === b || isColour(a, b);
}

function isNear(a: Rect, b: Rect, off: number): boolean {
  return (
    Math.abs(a.x - b.x) <= off &&
    Math.abs(a.y - b.y) <= off &&
    Math.abs(a.x + a.width - b.x - b.width) <= off &&
    Math.abs(a.y + a.height - b.y - b.height) <= off
  );
}

function isLarge(a: Rect, b: Rect): boolean {
  return Math.abs(a.width - b.width) <= OFF && Math.abs(a.height - b.height) <= OFF;
}
