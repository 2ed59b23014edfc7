import { type Matrix, placeTurned, type Rect, type Turn } from '../../scene/geometry/index.js';
import { type Group, group, type Item } from '../../scene/index.js';
import type { Layout } from './layout.js';
import { backSlot, frontSlot } from './slots.js';

/** A slot, with the turn of the card in it. */
interface TurnedSlot {
  readonly slot: Rect;
  readonly turn: Turn;
}

/** Where a face goes: its slot, and the matrix and clip that bring its drawing there. */
export interface FittedFace {
  readonly at: TurnedSlot;
  readonly matrix: Matrix;
  readonly clip: Rect;
}

export type FittedFaces = Readonly<Record<'front' | 'back', FittedFace>>;

/** The places of the cards of a sheet with `count` cards. */
export function placeCards(
  count: number,
  layout: Layout,
  bleed: number,
  direction: 'ltr' | 'rtl',
): readonly FittedFaces[] {
  const fronts = Array.from({ length: count }, (_, i) => {
    return { slot: frontSlot(layout, i, direction), turn: 0 as const };
  });
  const backs = fronts.map(({ slot }) => backSlot(layout, slot));
  const both = [...fronts, ...backs];
  const [besideFront, besideBack] = layout.folded ? [both, both] : [fronts, backs];
  return fronts.map((front, i) => ({
    front: placeOf(front, besideFront, bleed, layout.gutter),
    back: placeOf(backs[i], besideBack, bleed, layout.gutter),
  }));
}

export function drawAt({ matrix, clip }: FittedFace, items: readonly Item[]): Group {
  return group(matrix, items, clip);
}

/** A card is clipped halfway to its neighbour; without one, at its bleed. */
function placeOf(at: TurnedSlot, all: readonly TurnedSlot[], bleed: number, gutter: number): FittedFace {
  const { slot, turn } = at;
  const room = (dx: number, dy: number) => {
    const x = slot.x + dx * (slot.width + gutter);
    const y = slot.y + dy * (slot.height + gutter);
    const taken = all.some(other => Math.abs(other.slot.x - x) < 0.01 && Math.abs(other.slot.y - y) < 0.01);
    return taken ? gutter / 2 : bleed;
  };
  // The sides of the slot on the page; a card turned by 180 degrees has them swapped.
  const [left, top, right, bottom] = [room(-1, 0), room(0, -1), room(1, 0), room(0, 1)];
  const [l, t, r, b] = turn === 180 ? [right, bottom, left, top] : [left, top, right, bottom];
  const clip = { x: -l, y: -t, width: slot.width + l + r, height: slot.height + t + b };
  return { at, matrix: placeTurned(slot, slot, turn), clip };
}
