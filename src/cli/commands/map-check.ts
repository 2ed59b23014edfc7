import type { Command } from 'commander';
import { openDesk } from '../desk.js';
import { tellProblem } from '../report/console.js';
import { cityTable, praise } from '../report/map.js';

/** `deckwright map check FILE`. */
export function addMapCheck(map: Command): void {
  map
    .command('check')
    .description('read a mission map and tell what is wrong with it, and the chance of winning in each city')
    .argument('<map>', 'world, hong-kong, iran, silk-road, taiwan-rail, or a file of your own (.yaml)')
    .option(
      '--pair <pair>',
      'beginners, practised, experts, or a pair of your own (.yaml) (default: practised)',
    )
    .addHelpText('after', '\nExample:\n  npm start -- map check world --pair beginners')
    .action(check);
}

async function check(name: string, { pair }: { readonly pair?: string }): Promise<void> {
  const { checkMap } = await import('../../pipeline/mapcheck.js');
  const desk = openDesk();
  const { template, cities, rise, problems } = await checkMap(name, pair, desk);
  for (const line of cityTable(cities)) console.log(line);
  for (const problem of problems) tellProblem(problem);
  const { routes } = template.campaign;
  const clean = problems.length === 0 ? ` ${praise(rise)}` : '';
  console.log(
    `${template.file}: ${cities.length} cities and ${routes.length} routes; every city can be reached.${clean}`,
  );
}
