import type { Order } from '../../bridge/order.js';
import type { Tools } from '../../worker/tools.js';

/** Loads what the maker needs for an order; without one, what reading PDFs back needs. */
export async function warm(
  { order }: { readonly order?: Order },
  { project, desk, readers }: Tools<never>,
): Promise<void> {
  if (order) await desk(order);
  else await Promise.all([project.open(), readers()]);
}
