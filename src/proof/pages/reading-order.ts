import bidiFactory from 'bidi-js';

export type Direction = 'ltr' | 'rtl';

const bidi = bidiFactory();

/** PDFium's kinds of characters; all others are neutral. */
type Kind = 'left' | 'right' | 'weak' | 'neutral';
const KINDS: Readonly<Record<string, Kind>> = {
  ...{ L: 'left', R: 'right', AL: 'right' },
  ...{ AN: 'weak', EN: 'weak', NSM: 'weak', CS: 'weak', ES: 'weak', ET: 'weak', BN: 'weak' },
};

interface Piece<Char> {
  readonly kind: Kind;
  readonly chars: Char[];
}

/**
 * Puts a line of characters back into the order in which it is written: PDFium makes of that an order of reading, and
 * turns brackets round (CFX_BidiString, CPDF_TextPage::CloseTempLine). `direction` is that of the file.
 */
export function asWritten<Char extends { readonly text: string }>(
  line: readonly Char[],
  direction: Direction,
): readonly Char[] {
  const pieces: Piece<Char>[] = [];
  for (const char of line) {
    const kind = kindOf(char.text);
    const last = pieces.at(-1);
    if (last?.kind === kind) last.chars.push(char);
    else pieces.push({ kind, chars: [char] });
  }
  const count = (kind: Kind) => pieces.filter(piece => piece.kind === kind).length;
  const isRight = direction === 'rtl' || (count('right') > 0 && count('right') >= count('left'));
  let isLeftward = isRight;
  const written = pieces.map(({ kind, chars }) => {
    if (kind !== 'weak') isLeftward = kind === 'right' || (kind === 'neutral' && isLeftward);
    if (kind === 'weak' || !isLeftward) return chars;
    return chars.map(char => ({ ...char, text: mirrored(char.text) })).reverse();
  });
  return (isRight ? written.reverse() : written).flat();
}

/** Letters that came into Unicode after PDFium's tables. */
const YOUNG = /[\u037f\u0526-\u052f\u2095-\u209c]/;

/** PDFium knows no characters beyond the first 65,536. */
function kindOf(char: string): Kind {
  return char.length > 1 || YOUNG.test(char)
    ? 'neutral'
    : (KINDS[bidi.getBidiCharTypeName(char)] ?? 'neutral');
}

/** PDFium's table of what is turned round is not that of Unicode. */
const TURNED: Readonly<Record<string, string>> = {
  ...{ '‘': '’', '’': '‘', '“': '”', '”': '“' },
  ...{ '∟': '∟', '∠': '∠', '≅': '≅', '≌': '≌' },
};

function mirrored(char: string): string {
  return TURNED[char] ?? bidi.getMirroredCharacter(char) ?? char;
}

/** A letter or a figure beside which other characters may run from right to left. */
function turnsOthers(char: string): boolean {
  return /^(R|AL|AN)$/.test(bidi.getBidiCharTypeName(char));
}

export function isRtl(char: string): boolean {
  return /^(R|AL)$/.test(bidi.getBidiCharTypeName(char));
}

/** The characters of a text from left to right, as a line sets them (UAX 9). */
export function fromLeft(text: string, direction: Direction): readonly string[] {
  const chars = [...text];
  if (direction === 'ltr' && !chars.some(turnsOthers)) return chars;
  const starts = new Map<number, string>();
  let start = 0;
  for (const char of chars) {
    starts.set(start, char);
    start += char.length;
  }
  // The second half of a character has no start.
  const order = bidi.getReorderedIndices(text, bidi.getEmbeddingLevels(text, direction));
  return order.flatMap(i => starts.get(i) ?? []);
}
