import type { Order } from '../../bridge/order.js';
import { packOrder } from '../../worker/deck-file.js';
import type { Tools } from '../../worker/tools.js';

/** A deck as one `.deckwright` file, which the command line prints too. */
export async function pack({ name, ...order }: Order & { readonly name: string }, tools: Tools<never>) {
  const { version } = await tools.desk(order);
  const bytes = await packOrder(order, name, version);
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
}
