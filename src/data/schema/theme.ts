import * as z from 'zod';
import { colour, mm, pt } from './units.js';

export const fontsSchema = z.strictObject({
  files: z.record(z.string(), z.string()),
  scripts: z.record(
    z.string(),
    z.strictObject({ words: z.array(z.string()).min(1), text: z.array(z.string()).min(1) }),
  ),
});

export const COLOURS = [
  'ink',
  'quiet',
  'paper',
  'label',
  'hairline',
  'frameA',
  'frameB',
  'red',
  'redDark',
  'redTint',
  'blue',
  'blueDark',
  'blueTint',
  'accentDark',
  'accent',
  'accentLight',
  'green',
  'greenDark',
  'greenTint',
  'bystander',
  'bystanderDark',
  'bystanderTint',
  'assassin',
  'assassinTint',
] as const;
export const themeSchema = z.strictObject({
  colours: z.strictObject(
    Object.fromEntries(COLOURS.map(name => [name, colour])) as Record<
      (typeof COLOURS)[number],
      typeof colour
    >,
  ),
  fonts: z.strictObject({ words: z.string().optional(), text: z.string().optional() }),
  word: z.strictObject({
    most: mm.min(1),
    least: mm.min(1),
    small: mm.min(1),
    spare: z.number().min(0).max(1),
    reverse: z.number().min(0.2).max(1),
  }),
  text: z.strictObject({ titlePt: pt, headPt: pt, bodyPt: pt, smallPt: pt }),
});
export type Theme = z.infer<typeof themeSchema>;

/** A person's own theme: only what differs from the default. */
export const ownThemeSchema = z.strictObject({
  colours: themeSchema.shape.colours.partial().optional(),
  fonts: themeSchema.shape.fonts.optional(),
  word: themeSchema.shape.word.partial().optional(),
  text: themeSchema.shape.text.partial().optional(),
});
export type OwnTheme = z.infer<typeof ownThemeSchema>;
