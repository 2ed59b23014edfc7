import { type ColourName, contrast, lightness, type Theme } from '../../../data/index.js';

type Colours = Theme['colours'];

/** Colours that one looks at together. The first of a team's three is its colour; the others follow it. */
export const GROUPS: readonly { readonly name: string; readonly colours: readonly ColourName[] }[] = [
  { name: 'text', colours: ['ink', 'quiet', 'paper', 'label', 'hairline'] },
  { name: 'frames', colours: ['frameA', 'frameB'] },
  { name: 'red', colours: ['red', 'redDark', 'redTint'] },
  { name: 'blue', colours: ['blue', 'blueDark', 'blueTint'] },
  { name: 'green', colours: ['green', 'greenDark', 'greenTint'] },
  { name: 'bystander', colours: ['bystander', 'bystanderDark', 'bystanderTint'] },
  { name: 'assassin', colours: ['assassin', 'assassinTint'] },
  { name: 'accent', colours: ['accent', 'accentDark', 'accentLight'] },
];

/** Something that will be hard to read or to tell apart. */
export type ColourNote = { readonly group: string } & (
  | {
      readonly kind: 'text' | 'mark';
      readonly on: ColourName;
      readonly colour: ColourName;
      readonly ratio: number;
    }
  | { readonly kind: 'alike'; readonly colour: ColourName; readonly other: ColourName }
);

const READABLE = 7;
const VISIBLE = 2.8;
/** Steps of lightness between the roles, so that they can be told apart in grey. */
const APART = 8;
const ROLES = ['red', 'blue', 'bystander', 'assassin'] as const;

/** What a person should know before printing with these colours. */
export function colourNotes(colours: Colours): readonly ColourNote[] {
  const notes: ColourNote[] = [];
  const check = (kind: 'text' | 'mark', group: string, colour: ColourName, on: ColourName) => {
    const ratio = contrast(colours[colour], colours[on]);
    if (ratio < (kind === 'text' ? READABLE : VISIBLE)) notes.push({ kind, group, colour, on, ratio });
  };
  for (const colour of ['ink', 'quiet'] as const)
    for (const on of ['paper', 'label'] as const) check('text', 'text', colour, on);
  for (const colour of ['frameA', 'frameB'] as const) check('mark', 'frames', colour, 'paper');
  for (const colour of ['red', 'blue', 'green', 'assassin'] as const) check('mark', colour, colour, 'paper');
  for (const [i, colour] of ROLES.entries())
    for (const other of ROLES.slice(0, i))
      if (Math.abs(lightness(colours[colour]) - lightness(colours[other])) < APART)
        notes.push({ kind: 'alike', group: colour, colour, other });
  return notes;
}
