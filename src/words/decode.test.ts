import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { platform } from '../cli/platform.js';
import { decodeText } from './decode.js';

const decode = (bytes: Uint8Array, locale: string) => decodeText(bytes, { locale, big5: platform.big5 });

const list = 'word,child_safe\n雪櫃,yes\n炒魷魚,yes\n佢哋嘅嘢,no\n天星小輪,yes\n菠蘿包,yes\n';
const simplified = 'word,child_safe\n冰箱,yes\n钟表,yes\n火车站,no\n长城,yes\n苹果,yes\n';
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('a list is read in the encoding in which it was saved', () => {
  it.each([
    ['UTF-8', utf8(list), 'UTF-8'],
    ['UTF-8 with a byte order mark', new Uint8Array([0xef, 0xbb, 0xbf, ...utf8(list)]), 'UTF-8'],
    ['UTF-16, low byte first', iconv.encode(list, 'utf-16le', { addBOM: true }), 'UTF-16'],
    ['UTF-16, high byte first', iconv.encode(list, 'utf-16be', { addBOM: true }), 'UTF-16'],
    ['Big5 with the characters of Cantonese', iconv.encode(list, 'big5-hkscs'), 'Big5'],
  ])('%s', (_, bytes, encoding) => {
    expect(decode(bytes, 'yue')).toEqual({ text: list, encoding });
  });

  it('GBK', () => {
    expect(decode(iconv.encode(simplified, 'gbk'), 'zh-Hans')).toEqual({
      text: simplified,
      encoding: 'GBK',
    });
  });

  it('GBK and Big5 are told apart by the words, even for a list in the wrong folder', () => {
    expect(decode(iconv.encode(simplified, 'gbk'), 'yue')).toMatchObject({ encoding: 'GBK' });
    expect(decode(iconv.encode(list, 'big5-hkscs'), 'zh-Hans')).toMatchObject({ encoding: 'Big5' });
  });
});

describe('what is not a list is refused', () => {
  it.each([
    ['an empty file', [], 'words.empty-file'],
    ['an Excel file', [0x50, 0x4b, 3, 4, 20, 0], 'words.not-csv'],
    ['a file with zero bytes', [0x61, 0, 0x62], 'words.zero-bytes'],
    ['half a UTF-16 file', [0xff, 0xfe, 0x61], 'words.damaged-utf16'],
    ['noise', [0xff, 0x80, 0xc3, 0x28, 0xff], 'words.unknown-encoding'],
  ])('%s', (_, bytes, code) => {
    expect(decode(new Uint8Array(bytes), 'yue')).toMatchObject({ code });
  });

  it('a Persian list in an old Windows encoding is not mistaken for Chinese', () => {
    const bytes = iconv.encode('word,child_safe\nشیر,yes\nانار,yes\n', 'windows-1256');
    expect(decode(bytes, 'fa')).toMatchObject({ code: 'words.unknown-encoding' });
  });

  it('random bytes give text or a reason, and never an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.constantFrom('yue', 'zh-Hans', 'fa', 'en'), (bytes, locale) => {
        const result = decode(bytes, locale);
        expect('text' in result || result.code.startsWith('words.')).toBe(true);
      }),
    );
  });
});
