import type { KeyTemplate } from '../../data/index.js';
import { IDENTITY } from '../../scene/geometry/index.js';
import { type Item, type Tiles, use } from '../../scene/index.js';
import type { Setting } from '../../text/typesetting/index.js';
import type { KeyFace } from './measures.js';
import { idRoom, type KeySymbols } from './symbols.js';

/** What one face of a key card shows. */
export interface KeySide {
  readonly cardId: string;
  /** Roles, row by row from this face's top left. */
  readonly cells: readonly string[];
  /** The starting team: the colour of the lamps. */
  readonly start?: string;
}

/** The grid, a lamp on each legal edge in the starting team's colour, and the id at the rim. */
export function keyFace(
  setting: Setting,
  side: KeySide,
  template: KeyTemplate,
  slots: KeyFace,
  symbols: KeySymbols,
): readonly Item[] {
  const { id } = slots;
  const { pitch, origin, cells, rims, idStyle } = symbols;
  const grid: Tiles = {
    kind: 'tiles',
    x: origin.x,
    y: origin.y,
    pitch,
    columns: template.kind.columns,
    cells: side.cells,
    symbols: cells,
  };
  const room = idRoom(template, slots);
  const whole = setting.shaper.plain(side.cardId, idStyle);
  const line =
    whole.width <= room
      ? whole
      : setting.shaper.plain(side.cardId, { ...idStyle, size: (idStyle.size * room) / whole.width });
  const fill = setting.theme.colours.quiet;
  // An id is Latin: it starts at the left in every language.
  const y = template.size.height - id.y;
  return [use(rims[side.start ?? 'none'], IDENTITY), grid, { kind: 'text', x: id.x, y, fill, line }];
}
