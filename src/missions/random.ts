/** The randomness that is handed in, as the room of keys makes it: numbers in [0, 1), and whole numbers in 0..n-1. */
export interface Random {
  next(): number;
  below(n: number): number;
}
