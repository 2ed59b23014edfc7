import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { loadTheme } from '../themes.js';
import { withColour } from './shades.js';
import { themeWarnings } from './theme-warnings.js';

const { colours: usual } = loadTheme('dossier', projectLibrary());
const told = (own: Partial<typeof usual>) =>
  themeWarnings({ ...usual, ...own }, usual, 'my-theme.yaml').map(({ level, place, code, values }) => {
    expect([level, place]).toEqual(['warning', 'my-theme.yaml']);
    return [code.replace('templates.', ''), values];
  });

describe('a theme', () => {
  test('that comes with Deckwright is read well', () => {
    expect(told({})).toEqual([]);
  });

  test('with text below 4.5:1 gets a warning for each ground that the text stands on', () => {
    expect(told({ quiet: '#999999' })).toMatchObject([
      ['low-contrast', { colour: 'quiet', on: 'paper', ratio: { number: 2.8 } }],
      ['low-contrast', { colour: 'quiet', on: 'label' }],
    ]);
    expect(told({ quiet: '#707070' })).toEqual([]);
  });

  test('whose team is neither dark nor light enough for letters on it gets a warning', () => {
    const own = withColour({}, 'green', '#3f8f3f');
    expect(told(own)).toMatchObject([['low-contrast', { on: 'green' }]]);
  });

  test('whose team was changed and has still the shades of another colour is told what fits', () => {
    const fitting = ['redDark: "#005a00"', 'redTint: "#d6ebd6"'];
    expect(told({ red: '#008000' })).toEqual([['strange-shade', { colour: 'red', fitting }]]);
    expect(told(withColour({}, 'red', '#008000'))).toEqual([]);
  });

  test('may have a little other shades of its own, or a little other colour', () => {
    expect(told({ red: '#c0392b' })).toEqual([]);
    expect(told({ red: '#008000', redDark: '#1d4d10', redTint: '#eef5e0' })).toEqual([]);
  });

  test('whose darker shade is lighter than the colour is told', () => {
    expect(told({ blue: '#0a1a40' })).toMatchObject([
      ['strange-shade', { colour: 'blue', fitting: [expect.stringMatching(/^blueDark/)] }],
    ]);
  });

  test('in greys has no coloured shades', () => {
    expect(told({ red: '#666666', redDark: '#333333' })).toMatchObject([
      ['strange-shade', { colour: 'red', fitting: ['redTint: "#e7e7e7"'] }],
    ]);
  });
});
