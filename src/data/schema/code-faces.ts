import * as z from 'zod';
import { apart, lineSlot, numberSlot, squareSlot } from './slots.js';
import { foldLines, lineWidth, mm, pt, rect, signSize } from './units.js';

/** The faces of the code game, in `templates/faces/`. */

export const codeFaceSchema = z
  .strictObject({
    frame: rect.extend({ stroke: lineWidth }),
    tab: mm,
    hole: z.strictObject({ x: mm, y: mm, r: mm }),
    sign: z.strictObject({ x: mm, y: mm, size: signSize }),
    name: z.strictObject({ x: mm, y: mm, width: signSize, sizePt: pt }),
    rule: z.strictObject({ x1: mm, x2: mm, y: mm, stroke: lineWidth }),
    digit: rect.extend({ radius: mm, pitch: mm, size: mm }),
    caption: z.strictObject({ y: mm, width: signSize, sizePt: pt }),
  })
  .superRefine(
    apart(({ frame, hole, sign, name, rule, digit, caption }) => ({
      frame,
      grounds: {
        hole: squareSlot(hole.x, hole.y, 2 * hole.r),
        rule: { x: rule.x1, y: rule.y, width: rule.x2 - rule.x1, height: 0 },
      },
      slots: {
        sign: squareSlot(sign.x, sign.y, sign.size),
        name: { ...numberSlot(name), width: name.width },
        digit: { ...digit, width: 2 * digit.pitch + digit.width },
        caption: lineSlot(
          digit.x + digit.pitch + digit.width / 2,
          caption.y,
          2 * digit.pitch + caption.width,
          caption.sizePt,
        ),
      },
    })),
  );
export type CodeFace = z.infer<typeof codeFaceSchema>;

export const notesFaceSchema = z.strictObject({
  side: mm,
  line: z.strictObject({ least: mm.min(4), most: mm.min(4), stroke: lineWidth, strong: lineWidth }),
  head: z.strictObject({
    height: mm,
    sign: signSize,
    titlePt: pt,
    baseline: mm,
    rule: mm,
    end: mm,
    fieldPt: pt,
    field: mm,
  }),
  tokens: z.strictObject({ size: mm, radius: mm, stroke: lineWidth, art: mm, box: mm, gap: mm, apart: mm }),
  rounds: z.strictObject({
    columnGap: mm,
    head: mm,
    headPt: pt,
    number: mm,
    numberPt: pt,
    guess: mm,
    code: mm,
  }),
  boxes: z.strictObject({
    above: mm,
    hint: mm,
    hintPt: pt,
    gap: mm,
    head: mm,
    chip: mm,
    numberPt: pt,
    captionPt: pt,
  }),
});
export type NotesFace = z.infer<typeof notesFaceSchema>;

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
  });
export type ScreenFace = z.infer<typeof screenFaceSchema>;
