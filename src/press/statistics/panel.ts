import {
  type KeyTemplate,
  type Locale,
  legible,
  phrase,
  type StatisticsFace,
  type Theme,
} from '../../data/index.js';
import type { CellCounts } from '../../keys/index.js';
import { paintOf, signItems } from '../../parts/index.js';
import { type Rect, type Size, translate } from '../../scene/geometry/index.js';
import { group, type Item } from '../../scene/index.js';
import {
  centredByInk,
  fitted,
  leftToRight,
  lineEnds,
  onBaseline,
  points,
  type Setting,
  textStyle,
  wordStyle,
} from '../../text/typesetting/index.js';
import { cellRect, heatCell, heatColour } from './cells.js';
import { decimal } from './decimal.js';

/** A role's sign and name, its expected share, the cells with their shares, the test. */
export function panelItems(
  setting: Setting,
  template: KeyTemplate,
  slots: StatisticsFace,
  map: CellCounts,
  cards: number,
  box: Rect,
): readonly Item[] {
  const latin = leftToRight(setting);
  const { locale, shaper, theme } = setting;
  const { colours } = theme;
  const { panel, cell } = slots;
  const { start, end, ahead } = lineEnds(setting, box);
  const along = (by: number) => start + ahead * by;
  const percent = (count: number) => decimal(locale, (100 * count) / cards, 1);
  const text = textStyle(setting, points(panel.textPt));
  const share = shaper.line(phrase(locale, 'statistics.share', { share: percent(map.expected) }), text);
  const indent = panel.chip + 2.6;
  const name = fitted(
    setting,
    nameOf(locale, template, map),
    wordStyle(setting, points(panel.namePt)),
    box.width - indent - share.width - 3,
  );
  const base = box.y + panel.chip / 2 + points(panel.namePt) * 0.36;
  const below = box.y + box.height - 1.2;
  const value = decimal(locale, map.chiSquare, 1);
  const chi = shaper.line(phrase(locale, 'statistics.chi', { value }), text);
  const failed = map.verdict === 'uneven';
  const p = shaper.line(testText(locale, map), failed ? wordStyle(setting, text.size) : text);
  const size = cellSize(template, slots);
  const grid = gridSize(template, slots);
  const colour = heatColour(theme, template, map);
  const cells = map.counts.flatMap((count, i): readonly Item[] => {
    const column = i % template.kind.columns;
    const x = box.x + (box.width - grid.width) / 2 + column * (size + cell.gap);
    const y = box.y + panel.head + ((i - column) / template.kind.columns) * (size + cell.gap);
    const square = { x, y, width: size, height: size };
    const { fill, items } = heatCell(theme, slots, [colour], (count - map.expected) / map.deviation, square);
    const room = size * (1 - 2 * cell.ring);
    const line = fitted(latin, percent(count), textStyle(latin, points(cell.sizePt)), room);
    return [...items, centredByInk(line, square, legible(colours, fill))];
  });
  return [
    group(
      translate(along(panel.chip / 2), box.y + panel.chip / 2),
      chipItems(theme, template, map, panel.chip, cell.radius),
    ),
    onBaseline(setting, name, { x: along(indent), y: base }, colours.ink),
    onBaseline(setting, share, { x: end, y: base }, colours.quiet, 'end'),
    ...cells,
    onBaseline(setting, chi, { x: start, y: below }, colours.quiet),
    onBaseline(setting, p, { x: end, y: below }, failed ? colours.redDark : colours.ink, 'end'),
  ];
}

export function gridSize(template: KeyTemplate, slots: StatisticsFace): Size {
  const { columns, rows } = template.kind;
  const { gap } = slots.cell;
  const pitch = cellSize(template, slots) + gap;
  return { width: columns * pitch - gap, height: rows * pitch - gap };
}

function cellSize({ kind }: KeyTemplate, { panel, cell }: StatisticsFace): number {
  const most = Math.max(kind.columns, kind.rows);
  return Math.min(cell.largest, (panel.width - (most - 1) * cell.gap) / most);
}

function nameOf(locale: Locale, { kind }: KeyTemplate, { of, role, face }: CellCounts): string {
  if (of === 'turn') return phrase(locale, `statistics.turn.${role}`);
  // Roles of a user's own kind of key card have no name in the locale: show the one in the file.
  const key = [`statistics.role.${role}`, `role.${role}`].find(key => locale.strings[key] !== undefined);
  const name = key === undefined ? role : phrase(locale, key);
  if (kind.faces === undefined) return name;
  return phrase(locale, 'statistics.face', { role: name, side: phrase(locale, `side.${face}`) });
}

function testText(locale: Locale, { p, verdict }: CellCounts): string {
  if (verdict === 'few') return phrase(locale, 'statistics.p.few');
  if (p < 0.0001) return phrase(locale, 'statistics.p.below', { p: decimal(locale, 0.0001, 4) });
  return phrase(locale, 'statistics.p', { p: decimal(locale, p, p < 0.01 ? 4 : 3) });
}

/** About the origin: the role's cell, or for the maps of a turn a lamp of each team. */
function chipItems(
  theme: Theme,
  { kind, looks }: KeyTemplate,
  { of, role }: CellCounts,
  size: number,
  radius: number,
): readonly Item[] {
  const paint = (name: string) => paintOf(theme, name);
  if (of === 'turn') {
    const pitch = size / kind.teams.length;
    const height = pitch * 0.74;
    return kind.teams.map((team, i): Item => {
      const y = -size / 2 + i * pitch + (pitch - height) / 2;
      const fill = paint(looks[team].ground);
      return { kind: 'rect', x: -size / 2, y, width: size, height, radius: height / 2, fill };
    });
  }
  const look = looks[role];
  const square = { x: -size / 2, y: -size / 2, width: size, height: size };
  return [
    cellRect(paint(look.edge ?? look.ground), radius, square, paint(look.ground)),
    ...signItems(look.sign, size * (look.edge === undefined ? 0.52 : 0.4), paint(look.mark)),
  ];
}
