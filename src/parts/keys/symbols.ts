import type { KeyTemplate, RoleLook, Theme } from '../../data/index.js';
import { compose, type Size, translate, turnAbout } from '../../scene/geometry/index.js';
import { group, type Item, type SceneSymbol } from '../../scene/index.js';
import { error, ProblemError } from '../../speech/index.js';
import type { TextStyle } from '../../text/index.js';
import { points, type Setting, textStyle } from '../../text/typesetting/index.js';
import { paintOf, signItems } from '../elements/signs.js';
import type { KeyFace } from './measures.js';

/** What all key cards of a kind share; each symbol is written once in a file. */
export interface KeySymbols extends KeyShapes {
  /** How ids are set. */
  readonly idStyle: TextStyle;
}

/** What is drawn on key cards of a kind besides their ids. */
export interface KeyShapes {
  /** A cell and its gap. */
  readonly pitch: Size;
  /** Where the first cell begins. */
  readonly origin: { readonly x: number; readonly y: number };
  readonly cells: Readonly<Record<string, SceneSymbol>>;
  /** For each team that can start; `none` where no team does. */
  readonly rims: Readonly<Record<string, SceneSymbol>>;
}

export function keySymbols(setting: Setting, template: KeyTemplate, slots: KeyFace): KeySymbols {
  return {
    ...keyShapes(setting.theme, template, slots),
    idStyle: textStyle(setting, points(slots.id.sizePt)),
  };
}

export function keyShapes(theme: Theme, template: KeyTemplate, slots: KeyFace): KeyShapes {
  const { kind, looks, size: card } = template;
  const { margin, gap, least } = slots.grid;
  const cell = (length: number, cells: number) => (length - 2 * margin - (cells - 1) * gap) / cells;
  const size = { width: cell(card.width, kind.columns), height: cell(card.height, kind.rows) };
  if (Math.min(size.width, size.height) < least) {
    const needed = (cells: number) => Math.ceil(2 * margin + cells * (least + gap) - gap);
    throw new ProblemError([
      error('faces.grid-too-large', template.file, {
        columns: kind.columns,
        rows: kind.rows,
        width: card.width,
        height: card.height,
        leastWidth: needed(kind.columns),
        leastHeight: needed(kind.rows),
      }),
    ]);
  }
  const teams = kind.teams.length === 0 ? [undefined] : kind.teams;
  return {
    pitch: { width: size.width + gap, height: size.height + gap },
    origin: { x: margin, y: margin },
    cells: Object.fromEntries(
      Object.entries(looks).map(([role, look]) => [role, cellSymbol(theme, slots, role, look, size)]),
    ),
    rims: Object.fromEntries(teams.map(team => [team ?? 'none', rim(theme, slots, template, team)])),
  };
}

function cellSymbol(
  theme: Theme,
  { grid }: KeyFace,
  role: string,
  look: RoleLook,
  { width, height }: Size,
): SceneSymbol {
  const box = { x: 0, y: 0, width, height };
  const plain = look.edge !== undefined;
  const edge = look.edge === undefined ? {} : { stroke: paintOf(theme, look.edge), strokeWidth: 0.2 };
  const inner = plain ? { x: 0.1, y: 0.1, width: width - 0.2, height: height - 0.2 } : box;
  // A quiet cell has a quiet sign.
  const sign = Math.min(width, height) * grid.sign * (plain ? 0.65 : 1);
  return {
    id: `cell-${role}`,
    box,
    items: [
      { kind: 'rect', ...inner, radius: grid.radius, fill: paintOf(theme, look.ground), ...edge },
      group(translate(width / 2, height / 2), signItems(look.sign, sign, paintOf(theme, look.mark))),
    ],
  };
}

/** How wide an id may be: up to the lamp. */
export function idRoom({ size }: KeyTemplate, { id, lamp }: KeyFace): number {
  return size.width / 2 - lamp.length / 2 - id.x - 1;
}

/** The panel line, and on each legal edge a lamp; an arrow where no team starts and not every edge is legal. */
function rim(theme: Theme, slots: KeyFace, template: KeyTemplate, team: string | undefined): SceneSymbol {
  const { panel } = slots;
  const { kind, size: card, looks } = template;
  const { colours } = theme;
  const sign =
    team !== undefined
      ? lamp(theme, slots, looks[team], kind.teams.indexOf(team) % 2 === 0)
      : kind.turns.length < 4
        ? arrow(theme, slots)
        : [];
  const middle = translate(card.width / 2, card.height / 2);
  const edges = kind.turns.map(turn => {
    const half = (turn % 180 === 0 ? card.height : card.width) / 2;
    return group(compose(middle, compose(turnAbout(turn), translate(0, panel.inset - half))), sign);
  });
  return {
    id: `rim-${team ?? 'none'}`,
    box: { x: 0, y: 0, width: card.width, height: card.height },
    items: [
      {
        kind: 'rect',
        x: panel.inset,
        y: panel.inset,
        width: card.width - 2 * panel.inset,
        height: card.height - 2 * panel.inset,
        radius: panel.radius,
        stroke: colours.hairline,
        strokeWidth: panel.stroke,
      },
      ...edges,
    ],
  };
}

/** At the middle of a panel edge: filled with the team's colour, or ringed in it. */
function lamp(theme: Theme, { lamp: slot }: KeyFace, look: RoleLook, filled: boolean): readonly Item[] {
  const { colours } = theme;
  const ground = paintOf(theme, look.ground);
  const h = slot.width / 2;
  const x = -slot.length / 2;
  if (filled)
    return [
      { kind: 'rect', x, y: -h, width: slot.length, height: slot.width, radius: h, fill: ground },
      ...signItems(look.sign, slot.width * 0.55, colours.paper),
    ];
  const s = slot.stroke / 2;
  const [width, height] = [slot.length - slot.stroke, slot.width - slot.stroke];
  const ring = { kind: 'rect', x: x + s, y: s - h, width, height, radius: h - s } as const;
  return [
    { ...ring, fill: colours.paper, stroke: ground, strokeWidth: slot.stroke },
    ...signItems(look.sign, slot.width * 0.5, ground),
  ];
}

/** A small roof that points at the edge. */
function arrow(theme: Theme, { arrow: { length, height } }: KeyFace): readonly Item[] {
  const { paper, quiet } = theme.colours;
  const [x, y] = [length / 2, height / 2];
  const d = `M ${-x} ${y} L 0 ${-y} L ${x} ${y}`;
  return [
    { kind: 'path', d: `${d} Z`, fill: paper },
    { kind: 'path', d, stroke: quiet, strokeWidth: 0.6, cap: 'round', join: 'round' },
  ];
}
