// Plays a million games for every city that can be, and holds them against the exact chances: npm run simulate
// npm run simulate -- --pair experts --games 1000000 --seed 1
import { parseArgs } from 'node:util';
import { ownLibrary, projectLibrary } from '../src/cli/files.js';
import { randomFrom } from '../src/keys/index.js';
import { chances, simulate } from '../src/missions/index.js';
import { loadPair } from '../src/templates/index.js';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { pair: text, games: text, seed: text } });
const { pair: name = 'practised', games: typed = '1000000', seed = '1' } = values;
const games = Number(typed);
if (!Number.isSafeInteger(games) || games < 1) throw new RangeError(`--games is "${typed}".`);
const pair = loadPair(name, projectLibrary(), ownLibrary());

console.log(`${name}, ${games} games each, seed ${seed}`);
console.log('city        exact    played    standard errors apart');
let [furthest, squares, count] = [0, 0, 0];
for (const [tokens, row] of chances(pair).entries())
  for (const [mistakes, exact] of row.entries()) {
    if (tokens === 0) continue;
    const { next } = randomFrom(`${seed}/${name}/${tokens}-${mistakes}`);
    const played = simulate(pair, tokens, mistakes, games, next) / games;
    // Of the exact chance: what is played may be none at all where a win is one in millions.
    const error = Math.sqrt((exact * (1 - exact)) / games);
    const apart = (played - exact) / error;
    [furthest, squares, count] = [Math.max(furthest, Math.abs(apart)), squares + apart ** 2, count + 1];
    const city = `${tokens}-${mistakes}`.padEnd(6);
    console.log(
      `${city}  ${exact.toFixed(7)}  ${played.toFixed(6)}  ${apart.toFixed(2).padStart(6)}${Math.abs(apart) > 3 ? '  beyond three' : ''}`,
    );
  }
// The squares of so many normal deviates sum to their number, give or take the root of twice as many.
const spread = (squares - count) / Math.sqrt(2 * count);
console.log(
  `${count} cities; furthest ${furthest.toFixed(2)} standard errors; chi-square ${squares.toFixed(1)} on ${count}, ${spread.toFixed(2)} from its mean.`,
);
if (furthest > 3) process.exitCode = 1;
