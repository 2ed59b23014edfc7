import { expect, test } from 'vitest';
import { projectLibrary } from '../cli/files.js';
import { platform } from '../cli/platform.js';
import { readWordList } from './index.js';

const project = projectLibrary();

function wordsOf(locale: string) {
  return ['classic', 'duet', 'code'].flatMap(name => {
    const file = `wordlists/${locale}/${name}.csv`;
    return readWordList(project.bytes(file), { file, locale, big5: platform.big5 }).readable;
  });
}

/** Characters, and Latin letters together as one: 茶餐廳, OK|繃. */
const partsOf = (word: string) => word.match(/[A-Z]+|./gu) ?? [];

/** Finals by initial, as in the tables of the Linguistic Society of Hong Kong. A word may be spoken in a changed tone. */
const JYUTPING =
  /^(?:(?:[bpmfdtnlhszc]|ng|gw|kw|g|k|w|j)?(?:aa(?:[iumnptk]|ng)?|a(?:[iumnptk]|ng)|e(?:[iumnptk]|ng)?|i(?:[umnptk]|ng)?|o(?:[iuntk]|ng)?|u(?:[int]|ng|k)?|oe(?:ng|t|k)?|eo[int]|yu[nt]?)|m|ng)[1-6]$/;

/** Every syllable of Mandarin as spoken in Taiwan, without its tone: initials, then what may follow them. */
const ZHUYIN = new Set(
  `
  ㄅ ㄚ ㄛ ㄞ ㄟ ㄠ ㄢ ㄣ ㄤ ㄥ ㄧ ㄧㄝ ㄧㄠ ㄧㄢ ㄧㄣ ㄧㄥ ㄨ
  ㄆ ㄚ ㄛ ㄞ ㄟ ㄠ ㄡ ㄢ ㄣ ㄤ ㄥ ㄧ ㄧㄝ ㄧㄠ ㄧㄢ ㄧㄣ ㄧㄥ ㄨ
  ㄇ ㄚ ㄛ ㄜ ㄞ ㄟ ㄠ ㄡ ㄢ ㄣ ㄤ ㄥ ㄧ ㄧㄝ ㄧㄠ ㄧㄡ ㄧㄢ ㄧㄣ ㄧㄥ ㄨ
  ㄈ ㄚ ㄛ ㄟ ㄡ ㄢ ㄣ ㄤ ㄥ ㄨ
  ㄉ ㄚ ㄜ ㄞ ㄟ ㄠ ㄡ ㄢ ㄤ ㄥ ㄧ ㄧㄝ ㄧㄠ ㄧㄡ ㄧㄢ ㄧㄥ ㄨ ㄨㄛ ㄨㄟ ㄨㄢ ㄨㄣ ㄨㄥ
  ㄊ ㄚ ㄜ ㄞ ㄠ ㄡ ㄢ ㄤ ㄥ ㄧ ㄧㄝ ㄧㄠ ㄧㄢ ㄧㄥ ㄨ ㄨㄛ ㄨㄟ ㄨㄢ ㄨㄣ ㄨㄥ
  ㄋ ㄚ ㄜ ㄞ ㄟ ㄠ ㄡ ㄢ ㄣ ㄤ ㄥ ㄧ ㄧㄝ ㄧㄠ ㄧㄡ ㄧㄢ ㄧㄣ ㄧㄤ ㄧㄥ ㄨ ㄨㄛ ㄨㄢ ㄨㄥ ㄩ ㄩㄝ
  ㄌ ㄚ ㄜ ㄞ ㄟ ㄠ ㄡ ㄢ ㄤ ㄥ ㄧ ㄧㄚ ㄧㄝ ㄧㄠ ㄧㄡ ㄧㄢ ㄧㄣ ㄧㄤ ㄧㄥ ㄨ ㄨㄛ ㄨㄢ ㄨㄣ ㄨㄥ ㄩ ㄩㄝ
  ㄍ ㄚ ㄜ ㄞ ㄟ ㄠ ㄡ ㄢ ㄣ ㄤ ㄥ ㄨ ㄨㄚ ㄨㄛ ㄨㄞ ㄨㄟ ㄨㄢ ㄨㄣ ㄨㄤ ㄨㄥ
  ㄎ ㄚ ㄜ ㄞ ㄠ ㄡ ㄢ ㄣ ㄤ ㄥ ㄨ ㄨㄚ ㄨㄛ ㄨㄞ ㄨㄟ ㄨㄢ ㄨㄣ ㄨㄤ ㄨㄥ
  ㄏ ㄚ ㄜ ㄞ ㄟ ㄠ ㄡ ㄢ ㄣ ㄤ ㄥ ㄨ ㄨㄚ ㄨㄛ ㄨㄞ ㄨㄟ ㄨㄢ ㄨㄣ ㄨㄤ ㄨㄥ
  ㄐ ㄧ ㄧㄚ ㄧㄝ ㄧㄠ ㄧㄡ ㄧㄢ ㄧㄣ ㄧㄤ ㄧㄥ ㄩ ㄩㄝ ㄩㄢ ㄩㄣ ㄩㄥ
  ㄑ ㄧ ㄧㄚ ㄧㄝ ㄧㄠ ㄧㄡ ㄧㄢ ㄧㄣ ㄧㄤ ㄧㄥ ㄩ ㄩㄝ ㄩㄢ ㄩㄣ ㄩㄥ
  ㄒ ㄧ ㄧㄚ ㄧㄝ ㄧㄠ ㄧㄡ ㄧㄢ ㄧㄣ ㄧㄤ ㄧㄥ ㄩ ㄩㄝ ㄩㄢ ㄩㄣ ㄩㄥ
  ㄓ - ㄚ ㄜ ㄞ ㄠ ㄡ ㄢ ㄣ ㄤ ㄥ ㄨ ㄨㄚ ㄨㄛ ㄨㄞ ㄨㄟ ㄨㄢ ㄨㄣ ㄨㄤ ㄨㄥ
  ㄔ - ㄚ ㄜ ㄞ ㄠ ㄡ ㄢ ㄣ ㄤ ㄥ ㄨ ㄨㄛ ㄨㄞ ㄨㄟ ㄨㄢ ㄨㄣ ㄨㄤ ㄨㄥ
  ㄕ - ㄚ ㄜ ㄞ ㄟ ㄠ ㄡ ㄢ ㄣ ㄤ ㄥ ㄨ ㄨㄚ ㄨㄛ ㄨㄞ ㄨㄟ ㄨㄢ ㄨㄣ ㄨㄤ
  ㄖ - ㄜ ㄠ ㄡ ㄢ ㄣ ㄤ ㄥ ㄨ ㄨㄛ ㄨㄟ ㄨㄢ ㄨㄣ ㄨㄥ
  ㄗ - ㄚ ㄜ ㄞ ㄟ ㄠ ㄡ ㄢ ㄣ ㄤ ㄥ ㄨ ㄨㄛ ㄨㄟ ㄨㄢ ㄨㄣ ㄨㄥ
  ㄘ - ㄚ ㄜ ㄞ ㄠ ㄡ ㄢ ㄣ ㄤ ㄥ ㄨ ㄨㄛ ㄨㄟ ㄨㄢ ㄨㄣ ㄨㄥ
  ㄙ - ㄚ ㄜ ㄞ ㄠ ㄡ ㄢ ㄣ ㄤ ㄥ ㄨ ㄨㄛ ㄨㄟ ㄨㄢ ㄨㄣ ㄨㄥ
  - ㄚ ㄛ ㄜ ㄞ ㄠ ㄡ ㄢ ㄣ ㄤ ㄦ ㄧ ㄧㄚ ㄧㄝ ㄧㄞ ㄧㄠ ㄧㄡ ㄧㄢ ㄧㄣ ㄧㄤ ㄧㄥ ㄨ ㄨㄚ ㄨㄛ ㄨㄞ ㄨㄟ ㄨㄢ ㄨㄣ ㄨㄤ ㄨㄥ ㄩ ㄩㄝ ㄩㄢ ㄩㄣ ㄩㄥ
  `
    .trim()
    .split('\n')
    .flatMap(line => {
      const [initial, ...finals] = line.trim().split(' ');
      return finals.map(final => `${initial}${final}`.replaceAll('-', ''));
    }),
);

