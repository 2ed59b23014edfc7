import type { Composition, Templates } from '../../data/index.js';
import { type Accent, arrange, drawPicture, outlineBox, type PictureKit } from '../../pictures/index.js';
import type { ExpectedShape } from '../../proof/index.js';
import { compose, type Matrix, type Rect, type Size, translate } from '../../scene/geometry/index.js';
import type { Item } from '../../scene/index.js';
import { pictureMeasures } from '../pictures/measures.js';

/** Draws compositions in the colours of a theme, each in the slot of a picture card. */
export type Artist = (composition: Composition) => readonly Item[];

/** Opens the icons that the compositions name. Throws a ProblemError with those that can't be drawn. */
export function artistFor(compositions: readonly Composition[], templates: Templates): Artist {
  // Opening all icons for nothing would take a tenth of a second.
  if (compositions.length === 0) return () => [];
  const kit = kitFor(compositions, templates);
  const face = templates.measures(pictureMeasures);
  const { accentDark: dark, accent: middle, accentLight: light } = templates.theme.colours;
  const accent: Accent = { dark, middle, light };
  return composition => drawPicture(arrange(composition, kit), face.box, face, accent);
}

/** What the compositions are made of. Throws a ProblemError with the icons that can't be drawn. */
export function kitFor(compositions: readonly Composition[], templates: Templates): PictureKit {
  const names = compositions.flatMap(({ host, guest }) => [host, guest]);
  return { ...templates.pictureIcons(), icons: templates.icons()(names) };
}

/** The filled shapes of items as the read-back must find them, from the middle of a card. */
export function shapesOn(card: Size, items: readonly Item[]): readonly ExpectedShape[] {
  return shapesAt(items, translate(-card.width / 2, -card.height / 2), undefined);
}

function shapesAt(items: readonly Item[], matrix: Matrix, clip: Rect | undefined): readonly ExpectedShape[] {
  return items.flatMap((item): readonly ExpectedShape[] => {
    if (item.kind === 'group') {
      const inner = compose(matrix, item.matrix);
      const outline = item.clip && 'd' in item.clip ? item.clip : undefined;
      const bounds = outline && outlineBox({ kind: 'path', ...outline, fill: '' }, inner);
      return shapesAt(item.items, inner, bounds ?? clip);
    }
    if ((item.kind !== 'path' && item.kind !== 'circle' && item.kind !== 'rect') || item.fill === undefined)
      return [];
    const box = outlineBox({ ...item, fill: item.fill }, matrix);
    return box === undefined
      ? []
      : [{ fill: item.fill, box, hidden: clip !== undefined && !overlap(box, clip) }];
  });
}

/** Whether two rectangles have more than a hair's breadth in common. */
function overlap(a: Rect, b: Rect): boolean {
  const hair = 0.3;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > hair && height > hair;
}
