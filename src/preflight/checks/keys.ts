import { apply, centre, type Point, type Rect, type Turn, turnAbout } from '../../geometry/index.js';
import { type Key, type KeyKind, keyFromId, turnCells } from '../../keys/index.js';
import { ProblemError } from '../../problem.js';
import type { CardFace } from '../cards/card-face.js';
import { signOf } from '../cards/signs.js';
import type { ExpectedKind } from '../expectation.js';
import { contains, type Shape } from '../pages/items.js';
import { bare } from '../pages/reading-order.js';

/** One face of a key card as it was found. */
export interface KeyFaceRead {
  /** As printed; undefined where there is none. */
  readonly id: string | undefined;
  /** The role that each cell shows, row by row as the face is read; undefined where it can't be told. */
  readonly cells: readonly (string | undefined)[];
  readonly start: string | undefined;
  /** What is wrong with its cells and lamps, each a whole sentence. */
  readonly faults: readonly string[];
  /** What is wrong with its id. */
  readonly idFaults: readonly string[];
}

const ID = /^[A-Z](?:-[0-9A-Z]{1,8}){2,}$/;

/** The ids printed on a face. */
export function idsOn({ texts }: CardFace): readonly string[] {
  return [...new Set(texts.map(({ text }) => bare(text)).filter(text => ID.test(text)))];
}

/** Of the kinds of a deck, the one whose letter the id has; without an id, the one whose grid the face holds. */
export function kindOf(face: CardFace, kinds: readonly ExpectedKind[]): ExpectedKind | undefined {
  const [id] = idsOn(face);
  if (id !== undefined) return kinds.find(({ kind }) => kind.letter === id[0]) ?? kinds[0];
  return kinds.find(({ kind }) => gridOf(face, kind).length === kind.columns * kind.rows);
}

/** Reads the cells by colour and by sign, the starting team by the lamps around them, and the id. */
export function readKeyFace(face: CardFace, printed: ExpectedKind, up: Turn): KeyFaceRead {
  const { kind, looks } = printed;
  const faults: string[] = [];
  const ids = idsOn(face);
  const idFaults = idsFault(ids);
  const grid = gridOf(face, kind);
  const middle = centre(face.trim);
  const upright = (point: Point) =>
    apply(turnAbout(((360 - up) % 360) as Turn), { x: point.x - middle.x, y: point.y - middle.y });
  const cells: (string | undefined)[] = Array(kind.columns * kind.rows).fill(undefined);
  const places = grid.map(ground => upright(centre(ground.ink)));
  const xs = steps(places.map(({ x }) => x));
  const ys = steps(places.map(({ y }) => y));
  if (xs.length !== kind.columns || ys.length !== kind.rows || !isEven(xs) || !isEven(ys)) {
    faults.push(`Its cells make no even grid of ${kind.columns} x ${kind.rows}.`);
    return { id: ids[0], cells, start: undefined, faults, idFaults };
  }
  const grounds: (Shape | undefined)[] = Array(cells.length).fill(undefined);
  grid.forEach((ground, i) => {
    const column = xs.findIndex(x => Math.abs(x - places[i].x) < SAME);
    const row = ys.findIndex(y => Math.abs(y - places[i].y) < SAME);
    // What is drawn last is what is seen.
    grounds[row * kind.columns + column] = ground;
  });
  const grids = new Set(grid);
  grounds.forEach((ground, i) => {
    const name = cellName(i, kind.columns);
    if (ground === undefined) {
      faults.push(`Cell ${name} is empty.`);
      return;
    }
    const on = face.shapes.filter(
      shape => !grids.has(shape) && contains(ground.ink, centre(shape.edge)) && smaller(shape, ground),
    );
    const sign = on.some(shape => isColour(shape.fill ?? shape.stroke, ground.fill)) ? undefined : signOf(on);
    const byGround = Object.keys(looks).filter(role => isColour(looks[role].ground, ground.fill));
    const bySign = Object.keys(looks).filter(role => looks[role].sign === sign);
    const both = byGround.filter(role => bySign.includes(role));
    if (both.length === 1) {
      cells[i] = both[0];
      return;
    }
    const says = (roles: readonly string[]) => (roles.length > 0 ? `"${roles.join('" or "')}"` : 'no role');
    faults.push(`Cell ${name} has the colour of ${says(byGround)} and the sign of ${says(bySign)}.`);
  });
  const start = readStart(face, printed, grid, faults);
  return { id: ids[0], cells, start, faults, idFaults };
}

function idsFault(ids: readonly string[]): readonly string[] {
  if (ids.length === 0) return ['It has no id.'];
  return ids.length === 1 ? [] : [`It has the ids "${ids.join('" and "')}".`];
}

/** Equal filled shapes: of the sizes of which there are enough for the cells of a grid, the largest. */
function gridOf({ shapes, trim }: CardFace, kind: KeyKind): readonly Shape[] {
  const sizes: Shape[][] = [];
  const most = Math.max(trim.width, trim.height) / Math.min(kind.columns, kind.rows);
  for (const shape of shapes) {
    const { width, height } = shape.ink;
    if (shape.fill === undefined || Math.min(width, height) < 2.5 || Math.max(width, height) > most) continue;
    const size = sizes.find(
      ([{ ink }]) => Math.abs(ink.width - width) < 0.3 && Math.abs(ink.height - height) < 0.3,
    );
    if (size === undefined) sizes.push([shape]);
    else size.push(shape);
  }
  const area = ([{ ink }]: readonly Shape[]) => ink.width * ink.height;
  return sizes
    .filter(size => size.length >= (kind.columns * kind.rows) / 2)
    .reduce<readonly Shape[]>(
      (best, next) => (best.length > 0 && area(best) >= area(next) ? best : next),
      [],
    );
}

