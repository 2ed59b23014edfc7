import type { Item } from '../scene/index.js';
import type { AgentRole, Theme } from '../templates/index.js';

/** A role's sign about the origin, `size` across: a disc, a diamond, a bar, a cross. The same when turned by a quarter, but for the bar. */
export function roleMark(role: AgentRole, size: number, fill: string): readonly Item[] {
  const h = size / 2;
  switch (role) {
    case 'red':
      return [{ kind: 'circle', cx: 0, cy: 0, r: h * 0.88, fill }];
    case 'blue':
      return [
        { kind: 'path', d: `M 0 ${-h * 1.08} L ${h * 1.08} 0 L 0 ${h * 1.08} L ${-h * 1.08} 0 Z`, fill },
      ];
    case 'bystander':
      return [
        { kind: 'rect', x: -h * 0.8, y: -h * 0.17, width: h * 1.6, height: h * 0.34, radius: h * 0.17, fill },
      ];
    case 'assassin': {
      const a = h * 0.72;
      const stroke = { stroke: fill, strokeWidth: size * 0.2, cap: 'round' } as const;
      return [
        { kind: 'line', x1: -a, y1: -a, x2: a, y2: a, ...stroke },
        { kind: 'line', x1: -a, y1: a, x2: a, y2: -a, ...stroke },
      ];
    }
  }
}

/** A role's colours: the ground of its cell, its darker and lighter tones, and the colour of its sign on the ground. */
export function roleColours(theme: Theme, role: AgentRole) {
  const { colours } = theme;
  switch (role) {
    case 'red':
      return { ground: colours.red, dark: colours.redDark, tint: colours.redTint, sign: colours.paper };
    case 'blue':
      return { ground: colours.blue, dark: colours.blueDark, tint: colours.blueTint, sign: colours.paper };
    case 'bystander':
      return {
        ground: colours.bystander,
        dark: colours.bystanderDark,
        tint: colours.bystanderTint,
        sign: colours.bystanderDark,
      };
    case 'assassin':
      return { ground: colours.assassin, dark: colours.ink, tint: colours.assassinTint, sign: colours.paper };
  }
}

/** The colours of a portrait: two tones of the team's colour, ink and paper. */
export function portraitPalette(theme: Theme, role: AgentRole): Readonly<Record<string, string>> {
  const { ground, dark, tint } = roleColours(theme, role);
  return {
    ink: theme.colours.ink,
    paper: theme.colours.paper,
    team: ground,
    'team-dark': dark,
    'team-light': tint,
  };
}
