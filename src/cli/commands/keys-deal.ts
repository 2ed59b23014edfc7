import path from 'node:path';
import { type Command, Option } from 'commander';
import { KeyStatistics } from '../../keys/index.js';
import { ProblemError, throwErrors } from '../../problem.js';
import {
  type Batch,
  type BatchWishes,
  batchManifestSchema,
  batchSchema,
  checkData,
  FLIPS,
  KEY_FORMATS,
  readYaml,
  wishesSchema,
} from '../../templates/index.js';
import { openDesk } from '../desk.js';
import { OutputFolder } from '../disk/output-folder.js';
import { here, ownLibrary } from '../files.js';
import { recordedIn, writeBatch } from '../order/batch.js';
import { counter, tellProblem } from '../report/console.js';
import { cardsWithStarts, chiSquareLines } from '../report/keys.js';

interface DealFlags extends Partial<Omit<Batch, 'kind' | 'wishes'>>, Omit<BatchWishes, 'fixed'> {
  readonly out: string;
  readonly verify?: true;
  readonly statistics?: true;
  readonly wishes?: string;
  readonly fix?: readonly string[];
}

/** `deckwright keys deal [kind]`. */
export function addKeysDeal(keys: Command): void {
  keys
    .command('deal')
    .description(
      'deal a batch of key cards, as many as you like: each proved legal and different from all others',
    )
    .argument(
      '[kind]',
      'codenames, pictures, duet, a kind of your own (.yaml), or the manifest of an earlier batch (.json)',
      'codenames',
    )
    .option('--count <n>', 'how many cards (default: 40)', Number)
    .option('--seed <seed>', 'a word or number; the same seed deals the same row of cards (default: 1)')
    .option('--from <n>', 'leave out so many cards at the beginning of the row (default: 0)', Number)
    .addOption(new Option('--format <format>', 'what to write (default: pdf)').choices(KEY_FORMATS))
    .option('--sheets <n>', 'sheets of paper in each PDF (default: all in one)', Number)
    .option('--fix <cells...>', 'what cells hold, such as C3=assassin A1=starting')
    .option('--mixed-lines', 'no row or column of a single role')
    .option('--touching <n>', 'at most so many cells of one team in one group', Number)
    .option('--distance <n>', 'so many cells differ between any two cards, however they are turned', Number)
    .option('--starts <team>', 'the team that starts every card; or equal, as many for each')
    .option('--balanced', 'over the batch each cell is as often a team’s as any other')
    .option('--wishes <file.yaml>', 'the same wishes in a file')
    .option('--locale <locale>', 'language of the sheets (default: yue)')
    .option('--paper <paper>', 'A4, Letter, A3, Legal, Tabloid or universal (default: A4)')
    .addOption(
      new Option('--flip <flip>', 'how the printer turns the paper (default: long-edge)').choices(FLIPS),
    )
    .option('--theme <theme>', 'a theme, or a file of your own (.yaml) (default: dossier)')
    .option(
      '--statistics',
      'draw how often each cell holds each role, the distances and the longest runs (PNG, SVG)',
    )
    .option('--verify', 'read the finished PDFs back and prove every card once more')
    .option('--out <folder>', 'where the files go', 'output')
    .addHelpText(
      'after',
      `
Examples:
  npm start -- keys deal codenames --count 10000 --seed 7
  npm start -- keys deal duet --count 100 --locale fa --paper Letter --verify
  npm start -- keys deal codenames --fix C3=assassin --touching 4 --distance 10 --balanced
  npm start -- keys deal pictures --count 60 --from 60 --format csv`,
    )
    .action(deal);
}

