import type { Command } from 'commander';
import { type Flags, type Order, readOrder } from '../../order/deck.js';
import { MAPS, OPTIONS } from '../options.js';
import { printOrder } from '../print.js';

type MapFlags = Omit<Flags, 'map' | 'only' | 'contact'> & {
  readonly log?: boolean;
  readonly verify: boolean;
};

/** `deckwright map print MAP`: the map alone of the box for two. */
export function addMapPrint(map: Command): void {
  map
    .command('print')
    .description('print a mission map by itself, once or twice on a page')
    .argument('[map]', MAPS, 'world')
    .option('--locale <locale>', 'language of the map (default: yue)')
    .addOption(OPTIONS.script())
    .addOption(OPTIONS.paper())
    .addOption(OPTIONS.twoUp())
    .addOption(OPTIONS.pair('the difficulty stars'))
    .option('--log', 'add a score sheet')
    .option('--seed <seed>', 'printed on the sheet, to match the deck it belongs to (default: 1)')
    .addOption(OPTIONS.theme())
    .addOption(OPTIONS.noVerify())
    .addOption(OPTIONS.out())
    .addHelpText(
      'after',
      `
Examples:
  npm start -- map print silk-road --locale fa --log
  npm start -- map print my-map.yaml --locale en --paper Letter --two-up`,
    )
    .action(async (name: string, { log, verify, ...flags }: MapFlags) => {
      const only = log ? (['map', 'log'] as const) : (['map'] as const);
      const order = readOrder('duet', { ...flags, map: name, only: [...only], contact: false });
      await printOrder({ ...order, located }, { verify });
    });
}

/** The map is an argument here, not an option. */
const located: Order['located'] = problem =>
  problem.place === '--map' ? { ...problem, place: 'map' } : problem;
