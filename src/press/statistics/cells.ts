import { type KeyTemplate, mixed, type StatisticsFace, type Theme } from '../../data/index.js';
import type { CellCounts } from '../../keys/index.js';
import { paintOf } from '../../parts/index.js';
import type { Rect } from '../../scene/geometry/index.js';
import type { Item, RectItem } from '../../scene/index.js';

/** The colour of a map: the role's own, or its edge's where the role is nearly paper. */
export function heatColour(theme: Theme, { looks }: KeyTemplate, { of, role }: CellCounts): string {
  if (of === 'turn') return theme.colours.frameA;
  const look = looks[role];
  return paintOf(theme, look.edge ?? look.ground);
}

/**
 * White at the expected count. Above it, filled towards the role's colour (the scale shows all of them, one
 * below the other); below it, ringed ever wider, so that it can be told in grey and beside a black role.
 */
export function heatCell(
  theme: Theme,
  { cell }: StatisticsFace,
  colours: readonly string[],
  deviations: number,
  box: Rect,
): { readonly fill: string; readonly items: readonly Item[] } {
  const { hairline, paper, quiet } = theme.colours;
  const share = Math.min(1, Math.abs(deviations) / cell.most);
  if (deviations < 0) {
    const edge = cellRect(hairline, cell.radius, box, paper);
    const strokeWidth = share * cell.ring * box.width;
    if (strokeWidth < 0.05) return { fill: paper, items: [edge] };
    const [x, y] = [box.x + strokeWidth / 2, box.y + strokeWidth / 2];
    const [width, height] = [box.width - strokeWidth, box.height - strokeWidth];
    const radius = Math.max(0, cell.radius - strokeWidth / 2);
    const stroke = mixed(paper, quiet, 0.45 + 0.4 * share);
    return {
      fill: paper,
      items: [edge, { kind: 'rect', x, y, width, height, radius, stroke, strokeWidth }],
    };
  }
  const fills = colours.map(colour => mixed(paper, colour, share));
  if (fills.length === 1) return { fill: fills[0], items: [cellRect(hairline, cell.radius, box, fills[0])] };
  const height = box.height / fills.length;
  const stripes = fills.map(
    (fill, i): Item => ({ kind: 'rect', x: box.x, y: box.y + i * height, width: box.width, height, fill }),
  );
  return { fill: paper, items: [...stripes, edgeRect(hairline, 0, box)] };
}

export function cellRect(stroke: string, radius: number, box: Rect, fill: string): Item {
  return { ...edgeRect(stroke, radius, box), fill };
}

/** A line inside the edge of a box. */
function edgeRect(stroke: string, radius: number, { x, y, width, height }: Rect): RectItem {
  const s = 0.2;
  const inner = { x: x + s / 2, y: y + s / 2, width: width - s, height: height - s };
  return { kind: 'rect', ...inner, radius, stroke, strokeWidth: s };
}
