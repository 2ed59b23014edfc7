import type { Symmetry } from '../orbit.js';

/** A word for the cells of a block: a symbol for each. */
export interface LeastWord {
  readonly word: readonly number[];
  /** How often it uses each symbol. */
  readonly uses: readonly number[];
  /** The turns that leave it as it is. */
  readonly keeping: readonly Symmetry[];
}

/** Words found before: turns act alike on most blocks. */
export interface KnownWords {
  readonly symmetries: readonly Symmetry[];
  readonly found: Map<string, readonly LeastWord[]>;
}

/** The words of a block that no turn makes less. */
export function leastWords(
  { symmetries, found: known }: KnownWords,
  block: readonly number[],
  turns: readonly Symmetry[],
  symbols: number,
): readonly LeastWord[] {
  const moves = turns.map(turn => block.map(cell => block.indexOf(turn.source[cell])));
  const key = `${turns.map(turn => symmetries.indexOf(turn))} ${moves.join(' ')}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = wordsOf(symbols, block.length).flatMap(word => {
    const turned = turns.map((turn, i) => moves[i].map(from => turn.symbols[word[from]]));
    if (turned.some(other => compareWords(other, word) < 0)) return [];
    const uses = Array.from(
      { length: symbols },
      (_, symbol) => word.filter(other => other === symbol).length,
    );
    return [{ word, uses, keeping: turns.filter((_, i) => compareWords(turned[i], word) === 0) }];
  });
  known.set(key, found);
  return found;
}

/** Every word of this length, in order. */
function wordsOf(symbols: number, length: number): readonly (readonly number[])[] {
  if (length === 0) return [[]];
  const shorter = wordsOf(symbols, length - 1);
  return Array.from({ length: symbols }, (_, symbol) => symbol).flatMap(symbol =>
    shorter.map(word => [symbol, ...word]),
  );
}

function compareWords(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((symbol, j) => symbol !== b[j]);
  return i < 0 ? 0 : a[i] - b[i];
}
