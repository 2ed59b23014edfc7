import type { Command } from 'commander';
import { openDesk } from '../../desk.js';
import { cityTable } from '../../report/map.js';
import { tellProblems } from '../../report/problems.js';
import { say } from '../../report/say.js';
import { tell } from '../../report/terminal.js';
import { MAPS, OPTIONS } from '../options.js';

/** `deckwright map check FILE`. */
export function addMapCheck(map: Command): void {
  map
    .command('check')
    .description('check a mission map, and list the chance of winning in each city')
    .argument('<map>', MAPS)
    .addOption(OPTIONS.pair('the chances'))
    .addHelpText('after', '\nExample:\n  npm start -- map check world --pair beginners')
    .action(check);
}

async function check(name: string, { pair }: { readonly pair?: string }): Promise<void> {
  const { checkMap, tellMap } = await import('../../../pipeline/index.js');
  const desk = openDesk();
  const checked = await checkMap(name, pair, desk);
  for (const line of cityTable(checked.cities)) tell(line);
  tellProblems(checked.problems);
  tell(`${checked.template.file}: ${say(...tellMap(checked))}`);
}
