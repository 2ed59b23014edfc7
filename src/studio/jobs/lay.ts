import { Preview, type PreviewPart } from '../../press/index.js';
import type { ToldProblem } from '../bridge/messages.js';
import type { Order } from '../bridge/order.js';
import { checkRecipe } from '../worker/recipe.js';
import type { Tools } from '../worker/tools.js';

export interface LayOrder extends Order {
  /** The part that is wanted first. */
  readonly first?: string;
}

export type ShownPart = Omit<PreviewPart, 'problems'> & { readonly problems: readonly ToldProblem[] };

let preview: Preview | undefined;

/** The preview of this worker; `page` draws from it. */
export function openedPreview(): Preview | undefined {
  return preview;
}

/** Lays out the box. Each part is told as soon as it can be shown. */
export async function lay({ first, ...order }: LayOrder, tools: Tools<ShownPart>) {
  const { own, ...desk } = await tools.desk(order);
  // What an older question waited for may have come after the answer to a newer one.
  if (await tools.stopped()) return { parts: [], problems: [], whole: false };
  preview ??= new Preview(desk);
  const { problems, ...box } = await preview.lay(checkRecipe(order.recipe), own, {
    ...(first === undefined ? {} : { first }),
    shown: part => tools.tell({ ...part, problems: tools.told(part.problems) }),
    stop: tools.stopped,
  });
  return { ...box, problems: tools.told(problems) };
}
