import path from 'node:path';
import { type Command, Option } from 'commander';
import { throwErrors } from '../problem.js';
import { type Batch, batchSchema, checkData, FLIPS, KEY_FORMATS } from '../templates/index.js';
import { here, ownLibrary, projectLibrary, VERSION } from './files.js';
import { OutputFolder } from './output.js';
import { counter } from './progress.js';

type DealFlags = Partial<Omit<Batch, 'kind'>> & { readonly out: string };

/** `deckwright keys deal|show|check`. */
export function addKeys(program: Command): void {
  const keys = program.command('keys').description('deal, show and check key cards of any kind');
  addDeal(keys);
}

function addDeal(keys: Command): void {
  keys
    .command('deal')
    .description(
      'deal a batch of key cards, as many as you like, each proved legal and different from all others',
    )
    .argument('[kind]', 'codenames, pictures, duet, or a kind of your own (.yaml)', 'codenames')
    .option('--count <n>', 'how many cards (default: 40)', Number)
    .option('--seed <seed>', 'a word or number; the same seed deals the same row of cards (default: 1)')
    .option('--from <n>', 'leave out so many cards of the row first (default: 0)', Number)
    .addOption(new Option('--format <format>', 'what to write (default: pdf)').choices(KEY_FORMATS))
    .option('--sheets <n>', 'sheets of paper in each PDF (default: all in one)', Number)
    .option('--locale <locale>', 'language of the sheets (default: yue)')
    .option('--paper <paper>', 'A4, Letter, A3, Legal, Tabloid or universal (default: A4)')
    .addOption(
      new Option('--flip <flip>', 'how the printer turns the paper (default: long-edge)').choices(FLIPS),
    )
    .option('--theme <theme>', 'a theme, or a file of your own (.yaml) (default: dossier)')
    .option('--out <folder>', 'where the files go', 'output')
    .addHelpText(
      'after',
      `
Examples:
  npm start -- keys deal codenames --count 10000 --seed 7
  npm start -- keys deal pictures --count 60 --locale fa --paper Letter
  npm start -- keys deal duet --count 100 --format csv`,
    )
    .action(deal);
}

async function deal(kind: string, { out, ...flags }: DealFlags): Promise<void> {
  const place = (key: string) => (key === 'kind' ? 'key kind' : `--${key}`);
  const batch = checkData({ ...flags, kind }, place, batchSchema);
  const { tell, end } = counter(batch.count, 'key cards');
  const { dealBatch } = await import('../pipeline/batch.js');
  const desk = { project: projectLibrary(), own: ownLibrary(), version: VERSION };
  const run = await dealBatch(batch, desk, tell);
  const folder = new OutputFolder(path.resolve(here(), out), out);
  try {
    folder.claim(run.files.map(file => file.name));
    for (const file of run.files) await folder.stage(file.name, file.chunks);
    const { cards, starts, problems } = run.proof();
    throwErrors(problems);
    const paths = folder.commit();
    end();
    for (const file of paths) console.log(`  ${file}`);
    const teams = Object.entries(starts).map(([team, count]) => `${count} ${team}`);
    const begun = teams.length > 0 ? ` (${teams.join(', ')} starts)` : '';
    console.log(`${cards} key cards${begun}: every one proved legal, no two alike however they are turned.`);
    if (run.sheets > 0)
      console.log(`Print at 100 % (no scaling) on ${batch.paper}, ${run.sheets} sheets of paper.`);
  } finally {
    end();
    folder.close();
  }
}
