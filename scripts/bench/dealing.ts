// How many classic keys one process deals in a second, each different from all others, once V8 is warm.
import { projectLibrary } from '../../src/cli/files.js';
import { dealKeys } from '../../src/keys/index.js';
import { loadKeyTemplate } from '../../src/templates/index.js';

const project = projectLibrary();
const { kind } = loadKeyTemplate('codenames', project, project);
const deal = (count: number, seed: string) => {
  let cells = 0;
  for (const key of dealKeys(kind, { seed, count })) cells += key.cells.length;
  return cells;
};
deal(20_000, 'warm');
const count = 500_000;
const start = performance.now();
deal(count, 'bench');
const seconds = (performance.now() - start) / 1000;
console.log(`${Math.round(count / seconds).toLocaleString('en')} classic keys a second`);
