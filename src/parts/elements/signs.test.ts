import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { loadTemplates, ROLES, recipeSchema } from '../../data/index.js';
import { portraitPalette, roleColours, roleMark } from './signs.js';

const { theme } = loadTemplates(recipeSchema.parse({}), projectLibrary(), projectLibrary());
const { colours } = theme;

/** Relative luminance of sRGB (WCAG 2.2). */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map(at => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** CIE L*, 0 to 100: what is left of a colour on a grey printer. */
function lightness(colour: string): number {
  const y = luminance(colour);
  return y > 216 / 24389 ? 116 * Math.cbrt(y) - 16 : (y * 24389) / 27;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe('red, blue, green, bystander and assassin', () => {
  test('differ in lightness: a grey printer tells them all apart', () => {
    const steps = ROLES.map(role => lightness(roleColours(theme, role).ground)).sort((a, b) => a - b);
    expect(steps).toHaveLength(5);
    for (const [i, step] of steps.slice(1).entries()) expect(step - steps[i]).toBeGreaterThanOrEqual(8);
  });

  test('each have a colour and a shape of their own', () => {
    expect(new Set(ROLES.map(role => roleColours(theme, role).ground)).size).toBe(5);
    expect(ROLES.map(role => roleMark(role, 10, '#000000').map(item => item.kind))).toEqual([
      ['circle'],
      ['path'],
      ['path'],
      ['rect'],
      ['line', 'line'],
    ]);
  });

  test('have a sign in another colour than its ground, and tones around it', () => {
    for (const role of ROLES) {
      const { ground, sign, tint, dark } = roleColours(theme, role);
      expect(Math.abs(lightness(sign) - lightness(ground)), role).toBeGreaterThanOrEqual(25);
      expect(lightness(tint), role).toBeGreaterThan(lightness(ground));
      expect(lightness(dark), role).toBeLessThanOrEqual(lightness(ground));
    }
  });

  test('have portraits in two tones of their own colour', () => {
    for (const role of ROLES) {
      const palette = portraitPalette(theme, role);
      expect(palette.team).toBe(roleColours(theme, role).ground);
      expect(lightness(palette['team-light'])).toBeGreaterThan(lightness(palette['team-dark']) + 30);
    }
  });
});

describe('the contrast of text', () => {
  test('is 7 to 1 or more where a word or the rules are read', () => {
    for (const ground of [colours.label, colours.paper]) {
      expect(contrast(colours.ink, ground)).toBeGreaterThanOrEqual(7);
    }
  });

  test('is 21 to 1 for black on white, so it is measured correctly', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6);
    expect(lightness('#777777')).toBeCloseTo(50.03, 1);
  });
});
