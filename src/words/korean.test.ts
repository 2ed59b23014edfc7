import fs from 'node:fs';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { decodeText } from './decode.js';

const big5 = (bytes: Uint8Array) => iconv.decode(Buffer.from(bytes), 'big5-hkscs');
const KOREAN = 'word,child_safe\n여우,yes\n부엉이,yes\n학교,yes\n비행기,yes\n김치,no\n';

describe('a Korean list in EUC-KR', () => {
  test.each(['yue', 'zh-Hans', 'zh-Hant-TW'])('is not taken for Chinese in %s', locale => {
    expect(decodeText(iconv.encode(KOREAN, 'euc-kr'), { locale, big5 })).toEqual({
      code: 'words.korean',
      values: {},
    });
  });

  test('is read where the list is Korean', () => {
    const read = decodeText(iconv.encode(KOREAN, 'euc-kr'), { locale: 'ko', big5 });
    expect(read).toEqual({ text: KOREAN, encoding: 'EUC-KR' });
  });
});

test.each([
  ['zh-Hans', 'gbk', 'GBK'],
  ['yue', 'big5-hkscs', 'Big5'],
])('slices of ten words of the %s list are not taken for Korean', (locale, encoding, name) => {
  const lines = fs.readFileSync(`wordlists/${locale}/classic.csv`, 'utf8').split('\n').slice(1);
  const words = lines.map(line => line.split(',')[0]).filter(word => word !== '');
  for (let from = 0; from + 10 <= words.length; from += 10) {
    const text = `word\n${words.slice(from, from + 10).join('\n')}\n`;
    expect(decodeText(iconv.encode(text, encoding), { locale, big5 }), text).toEqual({
      text,
      encoding: name,
    });
  }
});
