import { centre } from '../../../scene/geometry/index.js';
import { lieFault } from '../../again/lie-fault.js';
import { blockOf } from '../../cards/card-face.js';
import type { SheetSide } from '../../cards/sheet.js';
import type { Expectation } from '../../expectation.js';
import type { Fault } from '../../findings.js';

/** How a page has been scaled or moved: its crop marks lie elsewhere than the cards were laid out. */
export function moveFault(
  { page, block, faces }: SheetSide,
  { places = [] }: Expectation,
): Fault | undefined {
  const laid = places.filter(place => place.page === page.number);
  if (laid.length === 0 || laid.length !== faces.length) return undefined;
  const expected = blockOf(laid);
  const [found, meant] = [centre(block), centre(expected)];
  return lieFault({
    across: block.width / expected.width,
    down: block.height / expected.height,
    x: found.x - meant.x,
    y: found.y - meant.y,
  });
}
