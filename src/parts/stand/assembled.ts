import type { KeyTemplate, Theme } from '../../data/index.js';
import type { Item } from '../../scene/index.js';
import type { Stand } from './folds.js';

/** The finished stand from the front, with a card in it: two hollow wedges on a base. The middle of its top is at 0, 0. */
export function assembled(theme: Theme, face: Stand, { size: card, kind }: KeyTemplate): readonly Item[] {
  const { colours } = theme;
  const { base, wall, floor, slot, glue } = face;
  // The card stands on the ends of the slots.
  const ground = card.height + wall - slot;
  const left = -base / 2;
  const right = base / 2;
  const line = { stroke: colours.ink, strokeWidth: 0.5, join: 'round' } as const;
  const wedge = (foot: number, outer: number): Item => ({
    kind: 'path',
    d: `M ${foot} ${ground} L ${foot} ${ground - wall} L ${outer} ${ground} Z`,
    fill: colours.label,
    ...line,
  });
  const x = -card.width / 2;
  const { columns, rows } = kind;
  const cell = { width: card.width / (columns + 2), height: card.height / (rows + 2) };
  const cells = Array.from({ length: columns * rows }, (_, i): Item => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const box = {
      x: x + cell.width * (1 + column) + 0.4,
      y: cell.height * (1 + row) + 0.4,
      width: cell.width - 0.8,
      height: cell.height - 0.8,
    };
    return { kind: 'rect', ...box, radius: 1, fill: colours.bystanderTint };
  });
  return [
    wedge(left, left - floor),
    wedge(right, right + floor),
    {
      kind: 'rect',
      x,
      y: 0,
      ...card,
      radius: 3,
      fill: colours.paper,
      stroke: colours.quiet,
      strokeWidth: 0.35,
    },
    ...cells,
    // The flaps under the base.
    ...[left, right - glue].map((x): Item => {
      return { kind: 'rect', x, y: ground, width: glue, height: 1.4, fill: colours.hairline };
    }),
    { kind: 'line', x1: left - floor, x2: right + floor, y1: ground, y2: ground, ...line },
    // The parts of the card behind the front halves of the walls.
    ...[left, right].map((wallX): Item => {
      return { kind: 'line', x1: wallX, x2: wallX, y1: ground - wall, y2: ground, ...line };
    }),
  ];
}
