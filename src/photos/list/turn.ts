import type { Turn } from '../../geometry/index.js';

const TURNS: readonly Turn[] = [0, 90, 180, 270];

/** `90` or `90°`: how far a picture is turned clockwise, in whole quarters. Undefined for anything else. */
export function turnIn(cell: string): Turn | undefined {
  const [, digits] = /^(\d+)\s*°?$/.exec(cell.trim()) ?? [];
  return TURNS.find(turn => `${turn}` === digits);
}
