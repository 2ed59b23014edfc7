import { type MapOrder, makeMap, tellRise } from '../../../press/index.js';
import type { ToldProblem } from '../../bridge/messages.js';
import type { Order } from '../../bridge/order.js';
import type { Tools } from '../../worker/tools.js';

export interface MakeMapOrder extends Order {
  /** Which of the files has the places. */
  readonly places: string;
  readonly wishes: MapOrder;
}

export interface MadeFromPlaces {
  /** The campaign. */
  readonly yaml: string;
  readonly cities: number;
  /** How it gets harder. */
  readonly told: string;
  readonly problems: readonly ToldProblem[];
}

/** A campaign from a list of places, the same as `deckwright map make` makes. */
export async function mapFromPlaces(
  { places, wishes, ...order }: MakeMapOrder,
  tools: Tools<never>,
): Promise<MadeFromPlaces> {
  const { yaml, cities, rise, problems } = makeMap(places, wishes, await tools.desk(order));
  return { yaml, cities: cities.length, told: tools.say(tellRise(rise)), problems: tools.told(problems) };
}