function isZhuyin(syllable: string): boolean {
  const [, neutral, sound, tone] = /^(˙?)([\u3105-\u3129]+)([ˊˇˋ]?)$/u.exec(syllable) ?? [];
  return ZHUYIN.has(sound) && !(neutral && tone);
}

test.each([
  ['yue', 'jyutping', (syllable: string) => JYUTPING.test(syllable)],
  ['zh-Hant-TW', 'zhuyin', isZhuyin],
] as const)('every word of %s has a reading in %s, one syllable for each character', (locale, _, isSyllable) => {
  const words = wordsOf(locale);
  expect(words).toHaveLength(1240);
  const wrong = words.filter(({ text, reading = '' }) => {
    const parts = partsOf(text);
    const syllables = reading.split(' ');
    return (
      parts.length !== syllables.length ||
      parts.some((part, i) => (/[A-Z]/.test(part) ? syllables[i] !== part : !isSyllable(syllables[i])))
    );
  });
  expect(wrong.map(({ text, reading }) => `${text}: ${reading}`)).toEqual([]);
});

/** Syllables by character. */
function soundsOf(locale: string): ReadonlyMap<string, ReadonlySet<string>> {
  const sounds = new Map<string, Set<string>>();
  for (const { text, reading = '' } of wordsOf(locale))
    partsOf(text).forEach((part, i) => {
      sounds.set(part, (sounds.get(part) ?? new Set()).add(reading.split(' ')[i] ?? ''));
    });
  return sounds;
}

