import { IDENTITY } from '../../scene/geometry/index.js';
import { type Item, use } from '../../scene/index.js';
import { slotCount } from './layout.js';
import { foldLine } from './marks.js';
import { drawAt } from './place-cards.js';
import { SharedDrawings } from './shared-drawings.js';
import type { Imposition, Piece, Placement, Sheet, Side } from './sheet.js';

/**
 * Puts `count` cards on sheets, each back where turning (or folding) the paper brings it behind its front. Yields each
 * sheet as soon as its cards are there. Slots are fixed, so the cards of a last sheet that is not full do not shift.
 * Without the cards of the first `skipped` sheets, the others are as they are with them.
 */
export function* impose(
  pieces: Iterable<Piece>,
  count: number,
  imposition: Imposition,
  skipped = 0,
): Generator<Sheet, void, undefined> {
  const { layout } = imposition;
  const each = slotCount(layout);
  const total = Math.ceil(count / each);
  const shared = new SharedDrawings(imposition);
  let number = skipped;
  for (const own of groupsOf(pieces, each)) {
    number += 1;
    yield { number, sides: sidesOf(own, imposition, shared, number, total) };
  }
}

function* groupsOf<T>(items: Iterable<T>, size: number): Generator<T[], void, undefined> {
  let group: T[] = [];
  for (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

function sidesOf(
  pieces: readonly Piece[],
  { layout, slug, style, variousBacks = false }: Imposition,
  shared: SharedDrawings,
  sheet: number,
  total: number,
): Side[] {
  const places = shared.places(pieces.length);
  const alike = !layout.folded && pieces.every(piece => piece.back === pieces[0].back);
  const full = pieces.length === slotCount(layout);
  const fronts = () => pieces.map((piece, i) => drawAt(places[i].front, piece.front));
  const backs = () => pieces.map((piece, i) => drawAt(places[i].back, piece.back));
  const side = (name: 'front' | 'back', items: readonly Item[]): Side => {
    const { trim, bleed } = shared.blocks[name];
    const same = name === 'back' && alike && full && !variousBacks;
    const place = { page: layout.page, trim, side: name, sheet, total, alike: same };
    const faces = layout.folded ? (['front', 'back'] as const) : [name];
    const placements = faces.flatMap(face =>
      pieces.map(({ id }, i): Placement => ({ piece: id, face, ...places[i][face].at })),
    );
    return { side: name, size: layout.page, items: [...items, ...slug(place)], trim, bleed, placements };
  };
  const marks = use(shared.marks(pieces.length), IDENTITY);
  if (layout.folded)
    return [side('front', [...fronts(), ...backs(), marks, foldLine(layout, style.marks, style.printable)])];
  const behind = alike ? [use(shared.backs(pieces[0].back, pieces.length, backs), IDENTITY)] : backs();
  return [side('front', [...fronts(), marks]), side('back', behind)];
}
