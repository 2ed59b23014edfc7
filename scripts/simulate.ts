// Plays a million games for every possible city, and compares them with the exact chances: npm run simulate
// npm run simulate -- --pair experts --games 1000000 --seed 1
// In one run out of five, one of the 77 cities is off by more than three standard errors by chance. Such a city is played
// again, with ten times as many new games: a chance deviation vanishes, a real one becomes three times as large.
import { parseArgs } from 'node:util';
import { ownLibrary, projectLibrary } from '../src/cli/files.js';
import { loadPair } from '../src/data/index.js';
import { randomFrom } from '../src/keys/index.js';
import { chances, simulate } from '../src/maps/index.js';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { pair: text, games: text, seed: text } });
const { pair: name = 'practised', games: typed = '1000000', seed = '1' } = values;
const games = Number(typed);
if (!Number.isSafeInteger(games) || games < 1) throw new RangeError(`--games is "${typed}".`);
const pair = loadPair(name, projectLibrary(), ownLibrary());

/** Plays a city, prints its line, and returns the deviation from the exact chance in standard errors. */
function play(city: string, exact: number, count: number, of: string): number {
  const [tokens, mistakes] = city.split('-').map(Number);
  const played = simulate(pair, tokens, mistakes, count, randomFrom(`${of}/${name}/${city}`).next) / count;
  // The standard error of the exact chance: if a win is one in millions, the games played may have none.
  const apart = (played - exact) / Math.sqrt((exact * (1 - exact)) / count);
  const line = `${city.padEnd(6)}  ${exact.toFixed(7)}  ${played.toFixed(6)}  ${apart.toFixed(2).padStart(6)}`;
  console.log(Math.abs(apart) > 3 ? `${line}  more than three` : line);
  return apart;
}

console.log(`${name}, ${games} games each, seed ${seed}`);
console.log('city        exact    played    deviation in standard errors');
const cities = chances(pair).flatMap((row, tokens) =>
  tokens === 0 ? [] : row.map((exact, mistakes) => ({ city: `${tokens}-${mistakes}`, exact })),
);
const apart = cities.map(({ city, exact }) => play(city, exact, games, seed));
// The sum of n squared normal deviates has the mean n and the variance 2n.
const squares = apart.reduce((sum, each) => sum + each ** 2, 0);
const spread = (squares - cities.length) / Math.sqrt(2 * cities.length);
const furthest = Math.max(...apart.map(Math.abs));
console.log(
  `${cities.length} cities; furthest ${furthest.toFixed(2)} standard errors; chi-square ${squares.toFixed(1)}, ${spread.toFixed(2)} from its mean.`,
);
const beyond = cities.filter((_, i) => Math.abs(apart[i]) > 3);
if (beyond.length > 0) console.log(`Again, with ${games * 10} new games each:`);
const wrong = beyond.filter(
  ({ city, exact }) => Math.abs(play(city, exact, games * 10, `${seed}/again`)) > 3,
);
if (wrong.length > 0) process.exitCode = 1;
