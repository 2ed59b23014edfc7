import * as z from 'zod';
import { apart, lineSlot, numberSlot, squareSlot } from './slots.js';
import { COLOURS } from './theme.js';
import { count, foldLines, mm, rect } from './units.js';

const share = z.number().min(0).max(1);

/** What the files of `templates/faces/` hold: where things stand on a face, and how large they are. */

export const wordFaceSchema = z
  .strictObject({
    frame: rect.extend({ stroke: mm }),
    tab: mm,
    hole: z.strictObject({ x: mm, y: mm, r: mm }),
    label: rect.extend({ radius: mm }),
    word: rect,
    lines: z.strictObject({
      y: mm,
      height: mm,
      gain: z.number().min(1),
      leading: z.number().positive(),
      gap: share,
    }),
    rule: z.strictObject({ x1: mm, x2: mm, y: mm, stroke: mm }),
    reverse: rect,
    number: z.strictObject({ x: mm, y: mm, sizePt: mm }),
    reading: z.strictObject({ x: mm, y: mm, sizePt: mm }),
    child: z.strictObject({ x: mm, y: mm, r: mm }),
    dots: z.strictObject({ x: mm, y: mm, r: mm, gap: mm }),
  })
  .superRefine(
    apart(({ frame, label, word, rule, reverse, number, reading, child, dots }) => ({
      frame,
      grounds: { label, rule: { x: rule.x1, y: rule.y, width: rule.x2 - rule.x1, height: 0 } },
      slots: {
        word,
        reverse,
        number: numberSlot(number),
        reading: lineSlot(frame.x + frame.width / 2, reading.y, word.width, reading.sizePt),
        child: squareSlot(child.x, child.y, 2 * child.r),
        dots: {
          x: dots.x - dots.gap - dots.r,
          y: dots.y - dots.r,
          width: dots.gap + 2 * dots.r,
          height: 2 * dots.r,
        },
      },
    })),
  );
export type WordFace = z.infer<typeof wordFaceSchema>;

export const keywordFaceSchema = z
  .strictObject({
    frame: rect.extend({ stroke: mm }),
    tab: mm,
    hole: z.strictObject({ x: mm, y: mm, r: mm }),
    field: rect.extend({ radius: mm, pitch: mm }),
    padding: z.strictObject({ x: mm, y: mm }),
    number: z.strictObject({ x: mm, r: mm, sizePt: mm }),
    card: z.strictObject({ x: mm, y: mm, sizePt: mm }),
    child: z.strictObject({ x: mm, r: mm }),
  })
  .superRefine(
    apart(({ frame, field, number, card, child }) => {
      // Four fields, one below the other.
      const column = { y: field.y, height: 3 * field.pitch + field.height };
      return {
        frame,
        slots: {
          field: { ...field, ...column },
          number: { ...column, x: number.x - number.r, width: 2 * number.r },
          card: numberSlot(card),
          child: { ...column, x: child.x - child.r, width: 2 * child.r },
        },
      };
    }),
  );
export type KeywordFace = z.infer<typeof keywordFaceSchema>;

/** The least and the most. */
const shares = z.tuple([share, share]);

export const scrambleSchema = z.strictObject({
  // Counted from faint to bold, as --scramble and the test strip say.
  strengths: z
    .array(share)
    .length(9)
    .refine(
      strengths => strengths.every((strength, i) => i === 0 || strength > strengths[i - 1]),
      'templates.strengths',
    ),
  size: shares,
  lean: z.number().min(0).max(90),
  lightness: z.array(z.number().min(60).max(97)).min(2),
  hues: count,
  yellow: shares,
  tries: count,
  over: share,
  patterns: count,
  spare: z.strictObject({ width: mm, height: mm }),
});
export type Scramble = z.infer<typeof scrambleSchema>;

export const stripFaceSchema = z.strictObject({
  head: z.strictObject({ title: mm, rule: mm, end: mm, titlePt: mm }),
  steps: z.strictObject({ y: mm, sizePt: mm, apart: mm }),
  rows: z.strictObject({
    below: mm,
    pitch: mm,
    field: mm,
    tick: z.tuple([mm, mm]),
    box: mm,
    caption: mm,
    captionPt: mm,
  }),
});
export type StripFace = z.infer<typeof stripFaceSchema>;

export const keyFaceSchema = z.strictObject({
  grid: z.strictObject({ margin: mm, gap: mm, radius: mm, sign: z.number().min(0.1).max(0.8), least: mm }),
  panel: z.strictObject({ inset: mm, radius: mm, stroke: mm }),
  lamp: z.strictObject({ length: mm, width: mm, stroke: mm }),
  arrow: z.strictObject({ length: mm, height: mm }),
  id: z.strictObject({ x: mm, y: mm, sizePt: mm }),
});
export type KeyFace = z.infer<typeof keyFaceSchema>;

const agentFaceSchema = z
  .strictObject({
    panel: rect.extend({ radius: mm }),
    band: z.strictObject({ at: z.enum(['side', 'foot']), size: mm }),
    symbol: z.strictObject({ x: mm, y: mm, size: mm }),
    name: z.strictObject({ x: mm, y: mm, sizePt: mm, width: mm }),
    letter: z.strictObject({ x: mm, y: mm, size: mm }),
    corner: z.strictObject({ size: mm }),
    portrait: z.strictObject({ x: mm, y: mm, size: mm }),
  })
  .superRefine(
    apart(({ panel, portrait, symbol, name, letter }) => ({
      frame: panel,
      slots: {
        portrait: { ...portrait, width: portrait.size, height: portrait.size },
        symbol: squareSlot(symbol.x, symbol.y, symbol.size),
        name: lineSlot(name.x, name.y + (0.25 * name.sizePt * 25.4) / 72, name.width, name.sizePt),
        letter: { ...letter, width: letter.size, height: letter.size },
      },
    })),
  );
