import * as z from 'zod';
import { foldLines, lineWidth, type Measures, mm, pt, signSize } from '../../data/index.js';
import { atLeast } from '../boxes.js';

export const screenFaceSchema = z
  .strictObject({
    // Shorter, its folds could not be told from samples of lines, nor longer samples from folds.
    front: z.strictObject({ height: mm.min(35) }),
    wing: z.strictObject({ least: mm, most: mm, end: mm }),
    pocket: z.strictObject({ play: mm, out: mm }),
    ear: z.strictObject({ width: mm, bevel: mm }),
    window: z.strictObject({ x: mm, y: mm }),
    number: z.strictObject({ r: mm, sizePt: pt }),
    outside: z.strictObject({
      inset: mm,
      label: z.strictObject({ width: mm, height: mm, radius: mm }),
      sign: z.strictObject({ y: mm, size: signSize }),
      name: z.strictObject({ y: mm, sizePt: pt }),
      stamp: z.strictObject({ x: mm, y: mm, sizePt: pt, pad: mm, stroke: lineWidth, tilt: z.number() }),
      wing: z.strictObject({ size: mm }),
    }),
    lines: foldLines,
    steps: z.strictObject({ gap: mm, titlePt: pt, largest: mm, smallest: mm, indent: mm, picture: mm }),
    legend: z.strictObject({ sample: mm.max(25), gap: mm, textPt: pt, apart: mm }),
  })
  .refine(({ window, pocket }) => window.x >= pocket.play, {
    path: ['window', 'x'],
    error: 'templates.window-play',
  })
  .superRefine(atLeast({ 'wing.most': 'wing.least', 'steps.largest': 'steps.smallest' }));
export type ScreenFace = z.infer<typeof screenFaceSchema>;

export const screenMeasures: Measures<ScreenFace> = { name: 'screen', schema: screenFaceSchema };
