import * as z from 'zod';
import { lineWidth, type Measures, mm, pt, rect, share } from '../../data/index.js';
import { apart, numberBox, squareBox } from '../boxes.js';

export const pictureFaceSchema = z
  .strictObject({
    frame: rect.extend({ radius: mm, stroke: lineWidth }),
    box: rect,
    photo: rect.extend({ radius: mm }),
    caption: z.strictObject({ height: mm, rise: mm, sizePt: pt, leastPt: pt }),
    triangle: z.strictObject({ x: mm, y: mm, size: mm }),
    number: z.strictObject({ x: mm, y: mm, sizePt: pt }),
    child: z.strictObject({ x: mm, y: mm, r: mm }),
    halo: mm,
    greys: z.strictObject({
      from: z.int().min(0).max(255),
      to: z.int().min(0).max(255),
      power: z.number().positive(),
    }),
    apart: share,
  })
  .superRefine(
    apart(({ frame, box, photo, triangle, number, child }) => ({
      frame,
      grounds: { photo },
      slots: {
        box,
        triangle: { ...triangle, width: triangle.size, height: triangle.size },
        number: numberBox(number),
        child: squareBox(child.x, child.y, 2 * child.r),
      },
    })),
  );
export type PictureFace = z.infer<typeof pictureFaceSchema>;

export const pictureMeasures: Measures<PictureFace> = { name: 'picture', schema: pictureFaceSchema };
