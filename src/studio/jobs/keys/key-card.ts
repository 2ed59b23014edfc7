import { type ShownKeyCard, showKeyCard } from '../../../press/index.js';
import type { Order } from '../../bridge/order.js';
import { checkRecipe } from '../../worker/recipe.js';
import type { Tools } from '../../worker/tools.js';

export interface KeyCardOrder extends Order {
  readonly id: string;
}

export type KeyCardAnswer = Omit<ShownKeyCard, 'starts'> & { readonly starts?: string };

/** The key card of an id. */
export async function keyCard({ id, ...order }: KeyCardOrder, tools: Tools<never>): Promise<KeyCardAnswer> {
  const desk = await tools.desk(order);
  const { starts, ...card } = await showKeyCard(id, checkRecipe(order.recipe), desk);
  return { ...card, ...(starts ? { starts: tools.say(starts) } : {}) };
}
