import { PDFIUM } from '../worker/library.js';
import type { Tools } from '../worker/tools.js';

/** The addresses of what this worker has fetched for the deck, and of what reading its PDFs back takes beside that. */
export async function neededFiles(_: object, { project }: Tools<never>): Promise<readonly string[]> {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set([...fetched, project.addressOf(PDFIUM).href])];
}
