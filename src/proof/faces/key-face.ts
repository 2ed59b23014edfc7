import { cellName, type KeyKind } from '../../keys/index.js';
import { centre, type Rect, type Turn, union } from '../../scene/geometry/index.js';
import { roleName, sentence } from '../../speech/index.js';
import { type CardFace, seenShapes } from '../cards/card-face.js';
import { areaOf } from '../cards/largest.js';
import type { ExpectedKind } from '../expectation.js';
import { type Fault, faultAt } from '../findings.js';
import { contains, type Shape } from '../pages/items.js';
import { plainText } from '../pages/plain-text.js';
import { isColour } from './colours.js';
import { gridOf, groundsOn } from './key-grid.js';
import { signOf } from './signs.js';

/** What one face of a key card shows. */
export interface KeyFaceRead {
  /** Every text that looks like an id. */
  readonly ids: readonly string[];
  /** The role of each cell, row by row as the face is read; undefined where it can't be told. */
  readonly cells: readonly (string | undefined)[];
  /** Where the cells are, in the same order. */
  readonly boxes: readonly (Rect | undefined)[];
  /** The team that starts. */
  readonly start: string | undefined;
  /** What is wrong with cells and lamps. */
  readonly faults: readonly Fault[];
}

const ID = /^[A-Z](?:-[0-9A-Z]{1,8}){2,}$/;

/** The ids on a face. */
export function idsOn({ texts }: Pick<CardFace, 'texts'>): readonly string[] {
  return [...new Set(texts.map(({ text }) => plainText(text)).filter(text => ID.test(text)))];
}

/** The kind whose letter the id has; without an id, the one whose grid the face holds. */
export function kindOf(face: CardFace, kinds: readonly ExpectedKind[]): ExpectedKind | undefined {
  const [id] = idsOn(face);
  if (id !== undefined) return kinds.find(({ kind }) => kind.letter === id[0]) ?? kinds[0];
  return kinds.find(({ kind }) => groundsOn(face, kind).length === kind.columns * kind.rows);
}

/** Reads the cells by colour and by sign, and the starting team by the lamps around them. */
export function readKeyFace(face: CardFace, expected: ExpectedKind, turn: Turn): KeyFaceRead {
  const { kind, looks } = expected;
  const faults: Fault[] = [];
  const ids = idsOn(face);
  const grounds = groundsOn(face, kind);
  const grid = gridOf(face, grounds, kind, turn);
  if (grid === undefined) {
    const { columns, rows } = kind;
    const cells = Array(columns * rows).fill(undefined);
    const fault = sentence('preflight.no-grid', { columns, rows });
    return { ids, cells, boxes: cells, start: undefined, faults: [fault] };
  }
  const inGrid = new Set(grounds);
  const others = seenShapes(face).filter(shape => !inGrid.has(shape));
  const cells = grid.map((ground, i) => {
    const cell = cellName(kind, i);
    if (ground === undefined) {
      faults.push(sentence('preflight.empty-cell', { cell }));
      return undefined;
    }
    const [byColour, bySign] = rolesOf(ground, others, looks);
    const both = byColour.filter(role => bySign.includes(role));
    if (both.length === 1) return both[0];
    const [colour, sign] = [byColour, bySign].map(roles =>
      sentence('preflight.roles', { count: roles.length, roles: roles.map(roleName) }),
    );
    faults.push(faultAt(ground.ink, sentence('preflight.unclear-cell', { cell, colour, sign })));
    return undefined;
  });
  const start = kind.teams.length === 0 ? undefined : readStart(others, expected, grounds, faults);
  return { ids, cells, boxes: grid.map(ground => ground?.ink), start, faults };
}

/** The roles that have the colour of a cell, and those that have its sign. */
function rolesOf(ground: Shape, others: readonly Shape[], looks: ExpectedKind['looks']): readonly string[][] {
  const on = others.filter(
    ({ edge, ink }) => contains(ground.ink, centre(edge)) && areaOf(ink) < 0.9 * areaOf(ground.ink),
  );
  const isVisible = on.every(({ fill, stroke }) => !isColour(fill ?? stroke, ground.fill));
  const sign = isVisible ? signOf(on) : undefined;
  const roles = Object.keys(looks);
  return [
    roles.filter(role => isColour(looks[role].ground, ground.fill)),
    roles.filter(role => looks[role].sign === sign),
  ];
}

/** The team whose colour is around the grid: at one edge for each turn in which the card may stand. */
function readStart(
  shapes: readonly Shape[],
  { kind, looks }: ExpectedKind,
  grounds: readonly Shape[],
  faults: Fault[],
): string | undefined {
  const board = grounds.map(({ ink }) => ink).reduce(union);
  const edges = new Map<string, Set<string>>();
  for (const { edge, fill, stroke } of shapes) {
    const edgeOf = edgeBeside(board, edge);
    const isIts = (team: string) =>
      isColour(fill, looks[team]?.ground) || isColour(stroke, looks[team]?.ground);
    const team = edgeOf && kind.teams.find(isIts);
    if (team) edges.set(team, (edges.get(team) ?? new Set()).add(edgeOf));
  }
  const [first, ...others] = edges;
  if (first === undefined || others.length > 0) {
    faults.push(
      sentence('preflight.lamps-unclear', { count: edges.size, teams: [...edges.keys()].map(roleName) }),
    );
    return undefined;
  }
  const [start, { size: found }] = first;
  const expected = kind.turns.length;
  if (found !== expected) faults.push(sentence('preflight.lamp-edges', { found, expected }));
  return start;
}

/** The edge of the board beyond which the middle of something lies; undefined on the board. */
function edgeBeside(board: Rect, edge: Rect): string | undefined {
  const { x, y } = centre(edge);
  if (contains(board, { x, y })) return undefined;
  if (y < board.y) return 'top';
  if (y > board.y + board.height) return 'bottom';
  return x < board.x ? 'left' : 'right';
}

/**
 * The roles of a card with two faces. The players sit opposite: cell i of the front, seen upright, is the last but i of
 * the back.
 */
export function joinedCells(
  kind: KeyKind,
  front: readonly (string | undefined)[],
  back: readonly (string | undefined)[],
): readonly (string | undefined)[] {
  const roles = new Map(Object.entries(kind.faces ?? {}).map(([role, shown]) => [shown.join('|'), role]));
  return front.map((shown, i) => roles.get(`${shown}|${back[back.length - 1 - i]}`));
}
