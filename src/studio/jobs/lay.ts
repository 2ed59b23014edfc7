import { Preview, type PreviewPart } from '../../press/index.js';
import type { ToldProblem } from '../bridge/messages.js';
import type { Order } from '../bridge/order.js';
import { checkRecipe } from '../worker/recipe.js';
import type { Tools } from '../worker/tools.js';

export interface LayOrder extends Order {
  /** The part that is wanted first. */
  readonly first?: string;
  /** Whether its first page is wanted with it: nothing lies on the desk yet. */
  readonly cover: boolean;
}

/** A part that is laid out, and its first page as an SVG if that was wanted. */
export interface LaidPart {
  readonly part: ShownPart;
  readonly cover?: string;
}

export type ShownPart = Omit<PreviewPart, 'problems'> & { readonly problems: readonly ToldProblem[] };

let preview: Preview | undefined;

/** The preview of this worker; `page` draws from it. */
export function openedPreview(): Preview | undefined {
  return preview;
}

/** Lays out the box. Each part is told as soon as it can be shown. */
export async function lay({ first, cover, ...order }: LayOrder, tools: Tools<LaidPart>) {
  const { own, ...desk } = await tools.desk(order);
  // What an older question waited for may have come after the answer to a newer one.
  if (await tools.stopped()) return { parts: [], problems: [], whole: false };
  preview ??= new Preview(desk);
  const pages = preview;
  let isCovered = !cover;
  const coverOf = (part: string) => {
    if (isCovered) return {};
    isCovered = true;
    const svg = pages.page({ part, sheet: 0, side: 0 });
    return svg === undefined ? {} : { cover: svg };
  };
  const { problems, ...box } = await preview.lay(checkRecipe(order.recipe), own, {
    ...(first === undefined ? {} : { first }),
    shown: part =>
      tools.tell({ part: { ...part, problems: tools.told(part.problems) }, ...coverOf(part.name) }),
    stop: tools.stopped,
  });
  // Should the connection go, this worker can still make the files.
  await import('./later.js').catch(() => {});
  return { ...box, problems: tools.told(problems) };
}
