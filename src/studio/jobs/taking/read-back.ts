import { type PreflightReport, preflight } from '../../../press/index.js';
import type { Tools } from '../../worker/tools.js';
import type { PdfExpectation } from './make.js';

/** Reads a finished PDF. Throws a ProblemError where it can't be opened. */
export async function readBack(
  { pdf, expectation }: { readonly pdf: Blob; readonly expectation: PdfExpectation },
  { readers }: Tools<never>,
): Promise<PreflightReport> {
  await readers();
  return preflight(new Uint8Array(await pdf.arrayBuffer()), expectation);
}
