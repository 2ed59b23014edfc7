import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import type { FontTable } from './fonts/book.js';
import { FontBook } from './fonts/index.js';
import { Shaper, type TextStyle } from './index.js';

const FONTS = path.join(import.meta.dirname, '../../fonts');
const book = new FontBook(load(fs.readFileSync(path.join(FONTS, 'fonts.yaml'), 'utf8')) as FontTable, file =>
  fs.readFileSync(path.join(FONTS, file)),
);
const shaper = new Shaper(book);
const persian: TextStyle = { fonts: book.stack('Arab', 'words'), size: 10, lang: 'fa', direction: 'rtl' };

/** The text of the glyphs of the only run, in reading order. */
function spelt(word: string): string {
  const { runs } = shaper.line(word, persian);
  expect(runs).toHaveLength(1);
  return String.fromCodePoint(...runs[0].glyphs.flatMap(glyph => glyph.codePoints).reverse());
}

describe('a Persian word with a vowel sign', () => {
  test.each(['بُر', 'بَر', 'مِهر', 'بُرد', 'کِرم'])('%s is one run that spells it once', word => {
    expect(spelt(word)).toBe(word);
  });

  test('keeps both signs of a doubled letter with a vowel', () => {
    expect(spelt('بنّا')).toBe('بنّا');
    expect(spelt('مُحَمَّد')).toBe('مُحَمَّد');
  });

  test('is as wide as without it: the sign sits above its letter', () => {
    expect(shaper.line('بُر', persian).width).toBeCloseTo(shaper.line('بر', persian).width, 6);
    expect(shaper.line('بُر', persian).ink.height).toBeGreaterThan(shaper.line('بر', persian).ink.height);
  });
});
