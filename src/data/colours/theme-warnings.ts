import { decimal, type Problem, warning } from '../../speech/index.js';
import type { Theme } from '../schema/theme.js';
import { contrast, hue, legible, lightness, mixed } from './colours.js';
import { type ColourName, SHADES } from './shades.js';

type Colours = Theme['colours'];

/** What small text needs (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;

/** The text of a deck: its colour, and what it stands on. */
const TEXTS: readonly (readonly [ColourName, ColourName])[] = [
  ['ink', 'paper'],
  ['ink', 'label'],
  ['quiet', 'paper'],
  ['quiet', 'label'],
  ['frameA', 'paper'],
  ['frameB', 'paper'],
  ['red', 'paper'],
  ['redDark', 'paper'],
  ['blueDark', 'paper'],
  ['ink', 'redTint'],
  ['ink', 'blueTint'],
  ['ink', 'bystanderTint'],
];

/** Names and letters on these are in ink or in paper, whichever is read better. */
const GROUNDS = ['red', 'blue', 'green', 'bystander', 'assassin'] as const;

/** Degrees of hue that a shade may lie from its colour, and how strong a colour must be to have a hue that is seen. */
const SAME_HUE = 45;
const COLOURFUL = { colour: 0.04, shade: 0.012, greyShade: 0.015 };

/** Text that is hard to read, and shades that are still those of a colour which was changed. `place` is the theme's file. */
export function themeWarnings(colours: Colours, usual: Colours, place: string): readonly Problem[] {
  const texts = [
    ...TEXTS,
    ...GROUNDS.map(
      ground => [legible(colours, colours[ground]) === colours.ink ? 'ink' : 'paper', ground] as const,
    ),
  ];
  const pale = texts.flatMap(([colour, on]) => {
    const ratio = contrast(colours[colour], colours[on]);
    return ratio < READABLE
      ? [
          warning('templates.low-contrast', place, {
            colour,
            on,
            ratio: decimal(Math.floor(ratio * 10) / 10, 1),
          }),
        ]
      : [];
  });
  const changed = [...new Set(SHADES.map(({ of }) => of))].filter(of => colours[of] !== usual[of]);
  const strange = changed.flatMap(of => {
    const colour = colours[of];
    const strange = SHADES.filter(
      shade => shade.of === of && !isShadeOf(colour, colours[shade.name], shade.with),
    );
    const fitting = strange.map(shade => `${shade.name}: "${mixed(colour, shade.with, shade.share)}"`);
    return strange.length > 0 ? [warning('templates.strange-shade', place, { colour: of, fitting })] : [];
  });
  return [...pale, ...strange];
}

/** Whether one takes `shade` for a darker or lighter tone of `colour`; `towards` is black or white. */
function isShadeOf(colour: string, shade: string, towards: string): boolean {
  const isDark = lightness(towards) < 50;
  if (isDark ? lightness(shade) > lightness(colour) : lightness(shade) < lightness(colour)) return false;
  const [a, b] = [hue(colour), hue(shade)];
  if (a.strength < COLOURFUL.colour) return b.strength < COLOURFUL.greyShade;
  const apart = Math.abs(((a.degrees - b.degrees + 540) % 360) - 180);
  return b.strength < COLOURFUL.shade || apart <= SAME_HUE;
}
