import type { Point } from '../../geometry/index.js';

const WORDS: Readonly<Record<string, Partial<Point>>> = {
  left: { x: 0 },
  right: { x: 1 },
  top: { y: 0 },
  bottom: { y: 1 },
  centre: {},
  center: {},
};

/** `30% 20%`, from the left and from the top, or words such as `top left`; in shares. Undefined for anything else. */
export function focusIn(cell: string): Point | undefined {
  const parts = cell
    .trim()
    .toLowerCase()
    .split(/[\s,;/]+/);
  const shares = parts.map(part =>
    /^\d+(\.\d+)?%?$/.test(part) ? Number.parseFloat(part) / 100 : Number.NaN,
  );
  if (shares.length === 2 && shares.every(share => share <= 1)) return { x: shares[0], y: shares[1] };
  if (parts.length > 2 || parts.some(part => !(part in WORDS))) return undefined;
  return Object.assign({ x: 0.5, y: 0.5 }, ...parts.map(part => WORDS[part]));
}
