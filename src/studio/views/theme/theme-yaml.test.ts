import { expect, test } from 'vitest';
import { readOwnTheme } from '../../../data/index.js';
import { themeYaml } from './theme-yaml.js';

test('a theme is read back as it was written', () => {
  const theme = {
    colours: { red: '#7a3b69', ink: '#000000' },
    fonts: { words: 'My "best" font: 1.ttf' },
    word: { most: 12.5 },
  };
  expect(readOwnTheme(themeYaml(theme), 'theme.yaml')).toEqual(theme);
});

test('a theme from which everything was taken back is empty', () => {
  expect(themeYaml({ colours: {}, fonts: { words: undefined } })).toBe('');
});
