import { IDENTITY, type Matrix, type Rect } from '../../geometry/index.js';

/** The graphics state (ISO 32000-1, 8.4), as much of it as our pages use. */
export class GraphicsState {
  matrix: Matrix = IDENTITY;
  clip: Rect | undefined;
  fill = '#000000';
  stroke = '#000000';
  strokeWidth = 1;
  dashed = false;
  font = '';
  size = 0;
  rise = 0;
  charSpacing = 0;
  wordSpacing = 0;
  stretch = 1;
  leading = 0;
  hidden = false;

  copy(): GraphicsState {
    return Object.assign(new GraphicsState(), this);
  }
}
