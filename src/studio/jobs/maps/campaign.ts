import { type ShownCampaign, showCampaign } from '../../../press/index.js';
import type { ToldProblem } from '../../bridge/messages.js';
import type { Order } from '../../bridge/order.js';
import { checkRecipe } from '../../worker/recipe.js';
import type { Tools } from '../../worker/tools.js';

export interface CampaignAnswer extends Omit<ShownCampaign, 'told' | 'problems'> {
  readonly told: string;
  readonly problems: readonly ToldProblem[];
}

/** The mission map of a recipe, with the odds of each city. */
export async function campaign(order: Order, tools: Tools<never>): Promise<CampaignAnswer> {
  const desk = await tools.desk(order);
  const { told, problems, ...shown } = await showCampaign(checkRecipe(order.recipe), desk);
  return { ...shown, told: tools.say(...told), problems: tools.told(problems) };
}
