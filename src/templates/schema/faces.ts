import * as z from 'zod';
import { COLOURS } from './theme.js';
import { mm, rect } from './units.js';

/** What the files of `templates/faces/` hold: where things stand on a face, and how large they are. */

export const wordFaceSchema = z.strictObject({
  frame: rect.extend({ stroke: mm }),
  tab: mm,
  hole: z.strictObject({ x: mm, y: mm, r: mm }),
  label: rect.extend({ radius: mm }),
  word: rect,
  rule: z.strictObject({ x1: mm, x2: mm, y: mm, stroke: mm }),
  reverse: rect,
  number: z.strictObject({ x: mm, y: mm, sizePt: mm }),
  reading: z.strictObject({ x: mm, y: mm, sizePt: mm }),
  child: z.strictObject({ x: mm, y: mm, r: mm }),
  dots: z.strictObject({ x: mm, y: mm, r: mm, gap: mm }),
});
export type WordFace = z.infer<typeof wordFaceSchema>;

export const keyFaceSchema = z.strictObject({
  grid: z.strictObject({ margin: mm, gap: mm, radius: mm, sign: z.number().min(0.1).max(0.8), least: mm }),
  panel: z.strictObject({ inset: mm, radius: mm, stroke: mm }),
  lamp: z.strictObject({ length: mm, width: mm, stroke: mm }),
  arrow: z.strictObject({ length: mm, height: mm }),
  id: z.strictObject({ x: mm, y: mm, sizePt: mm }),
});
export type KeyFace = z.infer<typeof keyFaceSchema>;

export const agentFaceSchema = z.strictObject({
  panel: rect.extend({ radius: mm }),
  band: z.strictObject({ width: mm }),
  symbol: z.strictObject({ x: mm, y: mm, size: mm }),
  name: z.strictObject({ x: mm, y: mm, sizePt: mm, width: mm }),
  letter: z.strictObject({ x: mm, y: mm, size: mm }),
  corner: z.strictObject({ size: mm }),
  portrait: z.strictObject({ x: mm, y: mm, size: mm }),
});
export type AgentFace = z.infer<typeof agentFaceSchema>;

export const backsSchema = z.record(
  z.string(),
  z.strictObject({
    pattern: z.enum(['teams', 'cells', 'stars']),
    pitch: mm.positive(),
    colour: z.enum(COLOURS),
    ground: z.enum(COLOURS),
  }),
);
export type BackFace = z.infer<typeof backsSchema>[string];

export const tokenFaceSchema = z.strictObject({
  panel: rect.extend({ radius: mm, stroke: mm }),
  caption: z.strictObject({ x: mm, y: mm, width: mm, sizePt: mm }),
  number: z.strictObject({ x: mm, y: mm, sizePt: mm }),
  figure: z.strictObject({ x: mm, y: mm, size: mm }),
  arrow: z.strictObject({ x: mm, y: mm, size: mm }),
  tick: z.strictObject({ x: mm, y: mm, size: mm }),
  looks: z.record(
    z.string(),
    z.strictObject({
      ground: z.enum(COLOURS),
      dark: z.enum(COLOURS),
      arrow: z.enum(COLOURS),
      tick: z.enum(COLOURS),
    }),
  ),
});
export type TokenFace = z.infer<typeof tokenFaceSchema>;

export const standFaceSchema = z.strictObject({
  wall: mm,
  slope: mm,
  floor: mm,
  glue: mm,
  depth: mm,
  slot: mm,
  slotOnSlope: mm,
  stroke: mm,
  bevel: mm,
  sign: mm,
  labels: mm,
  dash: z.array(mm),
});
export type StandFace = z.infer<typeof standFaceSchema>;

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
});
export type RulesFace = z.infer<typeof rulesFaceSchema>;

