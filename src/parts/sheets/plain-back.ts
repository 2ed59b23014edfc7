import { backSymbol } from '../../faces/index.js';
import { IDENTITY, type Size } from '../../geometry/index.js';
import { type Item, use } from '../../scene/index.js';
import type { Job } from '../job.js';

/** The back of a card that has only a pattern of `faces/backs.yaml`; nothing where the recipe leaves such backs blank. */
export function plainBack(
  { setting, templates, recipe }: Job,
  id: string,
  name: string,
  card: Size,
): readonly Item[] {
  if (recipe.backs === false) return [];
  const pattern = templates.faces.backs()[name];
  return [use(backSymbol(setting.theme, id, pattern, card, templates.sheet.bleed), IDENTITY)];
}
