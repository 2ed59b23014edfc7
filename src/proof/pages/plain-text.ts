/** Text for comparison: the same letters whatever their encoding, without marks of direction. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a text is a number, in the figures of any script. */
export function isNumber(text: string): boolean {
  return /^\p{Nd}+$/u.test(text);
}
