import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWord } from './equivalence.js';
import { normaliseWord } from './normalise.js';

describe('a Persian word is repaired', () => {
  it.each([
    ['the Arabic ye', 'علي', 'علی', ['letters']],
    ['the Arabic kaf', 'كتاب', 'کتاب', ['letters']],
    ['an Arabic ye under a hamza stays a ye: letters before NFC', 'ي\u0654', 'ی\u0654', ['letters']],
    ['presentation forms', '\ufe8d\ufedf\ufed2', 'الف', ['forms']],
    ['the ligature lam-alef', '\ufefb\ufee7\ufeea', 'لانه', ['forms']],
    ['an Arabic ye as a presentation form', 'عل\ufef2', 'علی', ['forms']],
    ['a vowel sign on a space as a presentation form', 'م\ufe76', 'م\u064e', ['forms']],
    ['an alef and a loose madda', '\u0627\u0653ب', 'آب', ['nfc']],
    ['a tatweel', 'ســـلام', 'سلام', ['tatweel']],
    ['a doubled ZWNJ', 'نیم\u200c\u200cروز', 'نیم\u200cروز', ['zwnj']],
    ['a ZWNJ at both edges', '\u200cسیب\u200c', 'سیب', ['zwnj']],
    ['a ZWNJ beside a space', 'قصه\u200c شب', 'قصه شب', ['zwnj']],
    ['spaces', '  قصه \u00a0 شب ', 'قصه شب', ['spaces']],
    ['bidi marks', '\u200fسیب\u200e\u2067', 'سیب', ['bidi']],
    ['a ZWNJ that a bidi mark hid', 'نیم\u200c\u200f\u200cروز', 'نیم\u200cروز', ['bidi', 'zwnj']],
    ['Arabic-Indic digits', '٤٥٦', '۴۵۶', ['digits']],
    ['a byte order mark within', 'سی\ufeffب', 'سیب', ['invisible']],
  ])('%s', (_, typed, text, repairs) => {
    expect(normaliseWord(typed, 'fa')).toEqual({ text, repairs });
  });

  it.each([
    'میوه',
    'نامه',
    'ترانه',
    'می\u200cرود',
    'ماهی\u200cفروش',
    'آب',
  ])('but %s is left as it is', word => {
    expect(normaliseWord(word, 'fa-IR')).toEqual({ text: word, repairs: [] });
  });

  it('but an Arabic word keeps its own letters and digits', () => {
    expect(normaliseWord('كرسي ٣', 'ar').text).toBe('كرسي ٣');
  });
});

describe('a Chinese word', () => {
  it.each([
    ['loses variation selectors', '葛\u{e0100}城', '葛城', ['selectors']],
    ['loses characters without width', '天\u200b星', '天星', ['invisible']],
    ['loses spaces at its edges, also wide ones', '\u3000天星 ', '天星', ['spaces']],
    ['keeps the space between Latin words', 'T shirt', 'T shirt', []],
    ['changes compatibility forms to the usual ones', '\uf900', '豈', ['nfc']],
  ])('%s', (_, typed, text, repairs) => {
    expect(normaliseWord(typed, 'yue')).toEqual({ text, repairs });
  });
});

describe('a word in another language', () => {
  it('is composed (NFC), and its spaces are tidied', () => {
    expect(normaliseWord(' cafe\u0301  noir', 'fr')).toEqual({
      text: 'café noir',
      repairs: ['nfc', 'spaces'],
    });
  });
});

describe('a word in writing without spaces', () => {
  it.each([
    [
      'keeps the zero-width spaces between its parts',
      'ម៉ាស៊ីន\u200bបោក\u200bខោអាវ',
      'ម៉ាស៊ីន\u200bបោក\u200bខោអាវ',
      [],
    ],
    [
      'loses them at its edges, beside spaces and in twos',
      '\u200bสนาม\u200b\u200bบิน \u200bใหม่\u200b',
      'สนาม\u200bบิน ใหม่',
      ['invisible'],
    ],
    ['loses what else is invisible', 'สนาม\u00ad\u200bบิน', 'สนาม\u200bบิน', ['invisible']],
  ])('%s', (_, typed, text, repairs) => {
    expect(normaliseWord(typed, 'km')).toEqual({ text, repairs });
    expect(normaliseWord(typed, 'th-TH')).toEqual({ text, repairs });
  });

  it('is the same word with and without them', () => {
    expect(foldWord('สนาม\u200bบิน')).toBe(foldWord('สนามบิน'));
  });
});

it('normalising twice changes nothing more', () => {
  const traps =
    'يكی٤\u0640\u200c\u200f\u0654\u0653\u0627\ufefb\ufe76\ufe8d \u00a0\u200b\ufeffae\u0301天\ufe0f\uf900'.split(
      '',
    );
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom(...traps), fc.string({ unit: 'binary', maxLength: 1 })),
  });
  fc.assert(
    fc.property(text, fc.constantFrom('fa', 'ar', 'ur', 'yue', 'de', 'th'), (typed, locale) => {
      const once = normaliseWord(typed, locale).text;
      expect(normaliseWord(once, locale)).toEqual({ text: once, repairs: [] });
    }),
    { numRuns: 500 },
  );
});
