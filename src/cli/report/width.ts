/** Two columns on a terminal: Han, kana, Hangul, and the marks and letters that are as wide. */
const WIDE =
  /[\p{Script=Han}\u3000-\u303e\u3041-\u33ff\uac00-\ud7a3\uff01-\uff60\uffe0-\uffe6\p{Emoji_Presentation}]/u;
const NONE = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** The columns that a text takes on a terminal. */
export function widthOf(text: string): number {
  let width = 0;
  for (const char of text) width += NONE.test(char) ? 0 : WIDE.test(char) ? 2 : 1;
  return width;
}

/** A text with as many spaces after it as make it so wide. */
export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** A character of Chinese, or a word, with the marks that stay at its side. */
const PIECE = new RegExp(
  `\\s*[「『（《“(]*(?:${WIDE.source}|(?:(?!${WIDE.source})\\S)+)[」』）》”，。、：；？！…]*`,
  'gu',
);

/** A paragraph in lines of so many columns: between words, and between the characters of Chinese. */
export function wrapped(text: string, width: number): readonly string[] {
  const lines = [''];
  for (const [piece] of text.matchAll(PIECE)) {
    const longer = (lines.at(-1) ?? '') + piece;
    if (widthOf(longer) <= width || lines.at(-1) === '') lines[lines.length - 1] = longer;
    else lines.push(piece.trimStart());
  }
  return lines;
}
