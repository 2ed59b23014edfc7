import type { Platform } from '../platform.js';
import { type Sentence, sentence } from '../speech/index.js';
import { hanPlausibility } from './han-plausibility.js';
import { scriptOfLocale } from './hanzi/index.js';
import type { Encoding } from './word.js';

export interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
}

const MEBIBYTE = 2 ** 20;
/** 400,000 words; a damaged file may be of any size. */
const MOST_BYTES = 16 * MEBIBYTE;

/** The language of a text, and how its old encoding is read. */
export interface Legacy extends Pick<Platform, 'big5'> {
  readonly locale: string;
}

/**
 * Bytes of a file -> text without its byte order mark, or why there is none. Strict: a byte that does not fit an
 * encoding rules it out. Big5 and GBK are tried where `legacy` names a Chinese locale, which also tips the balance
 * where both fit. Never throws.
 */
export function decodeText(bytes: Uint8Array, legacy?: Legacy): Decoded | Sentence {
  if (bytes.length > MOST_BYTES)
    return sentence('words.too-large', {
      size: Math.ceil(bytes.length / MEBIBYTE),
      most: MOST_BYTES / MEBIBYTE,
    });
  if (bytes.length === 0) return sentence('words.empty-file');
  if (startsWith(bytes, [0xff, 0xfe])) return utf16(bytes, 'utf-16le');
  if (startsWith(bytes, [0xfe, 0xff])) return utf16(bytes, 'utf-16be');
  const format = formats.find(([, start]) => startsWith(bytes, start))?.[0];
  if (format) return sentence('words.not-csv', { format });
  if (bytes.includes(0)) return sentence('words.zero-bytes');
  const utf8 = strict(bytes, 'utf-8');
  if (utf8 !== undefined) return { text: utf8, encoding: 'UTF-8' };
  const script = legacy && scriptOfLocale(legacy.locale);
  if (legacy?.locale.split('-')[0] === 'ko') {
    const korean = decodeKorean(bytes);
    if (korean !== undefined) return { text: korean, encoding: 'EUC-KR' };
  }
  // In another language Big5 and GBK would only find Chinese in noise.
  if (legacy === undefined || script === undefined)
    return sentence('words.unknown-encoding', { tried: 'unicode' });
  if (isKorean(bytes)) return sentence('words.korean');
  return (
    decodeChinese(bytes, legacy.big5(bytes), script === 'zh-Hans') ??
    sentence('words.unknown-encoding', { tried: 'chinese' })
  );
}

const formats: readonly (readonly [string, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['xls', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
];

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function utf16(bytes: Uint8Array, label: 'utf-16le' | 'utf-16be'): Decoded | Sentence {
  const text = strict(bytes, label);
  return text === undefined ? sentence('words.damaged-utf16') : { text, encoding: 'UTF-16' };
}

/** The decoder removes the byte order mark itself. */
function strict(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** GBK or Big5, whichever reads more like Chinese. `gb18030` is strict on every platform; Big5 marks bad bytes with U+FFFD. */
function decodeChinese(bytes: Uint8Array, big5: string, simplified: boolean): Decoded | undefined {
  const gbk = strict(bytes, 'gb18030');
  const high = onlyHighBytes(bytes);
  const fits = [
    {
      text: big5.includes('\ufffd') ? undefined : big5,
      encoding: 'Big5' as const,
      nudge: (simplified ? 0 : 0.1) + (high ? 0 : 0.2),
    },
    { text: gbk, encoding: 'GBK' as const, nudge: (simplified ? 0.1 : 0) + (high ? 0.2 : 0) },
  ].flatMap(({ text, encoding, nudge }) => {
    if (text === undefined) return [];
    const score = hanPlausibility(text);
    return score < LEAST_SCORE ? [] : [{ text, encoding, score: score + nudge }];
  });
  const best = fits.sort((a, b) => b.score - a.score)[0];
  return best && { text: best.text, encoding: best.encoding };
}

/** Simplified text in GBK has hardly a second byte below 0xA1; in Big5 every third one is. */
function onlyHighBytes(bytes: Uint8Array): boolean {
  let pairs = 0;
  let low = 0;
  for (let at = 0; at + 1 < bytes.length; at++) {
    if (bytes[at] < 0x81) continue;
    at++;
    pairs++;
    if (bytes[at] < 0xa1) low++;
  }
  return low < pairs * 0.05;
}

/** Measured: lists of 400 words score 0.38 to 0.48, slices of ten 0.09 or more, and all were told apart. */
const LEAST_SCORE = 0.08;

/** Hangul for which the same bytes could also be Chinese are too few to tell. */
const ENOUGH = 8;

/** Text in EUC-KR with Microsoft's extension; undefined if a byte does not fit. */
function decodeKorean(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('euc-kr', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Whether bytes are Korean rather than Chinese. EUC-KR has its syllables where GBK has the first half of its commonest
 * characters, by sound; the other half becomes Chinese characters, which Korean lists hardly have.
 */
function isKorean(bytes: Uint8Array): boolean {
  const letters = [...(decodeKorean(bytes) ?? '')].filter(char => char > '\u007f');
  const syllables = letters.filter(char => char >= '\uac00' && char <= '\ud7a3');
  return syllables.length >= ENOUGH && syllables.length >= letters.length * 0.95;
}
