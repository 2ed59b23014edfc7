import type { AgentRole } from '../../data/index.js';
import type { Point } from '../../scene/geometry/index.js';
import type { StandFace } from './measures.js';

/** A game's stand: its base as wide as the key card needs, with a side's sign on each end. */
export interface Stand extends StandFace {
  readonly base: number;
  readonly sides: readonly [AgentRole, AgentRole];
  /** The key of the line that says how the card goes in. */
  readonly foot: string;
}

type Measures = Pick<Stand, keyof StandFace | 'base'>;

/** One end of the strip, from its flap to the base: the other is the same, mirrored. */
const END = ['glue', 'floor', 'slope', 'wall'] as const;

/** The panels of the strip from end to end. */
export const STAND_PANELS = [...END, 'base', 'wall', 'slope', 'floor', 'glue'] as const;

/** The edges of the panels, in millimetres from the top of the strip. */
export function standFolds(face: Measures): readonly number[] {
  const folds = [0];
  for (const panel of STAND_PANELS) folds.push(folds[folds.length - 1] + face[panel]);
  return folds;
}

/** The length of the whole strip. */
export function standLength(face: Measures): number {
  return standFolds(face)[STAND_PANELS.length];
}

/**
 * How far the paper turns at each edge between two panels of the finished stand, in degrees. Positive hides the print
 * inside, a valley fold; negative keeps it outside, a mountain fold. Flap and floor lie in one plane.
 */
export function standTurns({ wall, floor }: Measures): readonly number[] {
  const peak = (Math.atan2(floor, wall) * 180) / Math.PI;
  const end = [0, -90 - peak, peak - 180, 90];
  return [...end, ...[...end].reverse()];
}

/**
 * The strip from the side, its print up, folded so far: 0 is flat, 1 the finished stand. Its ten edges; the middle of the
 * base is at 0, 0, and y is down.
 */
export function standProfile(face: Measures, closed: number): readonly Point[] {
  const turns = standTurns(face).slice(4);
  let at = { x: face.base / 2, y: 0 };
  let degrees = 0;
  const half = [at];
  for (const [i, panel] of [...END].reverse().entries()) {
    degrees += turns[i] * closed;
    const radians = (degrees * Math.PI) / 180;
    at = { x: at.x + face[panel] * Math.cos(radians), y: at.y - face[panel] * Math.sin(radians) };
    half.push(at);
  }
  return [...half.map(({ x, y }) => ({ x: -x, y })).reverse(), ...half];
}
