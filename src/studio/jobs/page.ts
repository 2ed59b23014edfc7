import { type PageName, sha256 } from '../../press/index.js';
import { openedPreview } from './lay.js';

export interface PageAnswer {
  /** Undefined if the page has not changed since it was last asked for, or is gone. */
  readonly svg?: string;
}

/** The digests of the pages that were sent: they themselves, with photographs in them, would take a lot of memory. */
const sent = new Map<string, string>();

/** A page as an SVG. `again` asks for it even if it has not changed. */
export async function page({ again, ...name }: PageName & { readonly again: boolean }): Promise<PageAnswer> {
  const svg = openedPreview()?.page(name);
  if (svg === undefined) return {};
  const key = JSON.stringify(name);
  const digest = await sha256(new TextEncoder().encode(svg));
  const same = sent.get(key) === digest;
  sent.set(key, digest);
  return same && !again ? {} : { svg };
}
