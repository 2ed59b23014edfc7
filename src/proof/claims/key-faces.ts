import type { Point, Rect, Turn } from '../../scene/geometry/index.js';
import type { CardFace } from '../cards/card-face.js';
import type { ExpectedKind, KeyDrawing } from '../expectation.js';
import type { KeyFaceRead } from '../faces/key-face.js';
import { type Fault, faultAt } from '../findings.js';
import type { Claim, ShapeClaim } from './claim.js';
import { onPage } from './claims.js';
import { itemsOn } from './on-face.js';
import { proveFace, strayFault } from './prove.js';

/** What else is wrong on a face of a key card on which an id and a role for each cell were read. */
export function keyFaceFaults(
  { items, trim }: Pick<CardFace, 'items' | 'trim'>,
  turn: Turn,
  read: KeyFaceRead,
  expected: ExpectedKind,
): readonly Fault[] {
  const place = { trim, turn };
  const { faults, strays } = proveFace(itemsOn(items, place), claimsOf(read, expected), 'ltr');
  return [...faults, ...strays.map(strayFault)].map(({ box, ...fault }) =>
    box ? faultAt(onPage(box, place), fault) : fault,
  );
}

function claimsOf({ ids, cells, start }: KeyFaceRead, { kind, drawn }: ExpectedKind): readonly Claim[] {
  const { rims, id } = drawn;
  return [
    ...rims[start ?? 'none'],
    ...cells.flatMap((role = '', i) => cellAt(drawn, role, i % kind.columns, Math.floor(i / kind.columns))),
    { ...id, text: ids[0] },
  ];
}

/** Thousands of cards have the same cells. */
const known = new WeakMap<KeyDrawing, Map<string, readonly ShapeClaim[]>>();

function cellAt(drawn: KeyDrawing, role: string, column: number, row: number): readonly ShapeClaim[] {
  const cells = known.get(drawn) ?? new Map<string, readonly ShapeClaim[]>();
  known.set(drawn, cells);
  const key = `${role} ${column} ${row}`;
  const { origin, pitch } = drawn;
  const at = { x: origin.x + column * pitch.width, y: origin.y + row * pitch.height };
  const found = cells.get(key) ?? drawn.cells[role].map(shape => moved(shape, at));
  cells.set(key, found);
  return found;
}

function moved(shape: ShapeClaim, { x, y }: Point): ShapeClaim {
  const by = (box: Rect): Rect => ({ ...box, x: box.x + x, y: box.y + y });
  return { ...shape, box: by(shape.box), ...(shape.clip ? { clip: by(shape.clip) } : {}) };
}
