import { centre, type Point, type Rect, type Turn, union } from '../../geometry/index.js';
import { contains, type Drawn, type Shape, type Text } from '../pages/items.js';
import { strokeEnds } from './signs.js';

/** What lies on one trimmed card, on one side of the paper. */
export interface CardFace {
  readonly trim: Rect;
  readonly shapes: readonly Shape[];
  readonly texts: readonly Text[];
  /** Filled shapes as large as the card: the ground of a pattern, which runs on beyond the trim. */
  readonly grounds: readonly Shape[];
}

/** What is on no card: marks beyond the block, the slug, a fold line. */
export interface Rest {
  readonly shapes: readonly Shape[];
  readonly texts: readonly Text[];
}

const NEAR = 0.05;

interface Arm {
  readonly shape: Shape;
  readonly from: Point;
  readonly to: Point;
}

/** Marks at the corners of cards, and the cards between them in reading order of the page. */
export interface Marked {
  readonly trims: readonly Rect[];
  readonly arms: ReadonlySet<Drawn>;
}

/**
 * Finds cards by their crop marks: at each corner two short arms that meet, along the two cuts. Strokes of one colour,
 * width and length belong together; of several sorts, that which makes the most cards are the marks.
 */
export function findTrims(items: readonly Drawn[]): Marked {
  const sorts = new Map<string, Arm[]>();
  for (const item of items) {
    const arm = item.kind === 'shape' ? asArm(item) : undefined;
    if (arm === undefined) continue;
    const length = Math.hypot(arm.to.x - arm.from.x, arm.to.y - arm.from.y);
    const sort = `${arm.shape.stroke} ${arm.shape.strokeWidth.toFixed(2)} ${length.toFixed(1)}`;
    sorts.set(sort, [...(sorts.get(sort) ?? []), arm]);
  }
  let best: Marked = { trims: [], arms: new Set() };
  for (const arms of sorts.values()) {
    const trims = trimsBetween(arms);
    if (trims.length > best.trims.length) best = { trims, arms: new Set(arms.map(({ shape }) => shape)) };
  }
  return best;
}

/** A short upright or level stroke, from its upper or left end. */
function asArm(shape: Shape): Arm | undefined {
  if (shape.dashed || shape.edge.width + shape.edge.height > 3.5) return undefined;
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
  const byPlace = new Map<string, Corner[]>();
  const key = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;
  const at = (point: Point): Corner => {
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1])
        for (const near of byPlace.get(key(point.x + dx, point.y + dy)) ?? [])
          if (Math.abs(near.x - point.x) < NEAR && Math.abs(near.y - point.y) < NEAR) return near;
    const made = { ...point, right: false, left: false, down: false, up: false };
    corners.push(made);
    byPlace.set(key(point.x, point.y), [...(byPlace.get(key(point.x, point.y)) ?? []), made]);
    return made;
  };
  for (const { from, to } of arms) {
    const level = Math.abs(from.y - to.y) < 1e-3;
    at(from)[level ? 'right' : 'down'] = true;
    at(to)[level ? 'left' : 'up'] = true;
  }
  const trims: Rect[] = [];
  const nearest = (found: readonly Corner[], distance: (corner: Corner) => number) =>
    found.reduce<Corner | undefined>(
      (best, next) => (best && distance(best) <= distance(next) ? best : next),
      undefined,
    );
  for (const corner of corners) {
    if (!corner.right || !corner.down) continue;
    const { x, y } = corner;
    const beside = nearest(
      corners.filter(other => other.left && other.down && other.x > x + 5 && Math.abs(other.y - y) < NEAR),
      other => other.x,
    );
    const below = nearest(
      corners.filter(other => other.right && other.up && other.y > y + 5 && Math.abs(other.x - x) < NEAR),
      other => other.y,
    );
    if (beside === undefined || below === undefined) continue;
    const last = corners.some(
      other =>
        other.left && other.up && Math.abs(other.x - beside.x) < NEAR && Math.abs(other.y - below.y) < NEAR,
    );
    if (last) trims.push({ x, y, width: beside.x - x, height: below.y - y });
  }
  return trims.sort((a, b) => (Math.abs(a.y - b.y) > 1 ? a.y - b.y : a.x - b.x));
}

/** Deals the items of a page to the cards that lie at `trims`. `marks` are no part of a card. */
export function dealItems(
  items: readonly Drawn[],
  trims: readonly Rect[],
  marks: ReadonlySet<Drawn>,
): { readonly faces: readonly CardFace[]; readonly rest: Rest } {
  const faces = trims.map(trim => ({
    trim,
    shapes: [] as Shape[],
    texts: [] as Text[],
    grounds: [] as Shape[],
  }));
  const rest = { shapes: [] as Shape[], texts: [] as Text[] };
  for (const item of items) {
    if (marks.has(item)) continue;
    if (item.kind === 'shape' && item.fill !== undefined) {
      const under = faces.filter(({ trim }) => isGround(item, trim));
      for (const face of under) face.grounds.push(item);
      if (under.length > 0) continue;
    }
    const middle = centre(item.ink);
    const index = trims.findIndex(trim => contains(trim, middle));
    const target = index < 0 ? rest : faces[index];
    if (item.kind === 'text') target.texts.push(item);
    else target.shapes.push(item);
  }
  return { faces, rest };
}

/** As large as the card or larger, and in its middle, wherever else it may reach. */
function isGround({ edge, ink }: Shape, trim: Rect): boolean {
  return edge.width > trim.width - 0.1 && edge.height > trim.height - 0.1 && contains(ink, centre(trim));
}

/** The largest outline on a face: its frame, panel or rim. Where it lies says where the face lies. */
export function anchorOf({ shapes, trim }: CardFace): Rect | undefined {
  let best: Rect | undefined;
  for (const { fill, edge } of shapes)
    if (fill === undefined && (best === undefined || edge.width * edge.height > best.width * best.height))
      best = edge;
  return best !== undefined && best.width * best.height > 0.3 * trim.width * trim.height ? best : undefined;
}

/** Which way up a face is read: the turn of its largest text that does not stand on it upside down too. */
export function upOf({ texts }: CardFace): Turn | undefined {
  const single = texts.filter(
    text =>
      !texts.some(
        other =>
          other !== text &&
          other.text === text.text &&
          (other.turn - text.turn + 360) % 360 === 180 &&
          other.size > text.size * 0.95,
      ),
  );
  return single.reduce<Text | undefined>(
    (best, next) => (best && best.size >= next.size ? best : next),
    undefined,
  )?.turn;
}

/** The rows and columns of the cards of a page: `row 2, column 3`. */
export function whereabouts(trims: readonly Rect[], trim: Rect): string {
  const line = (values: readonly number[], value: number) =>
    values
      .toSorted((a, b) => a - b)
      .filter((other, i, sorted) => i === 0 || other - sorted[i - 1] > 1)
      .findIndex(other => Math.abs(other - value) <= 1) + 1;
  const row = line(
    trims.map(({ y }) => y),
    trim.y,
  );
  const column = line(
    trims.map(({ x }) => x),
    trim.x,
  );
  return `row ${row}, column ${column}`;
}

export function blockOf(trims: readonly Rect[]): Rect {
  return trims.reduce(union);
}
