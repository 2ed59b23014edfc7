import LineBreaker from 'linebreak';

/**
 * The text between places where a line may end (UAX 14), with the spaces that follow it. UAX 14 never breaks at curly
 * quotes; in Han text they work like 「」.
 */
export function* piecesOf(text: string, han: boolean): Generator<string> {
  const curly: Readonly<Record<string, string>> = { '“': '「', '”': '」', '‘': '『', '’': '』' };
  const breaker = new LineBreaker(han ? text.replace(/[“”‘’]/g, mark => curly[mark]) : text);
  let last = 0;
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    const piece = text.slice(last, next.position);
    // A number stays with what it counts, and with the other end of its range.
    if (next.position < text.length && (/\d–$/.test(piece) || (han && /\d ?$/.test(piece)))) continue;
    // Korean has spaces: a line ends between words, not between syllables.
    if (/\p{Script=Hangul}$/u.test(piece) && /^\p{Script=Hangul}/u.test(text.slice(next.position))) continue;
    yield piece;
    last = next.position;
  }
}
