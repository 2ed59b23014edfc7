import * as z from 'zod';
import { apart, lineSlot, numberSlot, squareSlot } from './slots.js';
import { COLOURS } from './theme.js';
import { count, foldLines, lineWidth, mm, pt, rect, signSize } from './units.js';

const share = z.number().min(0).max(1);

/** What the files of `templates/faces/` hold: where things stand on a face, and how large they are. */

export const wordFaceSchema = z
  .strictObject({
    frame: rect.extend({ stroke: lineWidth }),
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
    rule: z.strictObject({ x1: mm, x2: mm, y: mm, stroke: lineWidth }),
    reverse: rect,
    number: z.strictObject({ x: mm, y: mm, sizePt: pt }),
    reading: z.strictObject({ x: mm, y: mm, sizePt: pt }),
    child: z.strictObject({ x: mm, y: mm, r: mm }),
    dots: z.strictObject({ x: mm, y: mm, r: mm, gap: mm }),
  })
  .superRefine(
    apart(({ frame, hole, label, word, rule, reverse, number, reading, child, dots }) => ({
      frame,
      grounds: {
        hole: squareSlot(hole.x, hole.y, 2 * hole.r),
        label,
        rule: { x: rule.x1, y: rule.y, width: rule.x2 - rule.x1, height: 0 },
      },
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
    frame: rect.extend({ stroke: lineWidth }),
    tab: mm,
    hole: z.strictObject({ x: mm, y: mm, r: mm }),
    field: rect.extend({ radius: mm, pitch: mm }),
    padding: z.strictObject({ x: mm, y: mm }),
    number: z.strictObject({ x: mm, r: mm, sizePt: pt }),
    card: z.strictObject({ x: mm, y: mm, sizePt: pt }),
    child: z.strictObject({ x: mm, r: mm }),
  })
  .superRefine(
    apart(({ frame, hole, field, number, card, child }) => {
      // Four fields, one below the other.
      const column = { y: field.y, height: 3 * field.pitch + field.height };
      return {
        frame,
        grounds: { hole: squareSlot(hole.x, hole.y, 2 * hole.r) },
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
  head: z.strictObject({ title: mm, rule: mm, end: mm, titlePt: pt }),
  steps: z.strictObject({ y: mm, sizePt: pt, apart: mm }),
  rows: z.strictObject({
    below: mm,
    pitch: mm,
    field: mm,
    tick: z.tuple([mm, mm]),
    box: mm,
    caption: mm,
    captionPt: pt,
  }),
});
export type StripFace = z.infer<typeof stripFaceSchema>;

export const keyFaceSchema = z
  .strictObject({
    grid: z.strictObject({ margin: mm, gap: mm, radius: mm, sign: z.number().min(0.4).max(0.8), least: mm }),
    // Lamps are on its line, within the edge of the card.
    panel: z.strictObject({ inset: mm.min(3.5), radius: mm, stroke: lineWidth }),
    lamp: z.strictObject({ length: mm.min(5).max(25), width: mm.min(1).max(4), stroke: lineWidth }),
    arrow: z.strictObject({ length: mm.max(25), height: mm.max(4) }),
    // A millimetre from the edge, and beside the lamp.
    id: z.strictObject({ x: mm.min(1.2).max(10), y: mm.min(1.2).max(3), sizePt: pt.max(8) }),
  })
  .refine(({ grid, panel, lamp }) => grid.margin >= panel.inset + lamp.width / 2 + lamp.stroke, {
    path: ['grid', 'margin'],
    error: 'templates.key-margin',
  });
export type KeyFace = z.infer<typeof keyFaceSchema>;

const agentFaceSchema = z
  .strictObject({
    panel: rect.extend({ radius: mm, stroke: lineWidth }),
    band: z.strictObject({ at: z.enum(['side', 'foot']), size: mm }),
    symbol: z.strictObject({ x: mm, y: mm, size: signSize }),
    name: z.strictObject({ x: mm, y: mm, sizePt: pt, width: signSize }),
    letter: z.strictObject({ x: mm, y: mm, size: signSize }),
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

export const tokenFaceSchema = z
  .strictObject({
    panel: rect.extend({ radius: mm, stroke: lineWidth }),
    caption: z.strictObject({ x: mm, arrow: mm, sign: mm, width: signSize, sizePt: pt.max(10) }),
    number: z.strictObject({ x: mm, y: mm, sizePt: pt.max(10) }),
    figure: z.strictObject({ x: mm, y: mm, size: signSize }),
    arrow: z.strictObject({ x: mm, y: mm, size: signSize }),
    sign: z.strictObject({ x: mm, y: mm, size: signSize }),
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
  })
  .superRefine(
    apart(({ panel, caption, number, figure, arrow }) => ({
      frame: panel,
      slots: {
        figure: squareSlot(figure.x, figure.y, figure.size),
        arrow: squareSlot(arrow.x, arrow.y, arrow.size),
        caption: lineSlot(caption.x, caption.arrow, caption.width, caption.sizePt),
        number: numberSlot(number),
      },
    })),
  )
  .superRefine(
    apart(({ panel, caption, number, sign }) => ({
      frame: panel,
      slots: {
        sign: squareSlot(sign.x, sign.y, sign.size),
        caption: lineSlot(caption.x, caption.sign, caption.width, caption.sizePt),
        number: { ...numberSlot(number), width: 0 },
      },
    })),
  );
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
  sizePt: pt,
  sheet: z.strictObject({ width: mm, height: mm, shift: mm, numberPt: pt }),
  picture: z.strictObject({ width: mm, numberPt: pt }),
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
    stroke: lineWidth,
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
