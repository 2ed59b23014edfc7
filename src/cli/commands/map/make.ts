import path from 'node:path';
import type { Command } from 'commander';
import { checkData, recipeSchema } from '../../../data/index.js';
import {
  error,
  latinDigits,
  type Problem,
  sentence,
  throwErrors,
  typedMeasure,
  typedNumber,
  withoutInvisible,
} from '../../../speech/index.js';
import { openDesk } from '../../desk.js';
import { OutputFolder } from '../../disk/output-folder.js';
import { here } from '../../files.js';
import { examples } from '../../help/describe.js';
import { cityTable } from '../../report/map.js';
import { tellProblems } from '../../report/problems.js';
import { say } from '../../report/say.js';
import { harmless, tell } from '../../report/terminal.js';
import { withoutWatch } from '../../signals.js';
import { OPTIONS } from '../options.js';
import { sheetOf } from './sheet.js';

interface MakeFlags {
  readonly seed?: string;
  readonly cities?: string;
  readonly start?: string;
  readonly easiest?: string;
  readonly hardest?: string;
  readonly tolerance?: string;
  readonly longest?: string;
  readonly pair?: string;
  readonly title?: string;
  readonly out?: string;
  readonly paper?: string;
  readonly twoUp?: boolean;
}

/** `deckwright map make PLACES`. */
export function addMapMake(map: Command): void {
  map
    .command('make')
    .argument('<places.csv>')
    .option('--seed <seed>')
    .option('--cities <n>')
    .option('--start <id>')
    .option('--easiest <chance>')
    .option('--hardest <chance>')
    .option('--tolerance <chance>')
    .option('--longest <length>')
    .addOption(OPTIONS.pair())
    .option('--title <title>')
    .addOption(OPTIONS.paper())
    .addOption(OPTIONS.twoUp())
    .addOption(OPTIONS.out('--out <file.yaml>'))
    .addHelpText(
      'after',
      examples(
        'npm start -- map make places.csv --seed 7 --out my-map.yaml',
        'npm start -- map make places.csv --cities 12 --hardest 20% --tolerance 0',
      ),
    )
    .action(make);
}

async function make(places: string, { out, seed: typed, paper, twoUp, ...flags }: MakeFlags): Promise<void> {
  const { makeMap, mapRoomProblems, tellRise } = await import('../../../press/index.js');
  const { seed } = checkData(
    typed === undefined ? {} : { seed: typed },
    key => `map make --${key}`,
    recipeSchema.pick({ seed: true }),
  );
  const { problems, order } = orderOf(flags);
  const sheet = sheetOf({ ...(paper ? { paper } : {}), ...(twoUp ? { twoUp } : {}) }, 'map make');
  if (out !== undefined && !/\.ya?ml$/i.test(out))
    problems.push(error('cli.not-yaml-name', 'map make --out', { key: 'out', value: out }));
  throwErrors(problems);
  const desk = openDesk();
  const made = withoutWatch(() => makeMap(places, { ...order, seed }, desk));
  tellProblems(made.problems);
  tellProblems(await mapRoomProblems(made.template, sheet, desk));
  if (out === undefined) {
    process.stdout.write(harmless(made.yaml));
    return;
  }
  const folder = await OutputFolder.open(path.resolve(here(), path.dirname(out)), path.dirname(out));
  try {
    await folder.stage(path.basename(out), [new TextEncoder().encode(made.yaml)]);
    await folder.commit();
  } finally {
    folder.close();
  }
  for (const line of cityTable(made.cities)) tell(line);
  tell(`${out}: ${say(sentence('summary.cities', { count: made.cities.length }), tellRise(made.rise))}`);
}

/** Numbers as they were typed; a chance may be a share or a percentage. */
function orderOf(flags: Omit<MakeFlags, 'out' | 'seed' | 'paper' | 'twoUp'>) {
  const problems: Problem[] = [];
  const number = (name: 'cities' | 'longest') => {
    const typed = flags[name];
    if (typed === undefined) return {};
    const value = Number(name === 'cities' ? typedNumber(typed) : typedMeasure(typed));
    if (!(value > 0))
      problems.push(error('cli.not-a-number', `map make --${name}`, { key: name, value: typed }));
    return { [name]: value };
  };
  const chance = (name: 'easiest' | 'hardest' | 'tolerance') => {
    const typed = flags[name];
    if (typed === undefined) return {};
    const [, figures, sign] = /^([^%٪]+?)\s*([%٪]?)$/.exec(latinDigits(typed).trim()) ?? [];
    const value = figures === undefined ? Number.NaN : Number(typedMeasure(figures)) / (sign ? 100 : 1);
    if (!(value >= 0 && value <= 1))
      problems.push(error('cli.not-a-chance', `map make --${name}`, { key: name, value: typed }));
    return { [name]: value };
  };
  const { start, pair } = flags;
  const title = flags.title === undefined ? undefined : withoutInvisible(flags.title);
  if (title !== undefined && !/\S/.test(title))
    problems.push(error('cli.empty-text', 'map make --title', { key: 'title', value: title }));
  else if (title !== undefined && /\p{Cc}/u.test(title))
    problems.push(error('cli.many-lines', 'map make --title', { key: 'title', value: title }));
  const order = {
    ...number('cities'),
    ...number('longest'),
    ...chance('easiest'),
    ...chance('hardest'),
    ...chance('tolerance'),
    ...(start === undefined ? {} : { start }),
    ...(pair === undefined ? {} : { pair }),
    ...(title === undefined ? {} : { title }),
  };
  return { problems, order };
}