async function deal(
  kind: string,
  { out, verify, statistics, wishes, fix, ...flags }: DealFlags,
): Promise<void> {
  const batch = batchOf(kind, flags, wishes, fix);
  const { batchKind, dealBatch } = await import('../../pipeline/batch.js');
  const desk = openDesk();
  const { tell, end } = counter(batch.count, 'key cards');
  const counted = statistics ? new KeyStatistics(batchKind(batch, desk), batch.seed) : undefined;
  const run = await dealBatch(batch, desk, (done, key) => {
    counted?.add(key);
    tell(done);
  });
  const folder = new OutputFolder(path.resolve(here(), out), out);
  try {
    const proved = await writeBatch(run, { batch: recordedIn(out, batch) }, folder, verify ?? false);
    const report = counted?.finish();
    if (report) {
      const { drawStatistics } = await import('../../pipeline/statistics.js');
      const stem = run.files[0].name.replace(/\.\w+$/, '');
      for (const { name, bytes } of await drawStatistics(batch, report, stem, desk))
        await folder.stage(name, [bytes]);
    }
    end();
    const { cards, starts, problems } = run.proof();
    throwErrors(problems);
    const paths = folder.commit();
    for (const file of paths) console.log(`  ${file}`);
    // Unequal starts are no news to those who wished for them.
    const told = batch.wishes?.starts === undefined ? problems : [];
    for (const problem of [...told, ...folder.outdated()]) tellProblem(problem);
    if (run.layouts !== undefined) console.log(`${run.layouts} layouts keep the wishes.`);
    console.log(
      `${cardsWithStarts(cards, starts)}: every one proved legal, no two alike however they are turned.`,
    );
    if (proved !== '') console.log(proved);
    for (const line of report ? chiSquareLines(report) : []) console.log(line);
    const sheets = run.sheets === 1 ? '1 sheet' : `${run.sheets} sheets`;
    if (run.sheets > 0) console.log(`Print at 100 % (no scaling) on ${batch.paper}, ${sheets} of paper.`);
  } finally {
    end();
    folder.close();
  }
}

/** Flags and a file of wishes as one batch; flags win. */
function batchOf(
  kind: string,
  flags: Omit<DealFlags, 'out' | 'verify' | 'statistics' | 'wishes' | 'fix'>,
  file: string | undefined,
  fix: readonly string[] = [],
): Batch {
  const { mixedLines, touching, distance, starts, balanced, ...rest } = flags;
  const typed = { mixedLines, touching, distance, starts, balanced };
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
  const read = file === undefined ? {} : readYaml(ownLibrary().text(file), file, wishesSchema);
  const cells = fix.map(fixedCell);
  const twice = cells.find(([cell], i) => cells.findIndex(([other]) => same(other, cell)) < i);
  if (twice) {
    const message = `"${twice[0]}" is fixed twice.`;
    throw new ProblemError([
      { level: 'error', place: 'keys deal --fix', message, advice: 'Fix each cell once.' },
    ]);
  }
  const fixed = { ...read.fixed, ...Object.fromEntries(cells) };
  const wishes = { ...read, ...given, ...(Object.keys(fixed).length > 0 ? { fixed } : {}) };
  // Numbers of the batch are its input, not the form of the call.
  const place = (key: string) => (key === 'kind' ? 'key kind' : `keys deal --${key}`);
  const again = /\.json$/i.test(kind) ? earlierBatch(kind) : { kind };
  const data = { ...again, ...rest, ...(Object.keys(wishes).length > 0 ? { wishes } : {}) };
  return checkData(data, place, batchSchema);
}

/** The batch of a manifest; its own files are meant from the manifest's folder. */
function earlierBatch(file: string): Batch {
  let data: unknown;
  try {
    data = JSON.parse(ownLibrary().text(file));
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    const advice = 'Name a kind of key card, or the manifest of an earlier batch.';
    throw new ProblemError([{ level: 'error', place: file, message: 'This is not JSON.', advice }]);
  }
  const { batch, id } = checkData(data, () => file, batchManifestSchema);
  if (id !== undefined) {
    const message = `This is the manifest of one card, ${id}.`;
    throw new ProblemError([
      { level: 'error', place: file, message, advice: `Print it with keys show ${id}.` },
    ]);
  }
  const from = (name: string) =>
    /\.ya?ml$/i.test(name) && !path.isAbsolute(name) ? path.join(path.dirname(file), name) : name;
  return { ...batch, kind: from(batch.kind), theme: from(batch.theme) };
}

const same = (a: string, b: string) => a.toUpperCase() === b.toUpperCase();

function fixedCell(text: string): readonly [string, string] {
  const parts = text.split('=');
  if (parts.length === 2 && parts.every(part => part.trim() !== ''))
    return [parts[0].trim(), parts[1].trim()];
  const message = `"${text}" fixes no cell.`;
  throw new ProblemError([
    { level: 'error', place: 'keys deal --fix', message, advice: 'Write a cell and its role: C3=assassin.' },
  ]);
}
