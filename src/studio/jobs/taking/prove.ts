import { faultsIn, type PreflightReport, provedFacts, provedTogether } from '../../../press/index.js';
import { throwErrors } from '../../../speech/index.js';
import type { Tools } from '../../worker/tools.js';

/** What reading all PDFs of a deck back has proved. Throws a ProblemError with every fault. */
export async function prove(
  { reports }: { readonly reports: readonly PreflightReport[] },
  { say, project }: Tools<never>,
): Promise<readonly string[]> {
  throwErrors(faultsIn(reports));
  await project.open();
  return provedFacts(provedTogether(reports)).map(fact => say(fact));
}
