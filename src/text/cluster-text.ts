import { isIgnorable } from '../fonts/index.js';

/** Lam-alef ligatures get one character in a PDF: readers would put two in the wrong order. */
const LAM_ALEF: Readonly<Record<number, number>> = { 1570: 0xfef5, 1571: 0xfef7, 1573: 0xfef9, 1575: 0xfefb };

/** The code points that copying a cluster from a PDF should give. */
export function clusterText(cluster: string): readonly number[] {
  const codePoints = [...cluster].map(c => c.codePointAt(0) as number).filter(code => !isIgnorable(code));
  if (codePoints.length === 2 && codePoints[0] === 0x644) {
    const ligature = LAM_ALEF[codePoints[1]];
    if (ligature !== undefined) return [ligature];
  }
  return codePoints;
}
