import path from 'node:path';
import type { Command } from 'commander';
import { loadTemplates } from '../../data/index.js';
import { packDeck } from '../../press/deckfile/index.js';
import { error, ProblemError, sentence } from '../../speech/index.js';
import { OutputFolder } from '../disk/output-folder.js';
import { recoverAt } from '../disk/recover.js';
import { here, ownLibrary, projectLibrary, VERSION } from '../files.js';
import { examples } from '../help/describe.js';
import { readOrder } from '../order/deck.js';
import { withFiles } from '../order/deck-files.js';
import { say } from '../report/say.js';
import { tell } from '../report/terminal.js';
import { OPTIONS } from './options.js';

interface PackFlags {
  readonly name?: string;
  readonly out?: string;
}

/** `deckwright pack RECIPE`. */
export function addPack(program: Command): void {
  program
    .command('pack')
    .argument('<recipe>')
    .option('--name <name>')
    .addOption(OPTIONS.out('--out <file.deckwright>'))
    .addHelpText(
      'after',
      examples(
        'npm start -- pack my-deck.yaml',
        'npm start -- pack output/codenames-yue-manifest.json --name "A rainy Sunday" --out rainy.deckwright',
      ),
    )
    .action(pack);
}

async function pack(what: string, flags: PackFlags): Promise<void> {
  const base = what.replace(/(-manifest)?\.\w+$/, '');
  const { name = path.basename(base), out = `${base}.deckwright` } = flags;
  if (!/.\.deckwright$/i.test(out))
    throw new ProblemError([error('cli.not-deck-name', 'pack --out', { key: 'out', value: out })]);
  await recoverAt(what);
  const { recipe, located } = readOrder(what, {});
  let files: number;
  let bytes: Uint8Array;
  try {
    loadTemplates(recipe, projectLibrary(), ownLibrary());
    const deck = withFiles(recipe);
    files = deck.files.size;
    bytes = packDeck({ name, ...deck }, VERSION);
  } catch (fault) {
    throw fault instanceof ProblemError ? new ProblemError(fault.problems.map(located)) : fault;
  }
  const folder = await OutputFolder.open(path.resolve(here(), path.dirname(out)), path.dirname(out));
  try {
    await folder.stage(path.basename(out), [bytes]);
    await folder.commit();
  } finally {
    folder.close();
  }
  const size = Math.ceil(bytes.length / 1000);
  tell(`${out}: ${say(sentence('summary.packed', { files, size }))}`);
}
