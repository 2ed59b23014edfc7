import type { KeyTemplate, Templates } from '../../data/index.js';
import type { KeyDrawing } from '../../proof/index.js';
import { IDENTITY } from '../../scene/geometry/index.js';
import { type SceneSymbol, use } from '../../scene/index.js';
import { points } from '../../text/typesetting/index.js';
import { drawnSlots, lineSlot } from '../slots.js';
import { keyMeasures } from './measures.js';
import { idRoom, keyShapes } from './symbols.js';

/** What is on key cards of a kind, whichever roles their cells have. */
export function keySlots(
  template: KeyTemplate,
  { theme, measures }: Pick<Templates, 'theme' | 'measures'>,
): KeyDrawing {
  const m = measures(keyMeasures);
  const { pitch, origin, cells, rims } = keyShapes(theme, template, m);
  const drawn = (name: string, symbols: Readonly<Record<string, SceneSymbol>>) =>
    Object.fromEntries(
      Object.entries(symbols).map(([key, symbol]) => [key, drawnSlots(name, [use(symbol, IDENTITY)])]),
    );
  const { x, y, sizePt } = m.id;
  const at = { x, y: template.size.height - y, room: idRoom(template, m), size: points(sizePt) };
  return {
    rims: drawn('rim', rims),
    cells: drawn('cell', cells),
    origin,
    pitch,
    id: lineSlot('ltr', 'id', '', at, theme.colours.quiet),
  };
}
