import path from 'node:path';
import { Argument, type Command, Option } from 'commander';
import { type Batch, KEY_FORMATS } from '../../../data/index.js';
import { KeyStatistics } from '../../../keys/index.js';
import type { TellCard } from '../../../press/index.js';
import { error, ProblemError, sentence, throwErrors, typedNumber } from '../../../speech/index.js';
import { openDesk } from '../../desk.js';
import { OutputFolder } from '../../disk/output-folder.js';
import { recoverAt } from '../../disk/recover.js';
import { writeBatch } from '../../disk/write-batch.js';
import { here } from '../../files.js';
import { examples } from '../../help/describe.js';
import { type BatchFlags, readBatch, recordedIn } from '../../order/batch.js';
import { cardsOfShard, shardOf } from '../../order/shard.js';
import { ask, canAsk } from '../../report/ask.js';
import { tellProblems } from '../../report/problems.js';
import { counter } from '../../report/progress.js';
import { say } from '../../report/say.js';
import { watchSearch } from '../../report/search.js';
import { tell } from '../../report/terminal.js';
import { OPTIONS, oneOf } from '../options.js';

interface DealFlags extends BatchFlags {
  readonly out: string;
  readonly verify?: true;
  readonly statistics?: true;
  readonly keepFound?: true;
  readonly yes?: true;
  readonly shard?: string | true;
}

/** `deckwright keys deal [kind]`. */
export function addKeysDeal(keys: Command): void {
  keys
    .command('deal')
    .addArgument(new Argument('[kind]').default('codenames'))
    .addOption(new Option('--count <n>').argParser(typedNumber))
    .option('--seed <seed>')
    .addOption(new Option('--from <n>').argParser(typedNumber))
    .option('--shard [part]')
    .addOption(oneOf('--format <format>', KEY_FORMATS))
    .addOption(new Option('--sheets <n>').argParser(typedNumber))
    .option('--fix <cells...>')
    .option('--mixed-lines')
    .addOption(new Option('--touching <n>').argParser(typedNumber))
    .addOption(new Option('--distance <n>').argParser(typedNumber))
    .option('--starts <team>')
    .option('--balanced')
    .option('--wishes <file.yaml>')
    .option('--keep-found')
    .option('--locale <locale>')
    .addOption(OPTIONS.paper())
    .addOption(OPTIONS.flip())
    .addOption(OPTIONS.theme())
    .option('--statistics')
    .option('--verify')
    .option('--yes')
    .addOption(OPTIONS.out().default('output'))
    .addHelpText(
      'after',
      examples(
        'npm start -- keys deal codenames --count 10000 --seed 7',
        'npm start -- keys deal duet --count 100 --locale fa --paper Letter --verify',
        'npm start -- keys deal codenames --fix C3=assassin --touching 4 --distance 10 --balanced',
        'npm start -- keys deal pictures --count 60 --from 60 --format csv',
      ),
    )
    .action(deal);
}

async function deal(
  kind: string,
  { out, verify, statistics, keepFound, yes, shard, ...flags }: DealFlags,
): Promise<void> {
  await recoverAt(kind);
  const whole = readBatch(kind, flags);
  if (shard !== undefined && whole.wishes !== undefined)
    throw new ProblemError([error('cli.shard-wishes', 'keys deal --shard')]);
  const asked = shard === undefined ? whole : cardsOfShard(whole, shardOf(shard, process.env));
  if (!yes) await askForLarge(asked);
  const { batchKind, dealBatch, drawStatistics, howToPrint, tellDealt, tellLayouts, tellStatistics } =
    await import('../../../press/index.js');
  const desk = openDesk();
  const { tell: advance, end } = counter(asked.count, done =>
    sentence('phrases.cards-dealt', { done, all: asked.count }),
  );
  const counted = statistics ? new KeyStatistics(batchKind(asked, desk), asked.seed) : undefined;
  const search = watchSearch(asked.count);
  const count: TellCard = (done, key) => {
    counted?.add(key);
    advance(done);
  };
  const watch = { found: search.found, keepFound: keepFound ?? canAsk() };
  const run = await dealBatch(asked, desk, count, watch).finally(search.end);
  const { batch, fewer } = run;
  if (fewer && !keepFound && !search.kept()) {
    const question = sentence('summary.keep-found', { found: batch.count, count: asked.count });
    if (!(await ask(question))) throw new ProblemError([fewer.refusal]);
  }
  const folder = await OutputFolder.open(path.resolve(here(), out), out);
  try {
    const proved = await writeBatch(run, { batch: recordedIn(out, batch) }, folder, verify ?? false);
    const report = counted?.finish();
    if (report) {
      const stem = run.files[0].name.replace(/\.\w+$/, '');
      for (const { name, bytes } of await drawStatistics(batch, report, stem, desk))
        await folder.stage(name, [bytes]);
    }
    end();
    const proof = run.proof();
    const { problems } = proof;
    throwErrors(problems);
    const paths = await folder.commit();
    for (const file of paths) tell(`  ${file}`);
    // Unequal starts are no news to those who wished for them.
    tellProblems([
      ...(fewer ? [fewer.warning] : []),
      ...(batch.wishes?.starts === undefined ? problems : []),
      ...folder.outdated(),
    ]);
    if (run.layouts !== undefined) tell(say(tellLayouts(run.layouts)));
    tell(say(tellDealt(proof)));
    if (proved !== '') tell(proved);
    for (const line of report ? tellStatistics(report) : []) tell(say(line));
    if (run.sheets > 0) tell(say(howToPrint(batch.paper, run.sheets)));
  } finally {
    end();
    folder.close();
  }
}

/** From so many cards on a run takes several minutes. */
const LARGE = 10_000_000;
/** Of one card, measured with a million; see docs/speed.md. */
const SECONDS = { pdf: 24e-6, json: 12e-6, csv: 10e-6, txt: 11e-6 } as const;
const BYTES = { pdf: 190, json: 75, csv: 45, txt: 50 } as const;

/** A slip of the finger in `--count` should not fill a disk. Throws a ProblemError unless it is meant. */
async function askForLarge({ count, format }: Batch): Promise<void> {
  if (count < LARGE) return;
  const hours = Math.round((count * SECONDS[format]) / 3600);
  const size = Math.ceil((count * BYTES[format]) / 1e9);
  if (canAsk() && (await ask(sentence('summary.large-batch', { count, hours, size })))) return;
  throw new ProblemError([error('cli.large-batch', '--count', { count, hours, size })]);
}
