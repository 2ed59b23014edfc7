import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { FontBook } from '../fonts/index.js';
import { breakParagraph, evenSize, fitSize, Shaper, type TextStyle } from './index.js';

const FONTS = path.join(import.meta.dirname, '../../fonts');
const book = new FontBook(parse(fs.readFileSync(path.join(FONTS, 'fonts.yaml'), 'utf8')), file =>
  fs.readFileSync(path.join(FONTS, file)),
);
const shaper = new Shaper(book);
const persian = { fonts: book.stack('Arab', 'words'), size: 10, lang: 'fa', direction: 'rtl' } as const;
const cantonese = {
  fonts: book.stack('Hant-HK', 'words'),
  size: 10,
  lang: 'yue',
  direction: 'ltr',
  han: true,
} as const;

/** What a reader of the page gets, from left to right. */
function visual(text: string, style: TextStyle): string {
  const codes = shaper.line(text, style).runs.flatMap(run => run.glyphs.flatMap(glyph => glyph.codePoints));
  return String.fromCodePoint(...codes);
}

function glyphs(text: string, style: TextStyle): number[] {
  return shaper.line(text, style).runs.flatMap(run => run.glyphs.map(glyph => glyph.id));
}

describe('Persian', () => {
  test('runs from right to left: the first letter stands last on the line', () => {
    expect(visual('کتاب', persian)).toBe('باتک');
  });

  test('joins its letters: a letter in a word is another glyph than the letter alone', () => {
    const alone = glyphs('ب', persian)[0];
    const [last, middle, first] = glyphs('ببب', persian);
    expect(new Set([alone, last, middle, first]).size).toBe(4);
  });

  test('keeps letters apart at a ZWNJ, which leaves no glyph and no space', () => {
    const joined = glyphs('میشود', persian);
    const apart = glyphs('می‌شود', persian);
    expect(apart).toHaveLength(joined.length);
    expect(apart).not.toEqual(joined);
  });

  test('reads its figures from left to right inside the line', () => {
    expect(visual('شماره ۱۲۷', persian).startsWith('۱۲۷')).toBe(true);
  });

  test('keeps Latin words and versions in their own order', () => {
    expect(visual('بذر 1 · Deckwright 0.1.0', persian)).toContain('Deckwright 0.1.0');
  });

  test('mirrors brackets', () => {
    const [bracket] = glyphs('(', { ...cantonese, fonts: persian.fonts });
    expect(glyphs('(الف)', persian)[0]).toBe(bracket);
  });

  test('tells lam-alef as one character, so that a search in the PDF finds the word', () => {
    expect(visual('سلام', persian)).toBe('مﻼس'.replace('ﻼ', '\ufefb'));
  });

  test('sets a phrase of two words with the first word on the right', () => {
    expect(visual('قصه شب', persian)).toBe('بش هصق');
  });
});

describe('Chinese', () => {
  test('stays in its order', () => {
    expect(visual('天水圍', cantonese)).toBe('天水圍');
  });

  test('takes its regional form: the same character is another drawing in Hong Kong and on the mainland', () => {
    const outline = (font: string) => {
      const [run] = shaper.line('骨', { ...cantonese, fonts: [font] }).runs;
      return book.font(font).fontkit.getGlyph(run.glyphs[0].id).path.toSVG();
    };
    expect(outline('hk-bold')).not.toBe(outline('sc-bold'));
  });

  test('falls back for a character that the first font lacks', () => {
    const line = shaper.line('天ő', cantonese);
    expect(line.runs.map(run => run.fontId)).toEqual(['hk-bold', 'latin-bold']);
  });
});

describe('a character that no font has', () => {
  test('stops the run with the word, the character and its code point', () => {
    expect(() => shaper.line('狗𠮶', cantonese)).toThrow(
      'text.no-glyph {"character":"𠮶","code":"U+20BB6","text":"狗𠮶"}',
    );
  });

  test('is found before anything is drawn', () => {
    expect(book.missing('狗𠮶貓', cantonese.fonts)).toEqual(['𠮶']);
  });
});

describe('fitting', () => {
  test('a word is as large as its slot allows, in both directions', () => {
    const size = fitSize(shaper, '維多利亞港', cantonese, { width: 50, height: 14 }, 99);
    expect(shaper.line('維多利亞港', { ...cantonese, size }).width).toBeCloseTo(50, 3);
    const tall = fitSize(shaper, '一一圖', cantonese, { width: 500, height: 10 }, 99);
    expect(shaper.line('一一圖', { ...cantonese, size: tall }).ink.height).toBeCloseTo(10, 3);
  });

  test('a deck is even: only the few longest words are smaller', () => {
    expect(evenSize([13, 12, 11, 4, 13, 13, 13, 13, 13, 13], 0.1)).toBe(11);
    expect(evenSize([13, 12], 0)).toBe(12);
  });
});

describe('paragraphs', () => {
  const width = 40;
  const chinese = '桌上二十五個詞語，兩隊人馬，鬥快搵晒自己嘅綫人；撞到暗殺者，即刻輸。';

  test('no line is wider than its measure, and nothing is lost', () => {
    const lines = breakParagraph(shaper, chinese, { ...cantonese, size: 4 }, width);
    for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 1e-6);
    expect(lines.map(line => line.text).join('')).toBe(chinese);
  });

  test('no Chinese line begins with a comma or a full stop', () => {
    for (let measure = 20; measure < 60; measure += 1) {
      const lines = breakParagraph(shaper, chinese, { ...cantonese, size: 4 }, measure);
      for (const line of lines) expect(line.text).not.toMatch(/^[，。；、」]/);
    }
  });

  test('Persian breaks at spaces only', () => {
    const text = 'هر تیم یک ابرجاسوس دارد و بقیه مأمور عملیاتی‌اند.';
    const lines = breakParagraph(shaper, text, { ...persian, size: 4 }, 30);
    expect(lines.map(line => line.text).join(' ')).toBe(text);
  });
});
