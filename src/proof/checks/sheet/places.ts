import { centre, type Size } from '../../../scene/geometry/index.js';
import { lieFault } from '../../again/lie-fault.js';
import { blockOf } from '../../cards/card-face.js';
import type { SheetSide } from '../../cards/sheet.js';
import type { Expectation } from '../../expectation.js';
import type { Fault } from '../../findings.js';

/** How a page has been scaled or moved: its crop marks lie elsewhere than the cards were laid out. */
export function moveFault(
  { page, block, faces }: SheetSide,
  { sheets = [] }: Pick<Expectation, 'sheets'>,
): Fault | undefined {
  const sheet = sheets.find(sheet => sheet.page === page.number);
  // Another paper is told already.
  if (sheet === undefined || !isLarge(page.size, sheet.size) || sheet.trims.length !== faces.length)
    return undefined;
  const expected = blockOf(sheet.trims);
  const [found, meant] = [centre(block), centre(expected)];
  return lieFault({
    across: block.width / expected.width,
    down: block.height / expected.height,
    x: found.x - meant.x,
    y: found.y - meant.y,
  });
}

function isLarge(a: Size, b: Size): boolean {
  return Math.abs(a.width - b.width) < 0.1 && Math.abs(a.height - b.height) < 0.1;
}
