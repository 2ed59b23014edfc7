import type { Command } from 'commander';
import { openDesk } from '../../desk.js';
import { cityTable, praise } from '../../report/map.js';
import { tellProblems } from '../../report/problems.js';
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
  const { checkMap } = await import('../../../pipeline/index.js');
  const desk = openDesk();
  const { template, cities, rise, problems } = await checkMap(name, pair, desk);
  for (const line of cityTable(cities)) console.log(line);
  tellProblems(problems);
  const { routes } = template.campaign;
  const clean = problems.length === 0 ? ` ${praise(rise)}` : '';
  const count = `${cities.length} cities and ${routes.length} ${routes.length === 1 ? 'route' : 'routes'}`;
  console.log(`${template.file}: ${count}; every city can be reached.${clean}`);
}
