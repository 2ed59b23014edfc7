import { expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { checkFont } from './check-font.js';

const bytes = projectLibrary().bytes('fonts/Vazirmatn-Regular.ttf');

test('a font is known by its family, and lacks what it can not write', () => {
  expect(checkFont(bytes, 'mine.ttf', 'کتاب 天 book 天地')).toEqual({
    family: 'Vazirmatn',
    missing: ['天', '地'],
  });
});

test('a font that is cut short is told as in print', () => {
  expect(() => checkFont(bytes.subarray(0, 9000), 'mine.ttf', 'a')).toThrow(/^mine\.ttf: fonts\.damaged/);
});
