/** Hangul for which the same bytes could also be Chinese are too few to tell. */
const ENOUGH = 8;

/** Text in EUC-KR with Microsoft's extension; undefined if a byte does not fit. */
export function decodeKorean(bytes: Uint8Array): string | undefined {
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
export function isKorean(bytes: Uint8Array): boolean {
  const letters = [...(decodeKorean(bytes) ?? '')].filter(char => char > '\u007f');
  const syllables = letters.filter(char => char >= '\uac00' && char <= '\ud7a3');
  return syllables.length >= ENOUGH && syllables.length >= letters.length * 0.95;
}
