import type { Point, Rect } from '../../scene/geometry/index.js';
import type { PageItem, Shape } from '../pages/items.js';
import { strokeEnds } from '../pages/outlines.js';
import { largest, least } from './largest.js';

/** Corners nearer than this are the same, in millimetres. */
const NEAR = 0.05;

interface Arm {
  readonly shape: Shape;
  readonly from: Point;
  readonly to: Point;
}

/** The cards of a page in reading order, and the marks around them. */
export interface CropMarks {
  readonly trims: readonly Rect[];
  readonly marks: ReadonlySet<PageItem>;
}

/**
 * Finds cards by their crop marks: at each corner two short arms meet, along the two cuts. Strokes of one colour, width
 * and length belong together; the marks are those strokes that make the most cards.
 */
export function findCropMarks(items: readonly PageItem[]): CropMarks {
  const sorts = new Map<string, Arm[]>();
  for (const item of items) {
    const arm = item.kind === 'shape' ? asArm(item) : undefined;
    if (arm === undefined) continue;
    const length = Math.hypot(arm.to.x - arm.from.x, arm.to.y - arm.from.y);
    const sort = `${arm.shape.stroke} ${arm.shape.strokeWidth.toFixed(2)} ${length.toFixed(1)}`;
    const same = sorts.get(sort);
    if (same === undefined) sorts.set(sort, [arm]);
    else same.push(arm);
  }
  const found = [...sorts.values()].map(arms => ({ trims: trimsBetween(arms), arms }));
  const { trims = [], arms = [] } = largest(found, ({ trims }) => trims.length) ?? {};
  return { trims, marks: new Set(arms.map(({ shape }) => shape)) };
}

/** Whether a shape is an arm of a crop mark: it begins or ends at a corner of a card. */
export function isArmAt(shape: Shape, corners: readonly Point[]): boolean {
  const arm = asArm(shape);
  if (arm === undefined) return false;
  return corners.some(({ x, y }) =>
    [arm.from, arm.to].some(end => Math.abs(end.x - x) < NEAR && Math.abs(end.y - y) < NEAR),
  );
}

/** A short vertical or horizontal stroke, from its upper or left end. */
function asArm(shape: Shape): Arm | undefined {
  if (shape.dash.length > 0 || shape.edge.width + shape.edge.height > 3.5) return undefined;
  const ends = strokeEnds(shape);
  if (ends === undefined) return undefined;
  const [from, to] = ends[0].x + ends[0].y <= ends[1].x + ends[1].y ? ends : [ends[1], ends[0]];
  const level = Math.abs(from.y - to.y) < 1e-3;
  const upright = Math.abs(from.x - to.x) < 1e-3;
  return level !== upright ? { shape, from, to } : undefined;
}

interface Corner extends Point {
  right: boolean;
  left: boolean;
  down: boolean;
  up: boolean;
}

function trimsBetween(arms: readonly Arm[]): Rect[] {
  const corners: Corner[] = [];
  const isAt = (corner: Point, x: number, y: number) =>
    Math.abs(corner.x - x) < NEAR && Math.abs(corner.y - y) < NEAR;
  const at = (point: Point): Corner => {
    const known = corners.find(corner => isAt(corner, point.x, point.y));
    if (known !== undefined) return known;
    const made = { ...point, right: false, left: false, down: false, up: false };
    corners.push(made);
    return made;
  };
  for (const { from, to } of arms) {
    const level = Math.abs(from.y - to.y) < 1e-3;
    at(from)[level ? 'right' : 'down'] = true;
    at(to)[level ? 'left' : 'up'] = true;
  }
  const trims: Rect[] = [];
  for (const corner of corners) {
    if (!corner.right || !corner.down) continue;
    const { x, y } = corner;
    const beside = least(
      corners.filter(other => other.left && other.down && other.x > x + 5 && Math.abs(other.y - y) < NEAR),
      other => other.x,
    );
    const below = least(
      corners.filter(other => other.right && other.up && other.y > y + 5 && Math.abs(other.x - x) < NEAR),
      other => other.y,
    );
    if (beside === undefined || below === undefined) continue;
    const last = corners.some(other => other.left && other.up && isAt(other, beside.x, below.y));
    if (last) trims.push({ x, y, width: beside.x - x, height: below.y - y });
  }
  return trims.sort((a, b) => (Math.abs(a.y - b.y) > 1 ? a.y - b.y : a.x - b.x));
}
