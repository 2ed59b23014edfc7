import LineBreaker from 'linebreak';
import type { TextStyle } from '../style.js';

type Style = Pick<TextStyle, 'han' | 'language'>;

/** The text between places where a line of it may end, with the spaces that follow. */
export function piecesOf(text: string, style: Style): readonly string[] {
  const { words, loose = false } = style.language ?? {};
  const breaks = breaksOf(text, style.han ?? false);
  return cut(text, words === undefined || loose ? breaks : [...breaks, ...endsOf(words(text))]);
}

/** The same for a word on a card, which is not cut through where its language has words but no spaces. */
export function wordsOf(text: string, style: Style): readonly string[] {
  const { words, loose = false } = style.language ?? {};
  if (words === undefined || !loose) return piecesOf(text, style);
  const ends = new Set(endsOf(words(text)));
  return cut(
    text,
    breaksOf(text, style.han ?? false).filter(at => ends.has(at) || text[at - 1] === ' '),
  );
}

/** Cuts a text at places in any order. */
function cut(text: string, places: readonly number[]): readonly string[] {
  const all = [...new Set([0, ...places, text.length])].sort((a, b) => a - b);
  return all.slice(1).map((end, i) => text.slice(all[i], end));
}

function endsOf(pieces: readonly string[]): readonly number[] {
  let end = 0;
  return pieces.map(piece => {
    end += piece.length;
    return end;
  });
}

/** Where a line may end by UAX 14, which never breaks at curly quotes; in Han text they work like 「」. */
function breaksOf(text: string, han: boolean): readonly number[] {
  const curly: Readonly<Record<string, string>> = { '“': '「', '”': '」', '‘': '『', '’': '』' };
  const breaker = new LineBreaker(han ? text.replace(/[“”‘’]/g, mark => curly[mark]) : text);
  const breaks: number[] = [];
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    const { position } = next;
    const [before, after] = [text.slice(breaks.at(-1) ?? 0, position), text.slice(position)];
    // A number stays with what it counts, and with the other end of its range.
    if (after !== '' && (/\d–$/.test(before) || (han && /\d ?$/.test(before)))) continue;
    // Korean has spaces: a line ends between words, not between syllables.
    if (/\p{Script=Hangul}$/u.test(before) && /^\p{Script=Hangul}/u.test(after)) continue;
    breaks.push(position);
  }
  return breaks;
}
