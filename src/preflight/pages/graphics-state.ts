import { IDENTITY, type Matrix, type Rect } from '../../geometry/index.js';

/** The graphics state (ISO 32000-1, 8.4), as much of it as our pages use. */
export class GraphicsState {
  matrix: Matrix = IDENTITY;
  clip: Rect | undefined;
  fill = '#000000';
  stroke = '#000000';
  strokeWidth = 1;
  dash: readonly number[] = [];
  font = '';
  size = 0;
  rise = 0;
  charSpacing = 0;
  wordSpacing = 0;
  stretch = 1;
  leading = 0;
  hidden = false;
  /** What is drawn is multiplied with what is under it. */
  blended = false;

  copy(): GraphicsState {
    return Object.assign(new GraphicsState(), this);
  }
}

/** What the operators that only set values set, by pdf.js's names. */
export const SETTERS: Readonly<Record<string, (args: readonly unknown[]) => Partial<GraphicsState>>> = {
  setFillRGBColor: ([fill]) => ({ fill: fill as string }),
  setStrokeRGBColor: ([stroke]) => ({ stroke: stroke as string }),
  setGState: ([entries]) => {
    const mode = (entries as readonly (readonly [string, unknown])[]).find(([name]) => name === 'BM');
    return mode === undefined ? {} : { blended: mode[1] === 'multiply' };
  },
  setLineWidth: ([width]) => ({ strokeWidth: width as number }),
  setDash: ([dash]) => ({ dash: dash as number[] }),
  setFont: ([font, size]) => ({ font: font as string, size: size as number }),
  setLeading: ([leading]) => ({ leading: -(leading as number) }),
  setTextRise: ([rise]) => ({ rise: rise as number }),
  setCharSpacing: ([spacing]) => ({ charSpacing: spacing as number }),
  setWordSpacing: ([spacing]) => ({ wordSpacing: spacing as number }),
  setHScale: ([percent]) => ({ stretch: (percent as number) / 100 }),
  setTextRenderingMode: ([mode]) => ({ hidden: mode === 3 }),
};
