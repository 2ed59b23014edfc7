import type { IconSpot, OperatorName, SpotName } from '../data/index.js';
import type { Point } from '../scene/geometry/index.js';

/** How a guest is put on a host. */
export interface Operator {
  /** The spots of the host that it uses, each with the guest's spot that goes there. */
  readonly spots: Partial<Record<SpotName, SpotName>>;
  /** How large the guest is drawn, from the two spots. */
  readonly size: (on: IconSpot, spot: IconSpot) => number;
  /** Outside it the guest is not drawn. Path data in the host's box, about the spot. */
  readonly clip?: (on: IconSpot) => readonly Point[];
  /** One flat tone, without a halo. */
  readonly flat?: boolean;
  /** Always behind the host. */
  readonly behind?: boolean;
  /** Drawn many times over the spot. */
  readonly repeated?: boolean;
  /** Each of the two shows one half. */
  readonly halves?: boolean;
}

const byWidth =
  (share: number) =>
  (on: IconSpot, spot: IconSpot): number =>
    (share * on.width) / spot.width;
const fixed = (size: number) => () => size;
const contained =
  (share: number) =>
  (on: IconSpot, spot: IconSpot): number =>
    share * Math.min(on.width / spot.width, on.height / spot.height);

/** specs: what each needs to know of its icons is in docs/pictures.md. */
export const operators: Readonly<Record<OperatorName, Operator>> = {
  wear: { spots: { head: 'head', eyes: 'eyes', neck: 'neck' }, size: byWidth(1) },
  hold: { spots: { hand: 'grip', mouth: 'grip' }, size: fixed(0.5) },
  inside: { spots: { room: 'round' }, size: contained(0.8), clip: ellipse },
  climb: { spots: { opening: 'waist' }, size: byWidth(0.8), clip: above },
  overflow: { spots: { opening: 'waist' }, size: byWidth(1.2), clip: above },
  replace: { spots: { round: 'round', long: 'long' }, size: covering },
  half: { spots: { axis: 'axis' }, size: byWidth(1), halves: true },
  hole: { spots: { body: 'round' }, size: contained(0.85), flat: true },
  perch: { spots: { top: 'foot' }, size: fixed(0.45) },
  lost: { spots: { ground: 'foot' }, size: byWidth(0.7) },
  pattern: { spots: { body: 'round' }, size: contained(0.3), repeated: true },
  shadow: { spots: { foot: 'foot' }, size: fixed(1.4), flat: true, behind: true },
};

/** Round parts by the smaller side, long ones by the length. */
function covering(on: IconSpot, spot: IconSpot): number {
  if (on.height === 0 || spot.height === 0) return on.width / spot.width;
  return Math.min(on.width / spot.width, on.height / spot.height);
}

const CORNERS = 32;

function ellipse({ x, y, width, height, turn }: IconSpot): readonly Point[] {
  return arc({ x, y, width, height, turn }, 0, 360);
}

/** Everything above the front edge of a rim. */
function above(on: IconSpot): readonly Point[] {
  const far = 64;
  const front = arc(on, 0, 180);
  const { x, y, width, turn } = on;
  const corner = (dx: number, dy: number) => turned({ x: x + dx, y: y + dy }, on, turn);
  return [
    corner(far, 0),
    corner(width / 2, 0),
    ...front,
    corner(-width / 2, 0),
    corner(-far, 0),
    corner(-far, -far),
    corner(far, -far),
  ];
}

/** Points of an ellipse, clockwise from its right end. */
function arc({ x, y, width, height, turn }: IconSpot, from: number, to: number): readonly Point[] {
  return Array.from({ length: CORNERS + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / CORNERS) * Math.PI) / 180;
    const point = { x: x + (width / 2) * Math.cos(angle), y: y + (height / 2) * Math.sin(angle) };
    return turned(point, { x, y }, turn);
  });
}

function turned({ x, y }: Point, about: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [x - about.x, y - about.y];
  return { x: about.x + dx * cos - dy * sin, y: about.y + dx * sin + dy * cos };
}
