import type { AgentRole } from '../../data/index.js';
import type { Point, Size } from '../../scene/geometry/index.js';
import type { Item } from '../../scene/index.js';
import type { Setting } from '../../text/typesetting/index.js';
import { roleColours } from '../elements/signs.js';
import { dot, type Folding, foldScreen, type Point3 } from './fold.js';
import type { PanelName, ScreenPlan } from './plan.js';
import { outlineOf } from './template.js';

/** How far away panels are, the farthest first, for someone on the team's side. */
const ORDER = ['front', 'leftWing', 'rightWing', 'card', 'leftEar', 'rightEar', 'pocket'] as const;

/**
 * The screen folded so far, seen by the team from a little above, fitted into `room` about the origin; the same folding as
 * that of the paper. With a card in its pocket, if it has one.
 */
export function screenPicture(
  setting: Pick<Setting, 'theme'>,
  plan: ScreenPlan,
  team: AgentRole,
  folding: Folding,
  card: Size | undefined,
  room: Size,
): readonly Item[] {
  const { theme } = setting;
  const { colours } = theme;
  const places = foldScreen(plan, folding);
  const seen = (name: PanelName, points: readonly Point[]) => points.map(point => view(places[name](point)));
  const corners = (Object.keys(plan.panels) as PanelName[]).flatMap(name =>
    seen(name, plan.panels[name].corners),
  );
  const toRoom = fitting(corners, room);
  const line = { stroke: colours.ink, strokeWidth: 0.3, join: 'round' } as const;
  const path = (outlines: readonly (readonly Point[])[], fill: string): Item => {
    const d = outlines.map(outline => outlineOf(outline.map(toRoom))).join(' ');
    return { kind: 'path', d, evenOdd: true, fill, ...line };
  };
  return ORDER.flatMap((name): readonly Item[] => {
    if (name === 'card') return card === undefined ? [] : cardItems(setting, plan, card, toRoom);
    const outline = seen(name, plan.panels[name].corners);
    const isPrinted = turnsRight(outline) === turnsRight(plan.panels[name].corners);
    const isEar = name === 'leftEar' || name === 'rightEar';
    // Glue goes on the backs of the ears.
    const fill = isEar ? colours.hairline : isPrinted ? roleColours(theme, team).tint : colours.paper;
    const holes = name === 'pocket' ? plan.windows.map(window => seen(name, cornersOf(window))) : [];
    return [path([outline, ...holes], fill)];
  });
}

/** The card against the front, with a bar for each word. */
function cardItems(
  { theme: { colours } }: Pick<Setting, 'theme'>,
  { windows }: ScreenPlan,
  { width, height }: Size,
  toRoom: (point: Point) => Point,
): readonly Item[] {
  // Its sheet is just in front of that of the screen's front.
  const flat = (x: number, y: number) => toRoom(view({ x, y, z: -0.5 }));
  const quad = (x: number, y: number, w: number, h: number) =>
    outlineOf([flat(x, y), flat(x + w, y), flat(x + w, y + h), flat(x, y + h)]);
  return [
    {
      kind: 'path',
      d: quad(-width / 2, -height, width, height),
      fill: colours.paper,
      stroke: colours.quiet,
      strokeWidth: 0.25,
    },
    ...windows.map((window): Item => {
      const [w, h] = [window.width * 0.5, window.height * 0.36];
      const x = window.x + (window.width - w) / 2;
      return { kind: 'path', d: quad(x, -window.y - (window.height + h) / 2, w, h), fill: colours.ink };
    }),
  ];
}

/** Where the team sees a point: from the side of the pocket, 32 degrees above the table, 16 to one side. */
function view(point: Point3): Point {
  const [e, a] = [32, 16].map(degrees => (degrees * Math.PI) / 180);
  const right = { x: -Math.cos(a), y: 0, z: -Math.sin(a) };
  const down = { x: Math.sin(e) * Math.sin(a), y: Math.cos(e), z: -Math.sin(e) * Math.cos(a) };
  return { x: dot(point, right), y: dot(point, down) };
}

/** Scales and moves what is seen into a room about the origin. */
function fitting(points: readonly Point[], room: Size): (point: Point) => Point {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(room.width / (right - left), room.height / (bottom - top));
  return ({ x, y }) => ({ x: (x - (left + right) / 2) * scale, y: (y - (top + bottom) / 2) * scale });
}

function turnsRight([a, b, c]: readonly Point[]): boolean {
  return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > 0;
}

function cornersOf({
  x,
  y,
  width,
  height,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
}): readonly Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}
