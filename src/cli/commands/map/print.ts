import { Argument, type Command } from 'commander';
import { examples } from '../../help/describe.js';
import { type DeckFlags, type PrintOrder, readOrder } from '../../order/deck.js';
import { OPTIONS } from '../options.js';
import { printOrder } from '../print.js';

type MapFlags = Omit<DeckFlags, 'map' | 'only' | 'contact'> & {
  readonly log?: boolean;
  readonly verify: boolean;
};

/** `deckwright map print MAP`: the map alone of the box for two. */
export function addMapPrint(map: Command): void {
  map
    .command('print')
    .addArgument(new Argument('[map]').default('world'))
    .option('--locale <locale>')
    .addOption(OPTIONS.script())
    .addOption(OPTIONS.paper())
    .addOption(OPTIONS.twoUp())
    .addOption(OPTIONS.pair())
    .option('--log')
    .option('--seed <seed>')
    .addOption(OPTIONS.theme())
    .addOption(OPTIONS.noVerify())
    .addOption(OPTIONS.out())
    .addHelpText(
      'after',
      examples(
        'npm start -- map print silk-road --locale fa --log',
        'npm start -- map print my-map.yaml --locale en --paper Letter --two-up',
      ),
    )
    .action(async (name: string, { log, verify, ...flags }: MapFlags) => {
      const only = log ? (['map', 'log'] as const) : (['map'] as const);
      const order = readOrder('duet', { ...flags, map: name, only: [...only], contact: false });
      await printOrder({ ...order, located }, verify);
    });
}

/** The map is an argument here, not an option. */
const located: PrintOrder['located'] = problem =>
  problem.place === '--map' ? { ...problem, place: 'map' } : problem;
