import { compose, type Size, translate, turnAbout } from '../geometry/index.js';
import { group, type Item, type SceneSymbol, use } from '../scene/index.js';
import type { AgentRole, KeyFace, Theme } from '../templates/index.js';
import { roleColours, roleMark } from './marks.js';
import { onBaseline, points, type Setting, textStyle } from './setting.js';

/** One key card as it is drawn. */
export interface KeySide {
  readonly cardId: string;
  readonly columns: number;
  /** Row by row from the top left. */
  readonly cells: readonly AgentRole[];
  /** The team that begins: the colour of the lamps. */
  readonly start: 'red' | 'blue';
}

/** What all key cards of a set share, each drawn once in a file. */
export interface KeySymbols {
  readonly cells: Readonly<Record<AgentRole, SceneSymbol>>;
  readonly rims: Readonly<Record<'red' | 'blue', SceneSymbol>>;
}

export function keySymbols(theme: Theme, slots: KeyFace, card: Size): KeySymbols {
  return {
    cells: {
      red: cell(theme, slots, 'red'),
      blue: cell(theme, slots, 'blue'),
      bystander: cell(theme, slots, 'bystander'),
      assassin: cell(theme, slots, 'assassin'),
    },
    rims: { red: rim(theme, slots, card, 'red'), blue: rim(theme, slots, card, 'blue') },
  };
}

/** The grid, four lamps in the starting team's colour, and the id at the rim. Any edge may be up. */
export function keyFace(
  setting: Setting,
  side: KeySide,
  slots: KeyFace,
  symbols: KeySymbols,
): readonly Item[] {
  const { grid, id } = slots;
  const cells = side.cells.map((role, i) => {
    const x = grid.x + (i % side.columns) * grid.pitch;
    const y = grid.y + Math.floor(i / side.columns) * grid.pitch;
    return use(symbols.cells[role], translate(x, y));
  });
  const line = setting.shaper.line(side.cardId, {
    ...textStyle(setting, points(id.sizePt)),
    direction: 'ltr',
  });
  const latin = { ...setting, locale: { ...setting.locale, direction: 'ltr' as const } };
  return [
    use(symbols.rims[side.start], translate(0, 0)),
    ...cells,
    onBaseline(latin, line, id, setting.theme.colours.quiet),
  ];
}

function cell(theme: Theme, slots: KeyFace, role: AgentRole): SceneSymbol {
  const { cell: size, radius } = slots.grid;
  const { ground, sign, dark } = roleColours(theme, role);
  const box = { x: 0, y: 0, width: size, height: size };
  const plain = role === 'bystander';
  const edge = plain ? { stroke: dark, strokeWidth: 0.2 } : {};
  const inner = plain ? { x: 0.1, y: 0.1, width: size - 0.2, height: size - 0.2 } : box;
  const mark = plain ? 0.34 : 0.52;
  return {
    id: `cell-${role}`,
    box,
    items: [
      { kind: 'rect', ...inner, radius, fill: ground, ...edge },
      group(translate(size / 2, size / 2), roleMark(role, size * mark, sign)),
    ],
  };
}

/** The panel line and the four lamps: filled with a disc for one team, ringed with a diamond for the other. */
function rim(theme: Theme, slots: KeyFace, card: Size, team: 'red' | 'blue'): SceneSymbol {
  const { panel, lamp } = slots;
  const { colours } = theme;
  const { ground } = roleColours(theme, team);
  const width = card.width - 2 * panel.inset;
  const h = lamp.width / 2;
  const shape = {
    kind: 'rect',
    x: -lamp.length / 2,
    y: -h,
    width: lamp.length,
    height: lamp.width,
    radius: h,
  } as const;
  const s = lamp.stroke / 2;
  const ring = {
    ...shape,
    x: shape.x + s,
    y: shape.y + s,
    width: shape.width - 2 * s,
    height: shape.height - 2 * s,
    radius: h - s,
  };
  const lampItems: readonly Item[] =
    team === 'red'
      ? [{ ...shape, fill: ground }, ...roleMark('red', lamp.width * 0.55, colours.paper)]
      : [
          { ...ring, fill: colours.paper, stroke: ground, strokeWidth: lamp.stroke },
          ...roleMark('blue', lamp.width * 0.5, ground),
        ];
  const middle = translate(card.width / 2, card.height / 2);
  const quarters = ([0, 90, 180, 270] as const).map(turn =>
    group(compose(middle, compose(turnAbout(turn), translate(0, panel.inset - card.height / 2))), lampItems),
  );
  return {
    id: `rim-${team}`,
    box: { x: 0, y: 0, ...card },
    items: [
      {
        kind: 'rect',
        x: panel.inset,
        y: panel.inset,
        width,
        height: card.height - 2 * panel.inset,
        radius: panel.radius,
        stroke: colours.hairline,
        strokeWidth: panel.stroke,
      },
      ...quarters,
    ],
  };
}
