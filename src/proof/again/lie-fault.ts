import { sentence } from '../../speech/index.js';
import type { Fault } from '../findings.js';
import type { Lie } from './lie.js';

/** What a printer's own error hides: growth in parts, shift in millimetres. */
const [GROWTH, SHIFT] = [0.0008, 0.1];

/** How a page has been scaled or moved, if a printer's own error does not hide it. */
export function lieFault({ across, down, x, y }: Lie): Fault | undefined {
  if (Math.max(Math.abs(across - 1), Math.abs(down - 1)) > GROWTH)
    return sentence('preflight.look-scaled', { across: percent(across), down: percent(down) });
  if (Math.hypot(x, y) > SHIFT)
    return sentence('preflight.look-shifted', {
      x: tenths(Math.abs(x)),
      sideways: x < 0 ? 'left' : 'right',
      y: tenths(Math.abs(y)),
      upDown: y < 0 ? 'up' : 'down',
    });
  return undefined;
}

function percent(factor: number): number {
  return Math.round(factor * 10_000) / 100;
}

export function tenths(mm: number): number {
  return Math.round(mm * 10) / 10;
}
