import { holds, type Rect } from '../../scene/geometry/index.js';
import type { Fault } from '../findings.js';
import type { PageItem, Shape, Text } from '../pages/items.js';
import type { Direction } from '../pages/reading-order.js';
import type { Claim, ClaimedFace, ClaimedSheet } from './claim.js';
import { itemsOn, NEXT } from './on-face.js';
import { meet } from './over.js';
import { proveFace, strayFault } from './prove.js';

/** What was proved of a sheet. */
interface ProvedSheet {
  readonly sheet: ClaimedSheet;
  readonly faults: readonly Fault[];
}

/**
 * Holds what is besides the cards of sheets against what is claimed of it. In a batch of thousands, of what is as on a sheet
 * that was right only the rest is proved.
 */
export class SheetProver {
  readonly #direction: Direction;
  /** By all that is on a page: the backs of a batch are the same page again and again. */
  readonly #pages = new WeakMap<readonly PageItem[], ProvedSheet>();
  /** What was on the last right sheet of those that have the same claims in common. */
  readonly #right = new WeakMap<ClaimedSheet['shared'], readonly PageItem[]>();

  constructor(direction: Direction) {
    this.#direction = direction;
  }

  /** The faults of a sheet; `page` is all that is on it, `besides` what is besides its cards. */
  prove(
    sheet: ClaimedSheet,
    page: readonly PageItem[],
    besides: () => readonly PageItem[],
  ): readonly Fault[] {
    const known = this.#pages.get(page);
    if (known?.sheet.claims === sheet.claims && known.sheet.shared === sheet.shared) return known.faults;
    const faults = this.#faults(sheet, besides());
    this.#pages.set(page, { sheet, faults });
    return faults;
  }

  #faults(sheet: ClaimedSheet, items: readonly PageItem[]): readonly Fault[] {
    const { claims, shared } = sheet;
    const other = this.#otherThings(shared, items);
    if (other) return this.#found(sheet, other, claims);
    const faults = this.#found(sheet, items, [...shared, ...claims]);
    const on = itemsOn(items, wholeSheet(sheet));
    if (faults.length === 0) this.#right.set(shared, proveFace(on, shared, this.#direction).own);
    return faults;
  }

  #found(sheet: ClaimedSheet, items: readonly PageItem[], claims: readonly Claim[]): readonly Fault[] {
    const { faults, strays } = proveFace(itemsOn(items, wholeSheet(sheet)), claims, this.#direction);
    return [...faults, ...strays.map(strayFault)];
  }

  /** What is not as on the last right sheet, if all that was there is here too, and nothing lies over it. */
  #otherThings(shared: ClaimedSheet['shared'], items: readonly PageItem[]): readonly PageItem[] | undefined {
    const right = this.#right.get(shared);
    if (right === undefined) return undefined;
    let next = 0;
    const other: PageItem[] = [];
    for (const item of items)
      if (next < right.length && isLike(item, right[next])) next += 1;
      else other.push(item);
    const isApart = other.every(({ ink }) => !right.some(one => meet(one.ink, ink)));
    return next === right.length && isApart ? other : undefined;
  }
}

/** Whether two things look the same and lie in the same place. */
function isLike(a: PageItem, b: PageItem): boolean {
  if (!isSame(a.ink, b.ink) || a.fill !== b.fill) return false;
  if (a.kind === 'shape') return b.kind === 'shape' && isLikeShape(a, b);
  return b.kind === 'text' && isLikeText(a, b);
}

function isLikeShape(a: Shape, b: Shape): boolean {
  return (
    a.stroke === b.stroke &&
    a.strokeWidth === b.strokeWidth &&
    a.image === b.image &&
    isSame(a.edge, b.edge) &&
    a.dash.length === b.dash.length &&
    a.dash.every((length, i) => length === b.dash[i])
  );
}

function isLikeText(a: Text, b: Text): boolean {
  return (
    a.seen === b.seen &&
    a.size === b.size &&
    a.turn === b.turn &&
    a.cut === b.cut &&
    a.even === b.even &&
    a.leans === b.leans &&
    a.blended === b.blended &&
    isSame(a.outlines, b.outlines)
  );
}

function isSame(a: Rect, b: Rect): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

export function wholeSheet({ page, size }: Pick<ClaimedSheet, 'page' | 'size'>): ClaimedFace {
  return { page, trim: { x: 0, y: 0, ...size }, turn: 0, claims: [] };
}

/** What lies on no card, at least in part, but for what cards have taken and what doesn't show. */
export function besidesCards(
  items: readonly PageItem[],
  trims: readonly Rect[],
  taken: ReadonlySet<PageItem>,
): readonly PageItem[] {
  // Cards are drawn one after the other.
  let [last] = trims;
  return items.filter(item => {
    const { ink } = item;
    if (taken.has(item) || (last && holds(last, ink, 0))) return false;
    const on = trims.find(trim => holds(trim, ink, 0));
    last = on ?? last;
    return on === undefined && (item.kind === 'text' || !isHair(item));
  });
}

/** Where a clip leaves no more than this of a drawing, nothing shows, and it lies on no card either. */
function isHair({ ink, edge }: Shape): boolean {
  return (['width', 'height'] as const).some(side => ink[side] <= NEXT && edge[side] > ink[side]);
}
