import { grown, type Rect } from '../../scene/geometry/index.js';
import type { Item, SceneSymbol } from '../../scene/index.js';
import { cropMarks } from './marks.js';
import { type FittedFaces, placeCards } from './place-cards.js';
import type { Imposition } from './sheet.js';
import { backBlock, bothBlocks, frontSlot } from './slots.js';

/**
 * What all full sheets have in common, made once: the places of their cards, their crop marks, and their backs if all
 * cards have the same one.
 */
export class SharedDrawings {
  readonly #imposition: Pick<Imposition, 'layout' | 'style' | 'direction'>;
  readonly #marks = new Map<number, SceneSymbol>();
  readonly #places = new Map<number, readonly FittedFaces[]>();
  readonly #backs = new Map<readonly Item[], Map<number, SceneSymbol>>();

  /** The block of cards on each side, without and with its bleed. */
  readonly blocks: Readonly<Record<'front' | 'back', { readonly trim: Rect; readonly bleed: Rect }>>;

  constructor(imposition: Pick<Imposition, 'layout' | 'style' | 'direction'>) {
    this.#imposition = imposition;
    const { layout, style } = imposition;
    const both = (trim: Rect) => ({ trim, bleed: grown(trim, style.bleed) });
    this.blocks = layout.folded
      ? { front: both(bothBlocks(layout)), back: both(bothBlocks(layout)) }
      : { front: both(layout.block), back: both(backBlock(layout)) };
  }

  places(count: number): readonly FittedFaces[] {
    const known = this.#places.get(count);
    if (known !== undefined) return known;
    const { layout, style, direction } = this.#imposition;
    const places = placeCards(count, layout, style.bleed, direction);
    this.#places.set(count, places);
    return places;
  }

  marks(count: number): SceneSymbol {
    const { layout, style, direction } = this.#imposition;
    return this.#keep(this.#marks, 'marks', count, () => {
      const slots = Array.from({ length: count }, (_, i) => frontSlot(layout, i, direction));
      return cropMarks(slots, layout, style.marks, style.printable);
    });
  }

  backs(back: readonly Item[], count: number, draw: () => readonly Item[]): SceneSymbol {
    const known = this.#backs.get(back) ?? new Map<number, SceneSymbol>();
    this.#backs.set(back, known);
    return this.#keep(known, `backs${[...this.#backs.keys()].indexOf(back)}`, count, draw);
  }

  #keep(
    drawn: Map<number, SceneSymbol>,
    name: string,
    count: number,
    draw: () => readonly Item[],
  ): SceneSymbol {
    const known = drawn.get(count);
    if (known !== undefined) return known;
    const { columns, rows, card, page } = this.#imposition.layout;
    const id = `${name}-${columns}x${rows}-${card.width}x${card.height}-${page.width}x${page.height}-${count}`;
    const symbol = { id, box: { x: 0, y: 0, ...page }, items: draw() };
    drawn.set(count, symbol);
    return symbol;
  }
}
