/** U+2066 and U+2067 begin a piece from left to right and from right to left; U+2069 ends both. */
const [LEFT_TO_RIGHT, RIGHT_TO_LEFT, ENDS] = ['\u2066', '\u2067', '\u2069'];

/** What is typed: `.yaml`, `--fix`, `3/40`, `70%`, `C3=assassin A1=starting`. */
const WORD = /[-./]*[A-Za-z0-9](?:[\w./=%+,-]*[\w/%])?/.source;
const TYPED = new RegExp(`${WORD}(?: ${WORD})*`, 'g');

/** A line that is read from right to left, on terminals whose lines begin at the left. */
export function fromRightToLeft(line: string): string {
  return RIGHT_TO_LEFT + line + ENDS;
}

/** A text with marks around what is typed in it: it keeps its marks, and those of a list follow one another as the text runs. */
export function keptInOrder(text: string): string {
  return text.replace(TYPED, typed => (/^\d+$/.test(typed) ? typed : LEFT_TO_RIGHT + typed + ENDS));
}
