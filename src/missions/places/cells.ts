/** A number with a point or a comma, in Latin, Arabic or Persian digits; NaN where it is none. */
export function numberIn(cell: string): number {
  const plain = cell
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String((digit.codePointAt(0) as number) & 15))
    .replace('\u2212', '-')
    .replace(/[,\u066b]/, '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Letters that don't decompose into a plain letter and a mark. */
const PLAIN = { ø: 'o', œ: 'oe', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' } as const;

/** `San Francisco` -> `san-francisco`; a name in another script keeps its letters. */
export function idOf(name: string): string {
  const latin = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øœæßłđðþı]/g, letter => PLAIN[letter as keyof typeof PLAIN]);
  const plain = /[a-z0-9]/.test(latin) ? latin.replace(/[^a-z0-9]+/g, '-') : name.replace(/\s+/g, '-');
  return plain.replace(/^-+|-+$/g, '') || name;
}
