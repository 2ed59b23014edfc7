import type { AgentRole, Sign, Theme } from '../../data/index.js';
import type { Item } from '../../scene/index.js';

const ROLE_SIGNS: Readonly<Record<AgentRole, Sign>> = {
  red: 'disc',
  blue: 'diamond',
  green: 'star',
  bystander: 'bar',
  assassin: 'cross',
};

/** The sign of a role. */
export function signOfRole(role: AgentRole): Sign {
  return ROLE_SIGNS[role];
}

/** The sign of a role about the origin. */
export function roleMark(role: AgentRole, size: number, fill: string): readonly Item[] {
  return signItems(ROLE_SIGNS[role], size, fill);
}

/** A sign about the origin, `size` across. All but the bar look the same after a quarter turn. */
export function signItems(sign: Sign, size: number, fill: string): readonly Item[] {
  const h = size / 2;
  switch (sign) {
    case 'disc':
      return [{ kind: 'circle', cx: 0, cy: 0, r: h * 0.88, fill }];
    case 'diamond':
      return [polygon([0, -h * 1.08, h * 1.08, 0, 0, h * 1.08, -h * 1.08, 0], fill)];
    case 'bar':
      return [
        { kind: 'rect', x: -h * 0.8, y: -h * 0.17, width: h * 1.6, height: h * 0.34, radius: h * 0.17, fill },
      ];
    case 'cross': {
      const a = h * 0.72;
      const stroke = { stroke: fill, strokeWidth: size * 0.2, cap: 'round' } as const;
      return [
        { kind: 'line', x1: -a, y1: -a, x2: a, y2: a, ...stroke },
        { kind: 'line', x1: -a, y1: a, x2: a, y2: -a, ...stroke },
      ];
    }
    case 'star': {
      const [a, b] = [h * 1.12, h * 0.36];
      return [polygon([0, -a, b, -b, a, 0, b, b, 0, a, -b, b, -a, 0, -b, -b], fill)];
    }
    case 'square': {
      const a = h * 0.76;
      return [{ kind: 'rect', x: -a, y: -a, width: 2 * a, height: 2 * a, fill }];
    }
    case 'ring':
      return [{ kind: 'circle', cx: 0, cy: 0, r: h * 0.72, stroke: fill, strokeWidth: h * 0.34 }];
    case 'plus': {
      const stroke = { stroke: fill, strokeWidth: size * 0.24, cap: 'butt' } as const;
      return [
        { kind: 'line', x1: -h, y1: 0, x2: h, y2: 0, ...stroke },
        { kind: 'line', x1: 0, y1: -h, x2: 0, y2: h, ...stroke },
      ];
    }
  }
}

function polygon(points: readonly number[], fill: string): Item {
  const pairs = points.flatMap((x, i) => (i % 2 === 0 ? [`${x} ${points[i + 1]}`] : []));
  return { kind: 'path', d: `M ${pairs.join(' L ')} Z`, fill };
}

/** A colour of the theme by name; `#rrggbb` as it is. */
export function paintOf(theme: Theme, paint: string): string {
  return (theme.colours as Readonly<Record<string, string>>)[paint] ?? paint;
}

/** A role's colours: ground, darker and lighter tones, and the sign on the ground. */
export function roleColours(theme: Theme, role: AgentRole) {
  const { colours } = theme;
  switch (role) {
    case 'red':
      return { ground: colours.red, dark: colours.redDark, tint: colours.redTint, sign: colours.paper };
    case 'blue':
      return { ground: colours.blue, dark: colours.blueDark, tint: colours.blueTint, sign: colours.paper };
    case 'green':
      return { ground: colours.green, dark: colours.greenDark, tint: colours.greenTint, sign: colours.paper };
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
