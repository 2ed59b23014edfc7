import type { Command } from 'commander';
import type { MapSheet } from '../../../press/index.js';
import { openDesk } from '../../desk.js';
import { examples } from '../../help/describe.js';
import { cityTable } from '../../report/map.js';
import { tellProblems } from '../../report/problems.js';
import { say } from '../../report/say.js';
import { tell } from '../../report/terminal.js';
import { OPTIONS } from '../options.js';
import { sheetOf } from './sheet.js';

interface CheckFlags extends MapSheet {
  readonly pair?: string;
}

/** `deckwright map check FILE`. */
export function addMapCheck(map: Command): void {
  map
    .command('check')
    .argument('<map>')
    .addOption(OPTIONS.pair())
    .option('--locale <locale>')
    .addOption(OPTIONS.paper())
    .addOption(OPTIONS.twoUp())
    .addHelpText('after', examples('npm start -- map check world --pair beginners'))
    .action(check);
}

async function check(name: string, { pair, ...typed }: CheckFlags): Promise<void> {
  const { checkMap, mapRoomProblems, tellMap } = await import('../../../press/index.js');
  const sheet = sheetOf(typed, 'map check');
  const desk = openDesk();
  const checked = await checkMap(name, pair, desk);
  const crowded = await mapRoomProblems(checked.template, sheet, desk);
  for (const line of cityTable(checked.cities)) tell(line);
  const problems = [...checked.problems, ...crowded];
  tellProblems(problems);
  tell(`${checked.template.file}: ${say(...tellMap({ ...checked, problems }))}`);
}
