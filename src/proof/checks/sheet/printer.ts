import { flipName, sentence } from '../../../speech/index.js';
import type { Flip } from '../../expectation.js';
import type { Findings } from '../../findings.js';
import type { OpenPdf } from '../../pdfium/open-pdf.js';

/** The flip that the file asks the printer for; undefined where it asks for one-sided printing. */
export function flipOf({ preferences }: OpenPdf): Flip | undefined {
  return preferences.duplex === 'none' ? undefined : preferences.duplex;
}

/** The file asks for the flip that the deck was made for. */
export function checkFlip(found: Flip | 'none', expected: Flip | 'none', findings: Findings): void {
  findings.count('flip');
  if (found !== expected)
    findings.fault(
      'flip',
      sentence('preflight.flip', {
        found: flipName(found),
        expected: flipName(expected),
        flip: expected.replace('-edge', ''),
      }),
    );
}

/** The file asks printers not to scale its pages. */
export function checkScaling({ preferences }: OpenPdf, findings: Findings): void {
  if (preferences.scaling) findings.fault('page size', sentence('preflight.scaling'));
}
