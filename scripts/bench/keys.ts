// Processor time per key card in microseconds, by step: npx tsx scripts/bench/keys.ts [count] [kind]
import { projectLibrary } from '../../src/cli/files.js';
import { loadKeyTemplate } from '../../src/data/index.js';
import { cardId, dealKeys, KeyProver, KeyStatistics } from '../../src/keys/index.js';

const [count = '10000', name = 'codenames'] = process.argv.slice(2);
const project = projectLibrary();
const { kind } = loadKeyTemplate(name, project, project);

function step<T>(title: string, work: () => T): T {
  const before = process.cpuUsage().user;
  const result = work();
  const micros = (process.cpuUsage().user - before) / Number(count);
  console.log(`${title.padEnd(8)}${micros.toFixed(2).padStart(7)} µs a card`);
  return result;
}

const keys = step('deal', () => [...dealKeys(kind, { seed: 'bench', count: Number(count) })]);
const cards = step('id', () => keys.map(key => ({ ...key, id: cardId(kind, key) })));
const prover = new KeyProver(kind, 'keys', true);
const memory = process.memoryUsage().arrayBuffers;
step('prove', () => {
  for (const card of cards) prover.prove(card);
});
const bytes = (process.memoryUsage().arrayBuffers - memory) / Number(count);
const statistics = new KeyStatistics(kind);
step('count', () => {
  for (const key of keys) statistics.add(key);
});
console.log(`${prover.finish().problems.length} problems; the proof holds ${bytes.toFixed(0)} bytes a card`);
