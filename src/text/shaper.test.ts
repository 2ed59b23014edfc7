import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import type { FontTable } from './fonts/book.js';
import { FontBook } from './fonts/index.js';
import {
  blockOf,
  breakParagraph,
  evenSize,
  fitSize,
  Shaper,
  type TextStyle,
  twoLinesOf,
  wordLines,
} from './index.js';

const FONTS = path.join(import.meta.dirname, '../../fonts');
const book = new FontBook(load(fs.readFileSync(path.join(FONTS, 'fonts.yaml'), 'utf8')) as FontTable, file =>
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

/** The text of the glyphs, from left to right. */
function visual(text: string, style: TextStyle): string {
  const codes = shaper.line(text, style).runs.flatMap(run => run.glyphs.flatMap(glyph => glyph.codePoints));
  return String.fromCodePoint(...codes);
}

function glyphs(text: string, style: TextStyle): number[] {
  return shaper
    .line(text, style)
    .runs.flatMap(run => run.glyphs.flatMap(({ parts }) => parts.map(({ id }) => id)));
}

describe('Persian', () => {
  test('runs from right to left: its first letter is the rightmost', () => {
    expect(visual('کتاب', persian)).toBe('باتک');
  });

  test('joins its letters: each form of a letter has its own glyph', () => {
    const alone = glyphs('ب', persian)[0];
    const [last, middle, first] = glyphs('ببب', persian);
    expect(new Set([alone, last, middle, first]).size).toBe(4);
  });

  test('does not join letters across a ZWNJ, which takes no glyph and no space', () => {
    const joined = glyphs('میشود', persian);
    const apart = glyphs('می‌شود', persian);
    expect(apart).toHaveLength(joined.length);
    expect(apart).not.toEqual(joined);
  });

  test('keeps digits left to right', () => {
    expect(visual('شماره ۱۲۷', persian).startsWith('۱۲۷')).toBe(true);
  });

  test('keeps Latin words and version numbers left to right', () => {
    expect(visual('بذر 1 · Deckwright 0.1.0', persian)).toContain('Deckwright 0.1.0');
  });

  test('mirrors brackets', () => {
    const [bracket] = glyphs('(', { ...cantonese, fonts: persian.fonts });
    expect(glyphs('(الف)', persian)[0]).toBe(bracket);
  });

  test('gives the letters of lam-alef from left to right, so that searching the PDF finds the word', () => {
    expect(visual('سلام', persian)).toBe('مالس');
    expect(shaper.line('سلام', persian).runs[0].glyphs).toHaveLength(3);
  });

  test('lets a word run in the direction of its own first letter, and else in that of the deck', () => {
    const word = { ...persian, ownDirection: true };
    const english = { ...word, direction: 'ltr' } as const;
    expect(visual('C++', word)).toBe('C++');
    expect(visual('Wi-Fi!', word)).toBe('Wi-Fi!');
    expect(visual('سلام!', english)).toBe('!مالس');
    expect(visual('۲۰٪ تخفیف', english)).toBe('فیفخت ۲۰٪');
    expect(visual('+۱۸', word)).toBe('۱۸+');
    expect(visual('+۱۸', english)).toBe('+۱۸');
    expect(visual('C++', persian)).toBe('++C');
  });

  test('puts the first word of a phrase on the right', () => {
    expect(visual('قصه شب', persian)).toBe('بش هصق');
  });
});

describe('Chinese', () => {
  test('runs from left to right', () => {
    expect(visual('天水圍', cantonese)).toBe('天水圍');
  });

  test('uses regional forms: Hong Kong and the mainland draw the same character differently', () => {
    const outline = (font: string) => {
      const [run] = shaper.line('骨', { ...cantonese, fonts: [font] }).runs;
      return book.font(font).fontkit.getGlyph(run.glyphs[0].parts[0].id).path.toSVG();
    };
    expect(outline('hk-bold')).not.toBe(outline('sc-bold'));
  });

  test('has a narrow apostrophe in a Latin name, and a wide mark beside Chinese', () => {
    const width = (text: string) => shaper.line(text, cantonese).width;
    expect(width('Xi’an')).toBeCloseTo(width('Xian') + 5);
    expect(width('西’安')).toBeCloseTo(width('西安') + 10);
  });

  test('falls back to another font for a character that the first one lacks', () => {
    const line = shaper.line('天ő', cantonese);
    expect(line.runs.map(run => run.fontId)).toEqual(['hk-bold-small', 'latin-bold']);
  });
});

describe('a letter with marks', () => {
  test('is drawn with one font that has them all, though an earlier one has the letter', () => {
    // Noto Sans HK has e, but not the dot below and the grave accent.
    const line = shaper.line('e\u0323\u0300', { ...cantonese, fonts: ['hk-bold', 'latin-bold'] });
    expect(line.runs.map(run => run.fontId)).toEqual(['latin-bold']);
  });
});

describe('a character that no font has', () => {
  test('is an error that names the word, the character and its code point', () => {
    expect(() => shaper.line('狗𠮶', cantonese)).toThrow(
      'text.no-glyph {"character":"𠮶","code":"U+20BB6","text":"狗𠮶"}',
    );
  });

  test('is found before anything is drawn', () => {
    expect(book.missing('狗𠮶貓', cantonese.fonts)).toEqual(['𠮶']);
  });
});

describe('fitting', () => {
  test('a word is as large as the width and height of its slot allow', () => {
    const size = fitSize(shaper, ['維多利亞港'], cantonese, { width: 50, height: 14 }, 99);
    expect(shaper.line('維多利亞港', { ...cantonese, size }).width).toBeCloseTo(50, 3);
    const tall = fitSize(shaper, ['一一圖'], cantonese, { width: 500, height: 10 }, 99);
    expect(shaper.line('一一圖', { ...cantonese, size: tall }).ink.height).toBeCloseTo(10, 3);
  });

  test('a deck has one size; only a few of the longest words are smaller', () => {
    expect(evenSize([13, 12, 11, 4, 13, 13, 13, 13, 13, 13], 0.1)).toBe(11);
    expect(evenSize([13, 12], 0)).toBe(12);
    // All of them may be smaller than the largest, but none has no size.
    expect(evenSize([13, 12, 11, 4], 1)).toBe(13);
  });

  test('a few phrases that are far longer do not shrink the words of a deck', () => {
    const phrases = [6, 6.5, 7, 7.1, 7.2];
    const many = Array.from({ length: 43 }, (_, i) => 11 + i / 20);
    expect(evenSize([...phrases, ...many], 0.06)).toBe(11);
    expect(evenSize([...phrases, ...phrases, ...many], 0.06)).toBe(6.5);
    const gently = Array.from({ length: 48 }, (_, i) => 7 + i / 10);
    expect(evenSize(gently, 0.06)).toBe(7.2);
  });
});

describe('two lines of a word', () => {
  const english = { ...cantonese, fonts: book.stack('Latn', 'words'), lang: 'en', han: false };

  test.each([
    ['Loch Ness monster', english, ['Loch Ness', 'monster']],
    ['peanut butter and jelly', english, ['peanut butter', 'and jelly']],
    ['merry-go-round', english, ['merry-', 'go-round']],
    ['سیب زمینی سرخ کرده', persian, ['سیب زمینی', 'سرخ کرده']],
    ['خیمه‌شب‌بازی عروسکی', persian, ['خیمه‌شب‌بازی', 'عروسکی']],
  ])('are as even as may be: %s', (text, style, lines) => {
    expect(twoLinesOf(shaper, text, style)).toEqual(lines);
  });

  test('are none where the language allows no break', () => {
    expect(twoLinesOf(shaper, 'Krankenversicherung', english)).toBeUndefined();
    expect(twoLinesOf(shaper, 'خیمه‌شب‌بازی', persian)).toBeUndefined();
  });

  test('never touch: their ink is at least as far apart as asked', () => {
    for (const lines of [
      ['گچ', 'آفتاب'],
      ['jpgq', 'ÄÉÜ'],
      ['ace', 'use'],
    ]) {
      const style = lines[0] === 'گچ' ? persian : english;
      const {
        lines: [one, two],
        baselines,
      } = blockOf(shaper, lines, style, { leading: 1.1, gap: 0.16 });
      const gap = baselines[1] + two.ink.y - (one.ink.y + one.ink.height);
      expect(gap, lines[0]).toBeGreaterThanOrEqual(1.6 - 1e-9);
      expect(baselines[1]).toBeGreaterThanOrEqual(11);
    }
  });

  test('pay only where the word is a fifth larger so, at no more than the even size', () => {
    const many = Array.from({ length: 20 }, () => ({ one: 10 }));
    const of = (one: number, two: number) => wordLines([...many, { one, two }], 0.06, 1.2);
    expect(of(5, 6)).toMatchObject({ even: 10, onTwo: expect.arrayContaining([true]) });
    expect(of(5, 5.9).onTwo).not.toContain(true);
    expect(of(9, 12).onTwo).not.toContain(true);
    expect(of(8, 12).onTwo.at(-1)).toBe(true);
  });

  test('let the words of a deck be larger where its phrases have two', () => {
    const phrases = Array.from({ length: 10 }, () => ({ one: 5, two: 7 }));
    const words = Array.from({ length: 10 }, () => ({ one: 8 }));
    expect(wordLines([...phrases, ...words], 0, 1.2)).toEqual({
      even: 7,
      onTwo: [...phrases.map(() => true), ...words.map(() => false)],
    });
  });
});

describe('paragraphs', () => {
  const width = 40;
  const chinese = '桌上二十五個詞語，兩隊人馬，鬥快搵晒自己嘅綫人；撞到暗殺者，即刻輸。';

  test('no line is too wide, and no text is lost', () => {
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

  test('no paragraph ends with a single character or word if shorter lines can help', () => {
    const style = {
      ...persian,
      fonts: book.stack('Latn', 'words'),
      lang: 'en',
      direction: 'ltr',
      size: 4,
    } as const;
    const last = (text: string, measure: number, of: TextStyle) =>
      breakParagraph(shaper, text, of, measure, of.han).at(-1)?.text;
    const english = 'The encryptor draws a code, keeps it hidden and looks at the ceiling.';
    const full = shaper.line(english.slice(0, english.lastIndexOf(' ')), style).width;
    expect(last(english, full + 0.1, style)).toBe('the ceiling.');
    expect(last('茶壺還有拖著行李箱的蝸牛。', 4 * 12.4, { ...cantonese, size: 4 })).toBe('蝸牛。');
  });

  test('a mark at the end of a Chinese line takes half its width where a character more then fits', () => {
    const text = '抽一張關鍵牌，插入牌座，或者就咁企喺兩個人中間，邊條長邊向上都得。';
    const lines = breakParagraph(shaper, text, { ...cantonese, size: 4 }, 4 * 23.6, true);
    expect(lines[0].text).toMatch(/人中間，$/);
    for (const line of lines) expect(line.width).toBeLessThanOrEqual(4 * 23.6 + 1e-6);
  });

  test('no line ends within a range of numbers', () => {
    for (let measure = 12; measure < 40; measure += 1) {
      const lines = breakParagraph(shaper, '例如寫住「9–5」，即係五個。', { ...cantonese, size: 4 }, measure);
      for (const line of lines) expect(line.text).not.toMatch(/–$/);
    }
  });

  test('an opening mark at the start of a Chinese line leaves no gap there', () => {
    const text = '可以講街渡、葵涌、「船瞓覺嘅地方」。';
    const lines = breakParagraph(shaper, text, { ...cantonese, size: 4 }, 4 * 9.2);
    expect(lines[1].text).toMatch(/^「/);
    expect(lines[1].ink.x).toBeLessThan(1);
    expect(shaper.line(lines[1].text, { ...cantonese, size: 4 }).ink.x).toBeGreaterThan(1);
  });

  test('Korean breaks between words, not within one', () => {
    const even = { line: (text: string) => ({ text, width: text.length, runs: [] }) } as unknown as Shaper;
    const text = '스물다섯 장의 카드를 탁자에 놓고 두 팀으로 나눕니다.';
    for (let measure = 6; measure < 20; measure += 1) {
      const lines = breakParagraph(even, text, { ...cantonese, han: false, lang: 'ko' }, measure);
      expect(lines.map(line => line.text).join(' ')).toBe(text);
    }
  });

  test('no Japanese line begins with a small kana, a long vowel or a full stop', () => {
    const text =
      'カードをちょっとシャッフルして、チームのテーブルにならべます。きっぱりとヒントをいってください。';
    for (let measure = 20; measure < 60; measure += 1) {
      const lines = breakParagraph(shaper, text, { ...cantonese, lang: 'ja', size: 4 }, measure);
      expect(lines.map(line => line.text).join('')).toBe(text);
      for (const line of lines) expect(line.text).not.toMatch(/^[ょっャッー。、]/);
    }
  });

  test('Persian breaks only at spaces', () => {
    const text = 'هر تیم یک ابرجاسوس دارد و بقیه مأمور عملیاتی‌اند.';
    const lines = breakParagraph(shaper, text, { ...persian, size: 4 }, 30);
    expect(lines.map(line => line.text).join(' ')).toBe(text);
  });
});
