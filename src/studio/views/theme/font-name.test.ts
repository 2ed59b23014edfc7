import { expect, test } from 'vitest';
import { fileNameFor } from './font-name.js';

test('a font keeps its name, in any script', () => {
  expect(fileNameFor('源樣黑體 Bold.OTF', undefined)).toBe('源樣黑體 Bold.otf');
});

test('what is no name of a file is left out', () => {
  expect(fileNameFor('../../a:b\\c.ttf', undefined)).toBe('a-b-c.ttf');
  expect(fileNameFor('...', undefined)).toBe('font');
  expect(fileNameFor('.ttf', undefined)).toBe('font.ttf');
});

test('two fonts of the same name stay two', () => {
  expect(fileNameFor('mine.ttf', 'mine.ttf')).toBe('2-mine.ttf');
});
