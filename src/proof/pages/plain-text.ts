/** Text for comparison: the same letters whatever their encoding, without marks of direction. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
