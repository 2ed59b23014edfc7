import type { Matrix, Point, Rect, Size } from '../../scene/geometry/index.js';
import type { Setting } from '../../text/typesetting/index.js';
import type { Fold } from '../elements/fold-line.js';
import { keywordRooms } from '../keywords/fields.js';
import type { KeywordFace } from '../keywords/measures.js';
import type { ScreenFace } from './measures.js';

/**
 * A screen as a flat sheet, printed side up. Millimetres; the origin is the middle of the fold at its foot, the front
 * above it and the pocket below. Folded, the pocket comes to lie behind the front, its windows towards the team.
 */
export interface ScreenPlan {
  readonly panels: Readonly<Record<PanelName, Panel>>;
  /** From 1, each shows a word of the card in the pocket. */
  readonly windows: readonly Rect[];
  /** What is cut out, and the folds. */
  readonly outline: readonly Point[];
  readonly folds: readonly Fold[];
  /** From millimetres of the card in the pocket, and so upside down, to those of the sheet. */
  readonly cardMatrix: Matrix;
  /** The height of the front, and of the pocket. */
  readonly front: number;
  readonly pocket: number;
}

export type PanelName = 'front' | 'leftWing' | 'rightWing' | 'pocket' | 'leftEar' | 'rightEar';

export interface Panel {
  readonly corners: readonly Point[];
  /** The panel that it is folded from, but for the front. */
  readonly hinge?: { readonly from: PanelName; readonly fold: Fold };
}

/** The screen for a card, with wings as wide as fits into `width`. */
export function planScreen(
  setting: Pick<Setting, 'locale'>,
  face: ScreenFace,
  card: Size,
  keyword: KeywordFace,
  width: number,
): ScreenPlan {
  const { play, out } = face.pocket;
  const middle = card.width / 2 + play;
  const wing = Math.min(face.wing.most, width / 2 - middle);
  const pocket = card.height - out;
  const [top, end] = [-face.front.height, -face.wing.end];
  const [tip, ear] = [middle + wing, middle + face.ear.width];
  const bevel = ear - face.ear.bevel;
  const foot = fold('mountain', -ear, 0, ear, 0);
  const sides = [-1, 1].map(side => ({
    upper: fold('mountain', side * middle, top, side * middle, 0),
    lower: fold('valley', side * middle, 0, side * middle, pocket),
    wing: at([side * middle, top], [side * tip, end], [side * tip, 0], [side * middle, 0]),
    ear: at(
      [side * middle, 0],
      [side * ear, 0],
      [side * ear, pocket - face.ear.bevel],
      [side * bevel, pocket],
      [side * middle, pocket],
    ),
  }));
  const [left, right] = sides;
  const half = at(
    [middle, top],
    [tip, end],
    [tip, 0],
    [ear, 0],
    [ear, pocket - face.ear.bevel],
    [bevel, pocket],
  );
  const mirrored = half.map(({ x, y }) => ({ x: -x, y })).reverse();
  const cardMatrix: Matrix = [-1, 0, 0, -1, card.width / 2, card.height];
  const hinge = (from: PanelName, fold: Fold) => ({ from, fold });
  return {
    panels: {
      front: { corners: at([-middle, top], [middle, top], [middle, 0], [-middle, 0]) },
      leftWing: { corners: left.wing, hinge: hinge('front', left.upper) },
      rightWing: { corners: right.wing, hinge: hinge('front', right.upper) },
      pocket: {
        corners: at([-middle, 0], [middle, 0], [middle, pocket], [-middle, pocket]),
        hinge: hinge('front', foot),
      },
      leftEar: { corners: left.ear, hinge: hinge('pocket', left.lower) },
      rightEar: { corners: right.ear, hinge: hinge('pocket', right.lower) },
    },
    // The pocket is upside down on the sheet, as the card in it.
    windows: keywordRooms(setting, keyword, card, face.window).map(({ x, y, width, height }) => {
      return { x: card.width / 2 - x - width, y: card.height - y - height, width, height };
    }),
    outline: [...half, ...mirrored],
    folds: [foot, left.upper, right.upper, left.lower, right.lower],
    cardMatrix,
    front: face.front.height,
    pocket,
  };
}

function at(...corners: readonly (readonly [number, number])[]): readonly Point[] {
  return corners.map(([x, y]) => ({ x, y }));
}

function fold(kind: Fold['kind'], x1: number, y1: number, x2: number, y2: number): Fold {
  return { kind, from: { x: x1, y: y1 }, to: { x: x2, y: y2 } };
}