export const statisticsFaceSchema = z.strictObject({
  page: z.strictObject({ margin: mm, columnGap: mm, foot: mm }),
  frame: z.strictObject({ inset: mm, stroke: mm, cut: mm, hole: mm }),
  head: z.strictObject({
    title: mm,
    titlePt: mm,
    subtitle: mm,
    subtitlePt: mm,
    rule: mm,
    end: mm,
    height: mm,
  }),
  /** `tilt` in degrees. */
  stamp: z.strictObject({ height: mm, sizePt: mm, stroke: mm, pad: mm, tilt: z.number().min(-10).max(10) }),
  panel: z.strictObject({
    width: mm.positive(),
    columnGap: mm,
    rowGap: mm,
    head: mm,
    foot: mm,
    chip: mm,
    namePt: mm,
    textPt: mm,
  }),
  /** `ring` is a share of a cell, `most` in standard deviations. */
  cell: z.strictObject({
    gap: mm,
    radius: mm,
    largest: mm.positive(),
    sizePt: mm,
    ring: z.number().min(0).max(0.3),
    most: z.number().min(1),
  }),
  chart: z.strictObject({
    width: mm.positive(),
    rowGap: mm,
    title: mm,
    note: mm,
    head: mm,
    foot: mm,
    scale: mm,
    /** A share of the room of a bar. */
    bar: z.number().min(0.1).max(1),
    least: mm,
    widest: mm.positive(),
    titlePt: mm,
    textPt: mm,
    figurePt: mm,
  }),
  legend: z.strictObject({ above: mm, height: mm, scale: mm, verdictPt: mm, textPt: mm }),
});
export type StatisticsFace = z.infer<typeof statisticsFaceSchema>;

const positive = mm.positive();
const share = z.number().min(0).max(1);
export const mapFaceSchema = z.strictObject({
  scales: z.array(z.number().positive()).min(1),
  head: z.strictObject({
    height: mm,
    titlePt: mm,
    overPt: mm,
    linePt: mm,
    fieldPt: mm,
    rule: mm,
    title: mm,
    raised: mm,
    line: mm,
    field: mm,
    fieldStep: mm,
    texts: share,
    fields: share,
    end: mm,
    width: positive,
    tall: positive,
    least: z.number().min(0.3).max(1),
  }),
  foot: z.strictObject({
    height: mm,
    gap: mm,
    textPt: mm,
    sample: mm,
    numbers: mm,
    box: mm,
    won: mm,
    level: mm,
    star: mm,
    levels: mm,
  }),
  frame: z.strictObject({
    strip: mm,
    line: mm,
    outer: mm,
    degreesPt: mm,
    degrees: mm,
    apart: mm,
    corner: mm,
    net: positive,
  }),
  coast: z.strictObject({ stroke: mm, waves: z.array(mm), wave: mm, border: mm, borderDash: z.array(mm) }),
  city: z.strictObject({
    r: positive,
    stroke: mm,
    tokensPt: mm,
    small: positive,
    mistakesPt: mm,
    /** In degrees. */
    turn: z.number().min(0).max(90),
    ring: mm,
    inset: z.strictObject({ x: mm, y: mm }),
    edge: mm,
    apart: mm,
  }),
  label: z.strictObject({
    namePt: mm,
    notePt: mm,
    lines: mm,
    box: mm,
    boxStroke: mm,
    boxRadius: mm,
    stars: mm,
    star: mm,
    starGap: mm,
    plate: mm,
    plateRadius: mm,
    leader: mm,
    leaderCasing: mm,
    gap: mm,
    edge: mm,
  }),
  route: z.strictObject({ stroke: mm, casing: mm, gap: mm }),
  schematic: z.strictObject({ pitch: positive, apart: positive, shore: mm, waves: z.array(mm) }),
  compass: z.strictObject({ r: mm, least: mm }),
  /** Chances, the highest first. */
  stars: z.array(z.number().min(0).max(1)).length(4),
});
export type MapFace = z.infer<typeof mapFaceSchema>;

export const logFaceSchema = z.strictObject({
  head: z.strictObject({
    titlePt: mm,
    fieldPt: mm,
    field: mm,
    fields: share,
    height: mm,
    rule: mm,
    title: mm,
    end: mm,
  }),
  foot: z.strictObject({ textPt: mm, height: mm, top: mm, how: share, best: share }),
  table: z.strictObject({
    head: mm,
    headPt: mm,
    leastPt: mm,
    numberPt: mm,
    pad: mm,
    stroke: mm,
    strong: mm,
    rows: z.int().positive(),
    least: mm,
    most: mm,
    /** Shares of the width, in reading order. */
    columns: z.record(z.string(), z.number().positive()),
  }),
});
export type LogFace = z.infer<typeof logFaceSchema>;
