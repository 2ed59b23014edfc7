import type { Templates } from '../data/index.js';
import type { Claim } from '../proof/index.js';
import { IDENTITY, type Size } from '../scene/geometry/index.js';
import { type Item, type SceneSymbol, use } from '../scene/index.js';
import { backSymbol } from '../sheets/index.js';
import type { Job } from './job.js';
import { drawnSlots } from './slots.js';

/** The back of a card that has only a pattern of `faces/backs.yaml`; nothing where the recipe leaves such backs blank. */
export function plainBack(
  { templates, recipe }: Pick<Job, 'templates' | 'recipe'>,
  id: string,
  name: string,
  card: Size,
): readonly Item[] {
  return recipe.backs === false ? [] : [use(patternOf(templates, id, name, card), IDENTITY)];
}

/** What is on a back with a pattern, in millimetres of the card: each piece of it, in the bleed as well. */
export function patternSlots(templates: Templates, name: string, card: Size): readonly Claim[] {
  return drawnSlots('pattern', [use(patternOf(templates, name, name, card), IDENTITY)]);
}

function patternOf({ theme, backs, sheet }: Templates, id: string, name: string, card: Size): SceneSymbol {
  return backSymbol(theme, id, backs()[name], card, sheet.bleed);
}
