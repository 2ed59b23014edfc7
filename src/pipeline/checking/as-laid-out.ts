import { changesSince, findManifest, sha256 } from '../../manifest/index.js';
import { boxOf, type Job, type LaidPart, openJob } from '../../parts/index.js';
import type { ExpectedPages } from '../../preflight/index.js';
import { layOutPart, preparePart } from '../box.js';
import type { FinishedFile } from '../expectation.js';
import { batchAgain } from './batch-again.js';
import { expectedPages, type OpenDesk } from './expected-pages.js';

/** What the pages of a part look like. */
export function pagesOf({ setting, recipe }: Job, { laid: { sheets, cards } }: LaidPart): ExpectedPages {
  return expectedPages(setting, sheets, new Set(cards.map(({ id }) => id)), recipe.manualDuplex);
}

/**
 * The same for a finished PDF, laid out again from its manifest; of a batch, some of its pages. Undefined where that can't
 * be: there is no manifest, or it is of another version, or of files that have changed. Throws a ProblemError where the recipe can't be laid out, as
 * when a file of one's own is missing.
 */
export async function pagesAgain(
  { name, bytes, manifests, own }: FinishedFile,
  openDesk: OpenDesk,
): Promise<ExpectedPages | undefined> {
  const found = findManifest({ name, sha256: await sha256(bytes) }, manifests);
  if (found?.manifest.kind === 'batch')
    return batchAgain({ name, ...(own ? { own } : {}) }, found.manifest, openDesk);
  if (found === undefined) return undefined;
  const { recipe, parts } = found.manifest;
  const desk = await openDesk(recipe);
  const recorded = parts.find(({ file }) => file === name);
  const part = boxOf(recipe.game, desk.project).find(each => each.name === recorded?.part);
  if (part === undefined) return undefined;
  const job = await openJob(recipe, { ...desk, own: own ?? desk.own });
  const prepared = await preparePart(job, part);
  const { source, sources = [] } = prepared.prepared;
  const read = [...(source ? [source] : []), ...sources].map(each => ({ part: part.name, ...each }));
  const changes = await changesSince(found.manifest, desk.version, read);
  return changes.length > 0 ? undefined : pagesOf(job, await layOutPart(job, prepared));
}
