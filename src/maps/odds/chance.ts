/** The chance of winning with a number of tokens and mistakes, from 0 to 1. */
export type Chance = (tokens: number, mistakes: number) => number;

/** 0.655 as 65.5 %. */
export function percent(chance: number): string {
  return `${(chance * 100).toFixed(1)} %`;
}
