import { MOST_ZOOM } from '../making/cut.js';

/** `150%`, or `1.5` for the same: how much closer than the largest cut, up to 8 times. Undefined for anything else. */
export function zoomIn(cell: string): number | undefined {
  const [, digits, sign] = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(cell.trim()) ?? [];
  if (digits === undefined) return undefined;
  const zoom = sign === '%' || Number(digits) >= 100 ? Number(digits) / 100 : Number(digits);
  return zoom >= 1 && zoom <= MOST_ZOOM ? zoom : undefined;
}
