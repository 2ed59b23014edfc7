import type { AgentRole, StandFace } from '../../templates/index.js';

/** A game's stand: its base as wide as the key card needs, with a side's sign on each end. */
export interface Stand extends StandFace {
  readonly base: number;
  readonly sides: readonly [AgentRole, AgentRole];
  /** The key of the line that says how the card goes in. */
  readonly foot: string;
}

/** The folds of the strip, in millimetres from its top: glue, floor, slope, wall, base, and the same back again. */
export function standFolds(face: Pick<Stand, keyof StandFace | 'base'>): readonly number[] {
  const lengths = [
    face.glue,
    face.floor,
    face.slope,
    face.wall,
    face.base,
    face.wall,
    face.slope,
    face.floor,
    face.glue,
  ];
  const folds = [0];
  for (const length of lengths) folds.push(folds[folds.length - 1] + length);
  return folds;
}

/** The length of the whole strip. */
export function standLength(face: Pick<Stand, keyof StandFace | 'base'>): number {
  return standFolds(face)[9];
}
