/** The randomness that is handed in: numbers in [0, 1), and whole numbers in 0..n-1. */
export interface Random {
  next(): number;
  below(n: number): number;
}