/** By the size of the card, from `sizes.yaml`. */
export const agentFacesSchema = z.record(z.string(), agentFaceSchema);
export type AgentFace = z.infer<typeof agentFaceSchema>;

export const pictureFaceSchema = z
  .strictObject({
    frame: rect.extend({ radius: mm, stroke: mm }),
    box: rect,
    photo: rect.extend({ radius: mm }),
    caption: z.strictObject({ height: mm, rise: mm, sizePt: mm, leastPt: mm }),
    triangle: z.strictObject({ x: mm, y: mm, size: mm }),
    number: z.strictObject({ x: mm, y: mm, sizePt: mm }),
    child: z.strictObject({ x: mm, y: mm, r: mm }),
    halo: mm,
    greys: z.strictObject({
      from: z.int().min(0).max(255),
      to: z.int().min(0).max(255),
      power: z.number().positive(),
    }),
    apart: z.number().min(0).max(1),
  })
  .superRefine(
    apart(({ frame, box, photo, triangle, number, child }) => ({
      frame,
      grounds: { photo },
      slots: {
        box,
        triangle: { ...triangle, width: triangle.size, height: triangle.size },
        number: numberSlot(number),
        child: squareSlot(child.x, child.y, 2 * child.r),
      },
    })),
  );
export type PictureFace = z.infer<typeof pictureFaceSchema>;

export const backsSchema = z.record(
  z.string(),
  z.strictObject({
    pattern: z.enum(['teams', 'cells', 'stars', 'discs', 'diamonds', 'dials']),
    pitch: mm.positive(),
    colour: z.enum(COLOURS),
    ground: z.enum(COLOURS),
  }),
);
export type BackFace = z.infer<typeof backsSchema>[string];

export const tokenFaceSchema = z.strictObject({
  panel: rect.extend({ radius: mm, stroke: mm }),
  caption: z.strictObject({ x: mm, arrow: mm, sign: mm, width: mm, sizePt: mm }),
  number: z.strictObject({ x: mm, y: mm, sizePt: mm }),
  figure: z.strictObject({ x: mm, y: mm, size: mm }),
  arrow: z.strictObject({ x: mm, y: mm, size: mm }),
  sign: z.strictObject({ x: mm, y: mm, size: mm }),
  signs: z.strictObject({ arrow: z.enum(COLOURS), tick: z.enum(COLOURS) }),
  looks: z.record(
    z.string(),
    z.strictObject({
      ground: z.enum(COLOURS),
      line: z.enum(COLOURS),
      figure: z.enum(COLOURS),
      text: z.enum(COLOURS),
    }),
  ),
});
export type TokenFace = z.infer<typeof tokenFaceSchema>;

export const standFaceSchema = z.strictObject({
  narrower: mm,
  wall: mm,
  slope: mm,
  floor: mm,
  glue: mm,
  depth: mm,
  slot: mm,
  slotOnSlope: mm,
  lines: foldLines,
  bevel: mm,
  sign: mm,
  labels: mm,
  /** The scales of the drawings, and how far the first is folded: 0 is flat, 1 finished. */
  pictures: z.strictObject({
    folded: mm.positive(),
    finished: mm.positive(),
    closed: z.number().min(0).max(1),
  }),
});
export type StandFace = z.infer<typeof standFaceSchema>;

export const turningFaceSchema = z.strictObject({
  title: mm,
  end: mm,
  indent: mm,
  /** Between the steps, and above the pictures. */
  gap: mm,
  sizePt: mm,
  sheet: z.strictObject({ width: mm, height: mm, shift: mm, numberPt: mm }),
  picture: z.strictObject({ width: mm, numberPt: mm }),
});
export type TurningFace = z.infer<typeof turningFaceSchema>;

export const rulesFaceSchema = z.strictObject({
  scale: z.strictObject({
    largest: z.number().positive(),
    smallest: z.number().positive(),
    step: z.number().min(0.005),
  }),
  columnGap: mm,
  title: mm,
  below: mm,
  end: mm,
  above: mm,
  /** A drawn example: of a turn, or of a round of the code game. */
  example: z.strictObject({
    /** Of the part with the clue and the key, or with the clues. */
    side: mm,
    between: mm,
    radius: mm,
    stroke: mm,
    /** A speech bubble; its tail is as high as it is wide. */
    bubble: z.strictObject({ height: mm, padding: mm, tail: mm }),
    /** Below the bubble, its cells at least so high. */
    key: z.strictObject({ above: mm, margin: mm, gap: mm, sign: z.number().positive().max(1), least: mm }),
    /** The height of a card as a share of its width; what of it is above the word. */
    cards: z.strictObject({
      gap: mm,
      word: z.number().positive(),
      picture: z.number().positive(),
      above: mm,
    }),
    /** The number of a guess, in a disc at the corner of its card, beside the sign of who was there. */
    guess: z.strictObject({ r: mm, sign: mm, inset: mm }),
    /** The keywords of the code game, and the digits of the code. */
    row: z.strictObject({ height: mm, gap: mm, r: mm }),
    /** Of words below the middle of their box, in ems. */
    baseline: z.number(),
    caption: mm,
  }),
});
export type RulesFace = z.infer<typeof rulesFaceSchema>;