const SAME = 0.15;

/** Values that are the same but for a hair, once each, in order. */
function steps(values: readonly number[]): number[] {
  const out: number[] = [];
  for (const value of values.toSorted((a, b) => a - b))
    if (out.length === 0 || value - out[out.length - 1] > SAME) out.push(value);
  return out;
}

function isEven(values: readonly number[]): boolean {
  const pitch = (values[values.length - 1] - values[0]) / (values.length - 1);
  return values.every((value, i) => i === 0 || Math.abs(value - values[i - 1] - pitch) < SAME);
}

function smaller(shape: Shape, ground: Shape): boolean {
  return shape.ink.width * shape.ink.height < 0.9 * ground.ink.width * ground.ink.height;
}

/** The team whose colour is around the grid: at one edge for each turn in which the card may stand. */
function readStart(
  face: CardFace,
  { kind, looks }: ExpectedKind,
  grid: readonly Shape[],
  faults: string[],
): string | undefined {
  if (kind.teams.length === 0) return undefined;
  const left = Math.min(...grid.map(({ ink }) => ink.x));
  const top = Math.min(...grid.map(({ ink }) => ink.y));
  const right = Math.max(...grid.map(({ ink }) => ink.x + ink.width));
  const bottom = Math.max(...grid.map(({ ink }) => ink.y + ink.height));
  const board: Rect = { x: left, y: top, width: right - left, height: bottom - top };
  const found = new Map<string, Set<string>>();
  for (const shape of face.shapes) {
    const at = centre(shape.edge);
    if (contains(board, at)) continue;
    const team = kind.teams.find(
      name => isColour(shape.fill, looks[name]?.ground) || isColour(shape.stroke, looks[name]?.ground),
    );
    if (team === undefined) continue;
    const edge = at.y < top ? 'top' : at.y > bottom ? 'bottom' : at.x < left ? 'left' : 'right';
    found.set(team, (found.get(team) ?? new Set()).add(edge));
  }
  const teams = [...found.keys()];
  if (teams.length !== 1) {
    faults.push(
      teams.length === 0 ? 'No lamp says who starts.' : `Its lamps say "${teams.join('" and "')}" at once.`,
    );
    return undefined;
  }
  const edges = found.get(teams[0])?.size;
  if (edges !== kind.turns.length)
    faults.push(`Its lamps are at ${edges} edges, and it may stand on ${kind.turns.length}.`);
  return teams[0];
}

/** `C3`: the third cell of the third row. */
export function cellName(index: number, columns: number): string {
  return `${String.fromCharCode(65 + (index % columns))}${Math.floor(index / columns) + 1}`;
}

/** The same to the eye: a PDF rounds colours to thousandths. */
export function isColour(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined || !a.startsWith('#')) return false;
  return [1, 3, 5].every(
    i => Math.abs(Number.parseInt(a.slice(i, i + 2), 16) - Number.parseInt(b.slice(i, i + 2), 16)) <= 2,
  );
}

/**
 * The roles of a card with two faces. The players sit opposite: cell i of the front, drawn upright, is the last but i
 * of the back.
 */
export function pairedCells(
  kind: KeyKind,
  front: readonly (string | undefined)[],
  back: readonly (string | undefined)[],
): (string | undefined)[] {
  const roles = new Map(Object.entries(kind.faces ?? {}).map(([role, shown]) => [shown.join('|'), role]));
  return front.map((shown, i) => roles.get(`${shown}|${back[back.length - 1 - i]}`));
}

/** What sets the card apart from the one that its id stands for; empty where it is that card in one of its turns. */
export function againstId(
  kind: KeyKind,
  id: string,
  start: string | undefined,
  cells: readonly (string | undefined)[],
): readonly string[] {
  let key: Key;
  try {
    key = keyFromId([kind], id);
  } catch (error) {
    if (error instanceof ProblemError) return error.problems.map(({ message }) => `Its id ${message}`);
    throw error;
  }
  const faults: string[] = [];
  if (key.start !== start)
    faults.push(`Its lamps say that "${start ?? 'nobody'}" starts, its id says "${key.start ?? 'nobody'}".`);
  let least: string[] | undefined;
  for (const swap of kind.exchange ? [false, true] : [false]) {
    for (const turn of kind.turns) {
      const source = turnCells(turn, kind.columns, kind.rows);
      const wrong = cells.flatMap((cell, i) => {
        const own = key.cells[source[i]];
        const meant = swap ? (kind.exchange?.[own] ?? own) : own;
        return cell === meant
          ? []
          : [`cell ${cellName(i, kind.columns)} shows "${cell ?? 'no role'}" and not "${meant}"`];
      });
      if (least === undefined || wrong.length < least.length) least = wrong;
    }
  }
  if (least !== undefined && least.length > 0)
    faults.push(
      `It is not the card of its id: ${least.slice(0, 3).join(', ')}${least.length > 3 ? ' …' : ''}.`,
    );
  return faults;
}
