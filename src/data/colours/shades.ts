import type { COLOURS } from '../schema/theme.js';
import { mixed } from './colours.js';

export type ColourName = (typeof COLOURS)[number];

type Chosen = Readonly<Partial<Record<ColourName, string>>>;

/** A team's other colours, each made from its colour by mixing: with what, and how much of it. */
export const SHADES: readonly {
  readonly name: ColourName;
  readonly of: ColourName;
  readonly with: string;
  readonly share: number;
}[] = (['red', 'blue', 'green', 'bystander', 'assassin', 'accent'] as const).flatMap(of => {
  const dark = { name: `${of}Dark` as ColourName, of, with: '#000000', share: 0.3 };
  const tint = { name: `${of}Tint` as ColourName, of, with: '#ffffff', share: 0.84 };
  if (of === 'assassin') return [tint];
  return of === 'accent' ? [dark, { ...tint, name: 'accentLight', share: 0.5 }] : [dark, tint];
});

/** What a person chose, with one more colour. The shades of a team follow its colour until they are chosen themselves. */
export function withColour(chosen: Chosen, colour: ColourName, value: string): Chosen {
  const following = SHADES.filter(shade => {
    const now = chosen[shade.name];
    const before = chosen[colour];
    if (shade.of !== colour) return false;
    return now === undefined || (before !== undefined && now === mixed(before, shade.with, shade.share));
  });
  const shades = following.map(shade => [shade.name, mixed(value, shade.with, shade.share)]);
  return { ...chosen, ...Object.fromEntries(shades), [colour]: value };
}
