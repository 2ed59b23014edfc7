import { centre, type Point, type Rect } from '../../scene/geometry/index.js';
import type { ExpectedScreens } from '../expectation.js';
import type { PageItem, Shape } from '../pages/items.js';
import { measured, strokeEnds } from '../pages/outlines.js';
import { plainText } from '../pages/plain-text.js';
import { isColour } from './colours.js';
import { signOf } from './signs.js';

/** The template of a screen, as it is on the page. */
export interface ScreenRead {
  /** The teams whose sign is on it, in its colour. */
  readonly teams: readonly string[];
  /** The middle of the fold at the foot, and how far apart the folds beside the pocket are. */
  readonly foot: Point;
  readonly width: number;
  /** Whether each fold is drawn as what it is. */
  readonly folds: { readonly foot: boolean; readonly wings: boolean; readonly ears: boolean };
  /** Holes, the farthest from the foot first; `number` is what stands beside one, upside down as the pocket is. */
  readonly windows: readonly { readonly box: Rect; readonly number: string | undefined }[];
}

/** Folds are longer than this, in millimetres. */
const SHORTEST_FOLD = 30;

interface FoldRead {
  readonly from: Point;
  readonly to: Point;
  /** A mountain fold has long and short strokes, a valley fold strokes of one length. */
  readonly isMountain: boolean;
}

/** Reads the template of a screen; undefined where its folds are not there. */
export function readScreen(items: readonly PageItem[], { teams }: ExpectedScreens): ScreenRead | undefined {
  const shapes = items.filter(item => item.kind === 'shape');
  const folds = shapes.flatMap(shape => foldOf(shape) ?? []);
  const level = folds.filter(({ from, to }) => Math.abs(from.y - to.y) < 0.01);
  const upright = folds.filter(({ from, to }) => Math.abs(from.x - to.x) < 0.01);
  if (level.length !== 1 || upright.length !== 4) return undefined;
  const [foot] = level;
  const above = upright.filter(({ from, to }) => (from.y + to.y) / 2 < foot.from.y);
  const below = upright.filter(fold => !above.includes(fold));
  if (above.length !== 2) return undefined;
  const xs = below.map(({ from }) => from.x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const pocket: Rect = { x: left, y: foot.from.y, width: right - left, height: lengthOf(below[0]) };
  return {
    teams: Object.keys(teams).filter(team => {
      const { ground, sign } = teams[team];
      return shapes.some(shape => isColour(shape.fill, ground) && signOf([shape]) === sign);
    }),
    foot: { x: (left + right) / 2, y: foot.from.y },
    width: right - left,
    folds: {
      foot: foot.isMountain,
      wings: above.every(({ isMountain }) => isMountain),
      ears: below.every(({ isMountain }) => !isMountain),
    },
    windows: windowsIn(items, pocket),
  };
}

function foldOf(shape: Shape): FoldRead | undefined {
  const ends = strokeEnds(shape);
  if (ends === undefined || shape.dash.length === 0) return undefined;
  const [from, to] = ends;
  const fold = { from, to, isMountain: shape.dash.length > 2 };
  return lengthOf(fold) < SHORTEST_FOLD ? undefined : fold;
}

function lengthOf({ from, to }: FoldRead): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Rectangles that are drawn with a line in the pocket, and the upside-down number level with each. */
function windowsIn(items: readonly PageItem[], pocket: Rect): ScreenRead['windows'] {
  const isIn = (box: Rect) => {
    const { x, y } = centre(box);
    return x > pocket.x && x < pocket.x + pocket.width && y > pocket.y && y < pocket.y + pocket.height;
  };
  const boxes = items.flatMap(item => {
    if (item.kind !== 'shape' || item.stroke === undefined || !isIn(item.edge)) return [];
    const { area, closed } = measured(item.outline);
    return closed && area > 0.99 ? [item.edge] : [];
  });
  const numbers = items
    .filter(item => item.kind === 'text')
    .filter(({ turn, ink }) => turn === 180 && isIn(ink));
  return boxes
    .sort((a, b) => b.y - a.y)
    .map(box => {
      const beside = numbers.filter(({ ink }) => Math.abs(centre(ink).y - centre(box).y) < box.height / 2);
      return { box, number: beside.length === 1 ? plainText(beside[0].text) : undefined };
    });
}