test.each([
  ['yue', '長', ['coeng4', 'zoeng2']],
  ['yue', '着', ['zoek3', 'zoek6']],
  ['zh-Hant-TW', '長', ['ㄓㄤˇ', 'ㄔㄤˊ']],
  ['zh-Hant-TW', '垃', ['ㄌㄜˋ']],
  ['zh-Hant-TW', '圾', ['ㄙㄜˋ']],
  ['zh-Hant-TW', '車', ['ㄔㄜ']],
])('in %s, %s is read as its words want it', (locale, character, readings) => {
  expect([...(soundsOf(locale).get(character) ?? [])].sort()).toEqual([...readings].sort());
});

/** Words with a character that is read in another way elsewhere, as two dictionaries have them. */
const READ_SO = {
  yue: {
    赤壁: 'cek3 bik1',
    雞蛋仔: 'gai1 daan6 zai2',
    皮蛋: 'pei4 daan2',
    裙褂: 'kwan4 kwaa2',
    海嘯: 'hoi2 siu3',
    黑板: 'hak1 baan2',
    銀行: 'ngan4 hong4',
  },
  'zh-Hant-TW': {
    筋斗雲: 'ㄐㄧㄣ ㄉㄡˇ ㄩㄣˊ',
    斗笠: 'ㄉㄡˇ ㄌㄧˋ',
    冠軍: 'ㄍㄨㄢˋ ㄐㄩㄣ',
    皇冠: 'ㄏㄨㄤˊ ㄍㄨㄢ',
    通緝犯: 'ㄊㄨㄥ ㄑㄧˋ ㄈㄢˋ',
    掃把: 'ㄙㄠˋ ㄅㄚˇ',
    天秤: 'ㄊㄧㄢ ㄆㄧㄥˊ',
    颱風假: 'ㄊㄞˊ ㄈㄥ ㄐㄧㄚˋ',
    假髮: 'ㄐㄧㄚˇ ㄈㄚˇ',
    擂茶: 'ㄌㄟˊ ㄔㄚˊ',
    赤崁樓: 'ㄔˋ ㄎㄢˇ ㄌㄡˊ',
  },
} as const;

test.each(Object.entries(READ_SO))('in %s a word is read as dictionaries read it', (locale, expected) => {
  const readings = new Map(wordsOf(locale).map(({ text, reading }) => [text, reading]));
  expect(Object.fromEntries(Object.keys(expected).map(word => [word, readings.get(word)]))).toEqual(expected);
});
