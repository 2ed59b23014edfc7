import type { Recipe } from '../../data/index.js';
import { type Desk, keyPiece, openJob } from '../../parts/index.js';
import { renderSvg } from '../../render/index.js';
import type { Sentence } from '../../speech/index.js';
import { findKey } from '../keys/find.js';
import { tellStart } from '../telling/keys.js';

/** A key card as a screen shows it. */
export interface ShownKeyCard {
  /** As it is printed, however it was typed. */
  readonly id: string;
  readonly kind: string;
  /** The starting team, if the card has one. */
  readonly start?: string;
  /** One for each player who has a face of the card: two for a two-faced card. */
  readonly faces: readonly { readonly svg: string; readonly width: number; readonly height: number }[];
  /** How the card may lie, in degrees clockwise. */
  readonly turns: readonly number[];
  /** Who starts, if a team does. */
  readonly starts?: Sentence;
}

/** The card of a typed id, in the theme and language of a recipe. Throws a ProblemError that says what is wrong with it. */
export async function showKeyCard(typed: string, recipe: Recipe, desk: Desk): Promise<ShownKeyCard> {
  const { id, key, template } = findKey(typed, desk);
  const { kind, size } = template;
  const job = await openJob(recipe, desk);
  const { front, back } = keyPiece(job, template, key);
  const { width, height } = size;
  const faces = kind.faces ? [front, back] : [front];
  return {
    id,
    kind: kind.id,
    ...(key.start === undefined ? {} : { start: key.start }),
    faces: faces.map(items => ({
      svg: renderSvg({ width, height }, items, job.setting.shaper.book),
      width,
      height,
    })),
    turns: kind.turns,
    ...(key.start === undefined ? {} : { starts: tellStart(key.start) }),
  };
}
