import {
  type Expectation,
  faultsIn,
  type PreflightReport,
  preflight,
  provedFacts,
  provedTogether,
} from '../../../press/index.js';
import { throwErrors } from '../../../speech/index.js';
import type { Tools } from '../../worker/tools.js';
import type { DealtSoFar } from './deal.js';

export interface ProveKeysOrder {
  readonly pdfs: readonly { readonly blob: Blob; readonly expectation: Expectation }[];
}

/**
 * Reads the PDFs of a batch back; what that has proved, in words. The reports stay here: those of thousands of cards would
 * hold the page up. Tells the pages of the PDF that is being read. Throws a ProblemError with every fault.
 */
export async function proveKeys(
  { pdfs }: ProveKeysOrder,
  { tell, say, project, readers }: Tools<DealtSoFar>,
): Promise<readonly string[]> {
  await Promise.all([project.open(), readers()]);
  const reports: PreflightReport[] = [];
  for (const { blob, expectation } of pdfs) {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    reports.push(await preflight(bytes, expectation, { tell: (done, all) => tell({ done, all }) }));
  }
  throwErrors(faultsIn(reports));
  return provedFacts(provedTogether(reports)).map(fact => say(fact));
}
