import { type Command, Option } from 'commander';
import { SCRIPTS } from '../../templates/index.js';
import { type Flags, type Order, readOrder } from '../order/deck.js';
import { PAIR, printOrder, TWO_UP } from './print.js';

type MapFlags = Omit<Flags, 'map' | 'only' | 'contact'> & {
  readonly log?: boolean;
  readonly verify: boolean;
};

/** `deckwright map print MAP`: of the box of the game for two its map alone. */
export function addMapPrint(map: Command): void {
  map
    .command('print')
    .description('print a mission map on one page, or twice on a page as a pad')
    .argument(
      '[map]',
      'world, hong-kong, iran, silk-road, taiwan-rail, or a file of your own (.yaml)',
      'world',
    )
    .option('--locale <locale>', 'language of the map (default: yue)')
    .addOption(new Option('--script <script>', 'print a Chinese map in another script').choices(SCRIPTS))
    .option('--paper <paper>', 'A4, Letter, A3, Legal, Tabloid or universal (default: A4)')
    .option(...TWO_UP)
    .option(...PAIR)
    .option('--log', 'a page for the scores of many games, too')
    .option(
      '--seed <seed>',
      'printed at the foot of the sheet, as that of the deck it belongs to (default: 1)',
    )
    .option('--theme <theme>', 'a theme, or a file of your own (.yaml) (default: dossier)')
    .option('--no-verify', 'leave out reading the finished PDFs back')
    .option('--out <folder>', 'where the files go (default: output)')
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
      await printOrder({ ...order, located }, verify);
    });
}

/** The map is no flag here. */
const located: Order['located'] = problem =>
  problem.place === '--map' ? { ...problem, place: 'map' } : problem;
