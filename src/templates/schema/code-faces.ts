import * as z from 'zod';
import { apart, lineSlot, numberSlot, squareSlot } from './slots.js';
import { foldLines, mm, rect } from './units.js';

/** The faces of the code game, in `templates/faces/`. */

export const codeFaceSchema = z
  .strictObject({
    frame: rect.extend({ stroke: mm }),
    tab: mm,
    hole: z.strictObject({ x: mm, y: mm, r: mm }),
    sign: z.strictObject({ x: mm, y: mm, size: mm }),
    name: z.strictObject({ x: mm, y: mm, width: mm, sizePt: mm }),
    rule: z.strictObject({ x1: mm, x2: mm, y: mm, stroke: mm }),
    digit: rect.extend({ radius: mm, pitch: mm, size: mm }),
    caption: z.strictObject({ y: mm, width: mm, sizePt: mm }),
  })
  .superRefine(
    apart(({ frame, sign, name, rule, digit, caption }) => ({
      frame,
      grounds: { rule: { x: rule.x1, y: rule.y, width: rule.x2 - rule.x1, height: 0 } },
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
  line: z.strictObject({ least: mm, most: mm, stroke: mm, strong: mm }),
  head: z.strictObject({
    height: mm,
    sign: mm,
    titlePt: mm,
    baseline: mm,
    rule: mm,
    end: mm,
    fieldPt: mm,
    field: mm,
  }),
  tokens: z.strictObject({ size: mm, radius: mm, stroke: mm, art: mm, box: mm, gap: mm, apart: mm }),
  rounds: z.strictObject({
    columnGap: mm,
    head: mm,
    headPt: mm,
    number: mm,
    numberPt: mm,
    guess: mm,
    code: mm,
  }),
  boxes: z.strictObject({
    above: mm,
    hint: mm,
    hintPt: mm,
    gap: mm,
    head: mm,
    chip: mm,
    numberPt: mm,
    captionPt: mm,
  }),
});
export type NotesFace = z.infer<typeof notesFaceSchema>;

export const screenFaceSchema = z.strictObject({
  front: z.strictObject({ height: mm }),
  wing: z.strictObject({ least: mm, most: mm, end: mm }),
  pocket: z.strictObject({ play: mm, out: mm }),
  ear: z.strictObject({ width: mm, bevel: mm }),
  window: z.strictObject({ x: mm, y: mm }),
  number: z.strictObject({ r: mm, sizePt: mm }),
  outside: z.strictObject({
    inset: mm,
    label: z.strictObject({ width: mm, height: mm, radius: mm }),
    sign: z.strictObject({ y: mm, size: mm }),
    name: z.strictObject({ y: mm, sizePt: mm }),
    stamp: z.strictObject({ x: mm, y: mm, sizePt: mm, pad: mm, stroke: mm, tilt: z.number() }),
    wing: z.strictObject({ size: mm }),
  }),
  lines: foldLines,
  steps: z.strictObject({ gap: mm, titlePt: mm, largest: mm, smallest: mm, indent: mm, picture: mm }),
  legend: z.strictObject({ sample: mm, gap: mm, textPt: mm, apart: mm }),
});
export type ScreenFace = z.infer<typeof screenFaceSchema>;
