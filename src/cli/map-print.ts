import path from 'node:path';
import { type Command, Option } from 'commander';
import type { Earlier } from '../pipeline/index.js';
import { ProblemError } from '../problem.js';
import {
  checkData,
  type MapPrint,
  mapManifestSchema,
  mapPrintSchema,
  recipeSchema,
  SCRIPTS,
} from '../templates/index.js';
import { here, ownLibrary, projectLibrary, VERSION } from './files.js';
import { OutputFolder } from './output.js';
import { tellProblem } from './progress.js';
import { summary } from './summary.js';
import { provedLine, Verifying } from './verifying.js';

interface PrintFlags extends Partial<Omit<MapPrint, 'campaign'>> {
  readonly verify: boolean;
  readonly out: string;
}

/** `deckwright map print MAP`. */
export function addMapPrint(map: Command): void {
  map
    .command('print')
    .description('print a mission map on one page, or twice on a page as a pad')
    .argument(
      '[map]',
      'world, hong-kong, iran, silk-road, taiwan-rail, a file of your own (.yaml), or the manifest of a printed map (.json)',
      'world',
    )
    .option('--locale <locale>', 'language of the map (default: yue)')
    .addOption(new Option('--script <script>', 'print a Chinese map in another script').choices(SCRIPTS))
    .option('--paper <paper>', 'A4, Letter, A3, Legal, Tabloid or universal (default: A4)')
    .option('--two-up', 'the same map twice on a sheet, to be cut in two')
    .option(
      '--pair <pair>',
      'the pair whose chances the stars tell of: beginners, practised, experts, or your own (.yaml) (default: practised)',
    )
    .option('--log', 'a page for the scores of many games, too')
    .option(
      '--seed <seed>',
      'printed at the foot of the sheet, as that of the deck it belongs to (default: 1)',
    )
    .option('--theme <theme>', 'a theme, or a file of your own (.yaml) (default: dossier)')
    .option('--no-verify', 'leave out reading the finished PDFs back')
    .option('--out <folder>', 'where the files go', 'output')
    .addHelpText(
      'after',
      `
Examples:
  npm start -- map print silk-road --locale fa --log
  npm start -- map print my-map.yaml --locale en --paper Letter --two-up`,
    )
    .action(print);
}

async function print(what: string, { out, verify, ...flags }: PrintFlags): Promise<void> {
  const { map: again = { campaign: what }, earlier } = /\.json$/i.test(what) ? readManifest(what) : {};
  const order = checkData(
    { ...again, ...flags },
    key => (key === 'campaign' ? key : `--${key}`),
    mapPrintSchema,
  );
  const folder = new OutputFolder(path.resolve(here(), out), out);
  const verifying = verify ? new Verifying() : undefined;
  try {
    const { printMap } = await import('../pipeline/mapfiles.js');
    const outcome = await printMap(
      order,
      {
        project: projectLibrary(),
        own: ownLibrary(),
        version: VERSION,
        ...(earlier ? { earlier } : {}),
        finished: ({ bytes }, expectation) => verifying?.add(bytes, expectation),
      },
      withPaths(order, name => path.relative(path.resolve(here(), out), path.resolve(here(), name))),
    );
    const proved = provedLine((await verifying?.finish()) ?? []);
    for (const { name, bytes } of outcome.files) await folder.stage(name, [bytes]);
    const paths = folder.commit();
    for (const problem of outcome.problems) tellProblem(problem);
    const { paper } = order;
    console.log(summary(outcome, recipeSchema.parse({ paper, contact: false }), paths, proved));
  } finally {
    verifying?.close();
    folder.close();
  }
}

/** What an earlier run was asked for, its paths meant from the folder of its manifest. */
function readManifest(file: string): { readonly map?: MapPrint; readonly earlier?: Earlier } {
  const text = ownLibrary().text(file);
  const fault = (message: string, advice = 'Name the manifest of a printed map.') =>
    new ProblemError([{ level: 'error', place: file, message, advice }]);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw fault('This is not JSON.');
  }
  if (typeof data !== 'object' || data === null || !('map' in data)) {
    const deck = typeof data === 'object' && data !== null && 'recipe' in data;
    throw deck
      ? fault('This is the manifest of a deck.', `Print it again with print ${file}.`)
      : fault('No map is told of here.');
  }
  const { map, version, parts } = checkData(data, () => file, mapManifestSchema);
  const source = parts.find(part => part.map)?.map?.sha256;
  const from = (name: string) => (path.isAbsolute(name) ? name : path.join(path.dirname(file), name));
  return { map: withPaths(map, from), earlier: { version, ...(source ? { map: source } : {}) } };
}

const YAML = /\.ya?ml$/i;

/** The same order with the paths of its own files moved. */
function withPaths(order: MapPrint, move: (name: string) => string): MapPrint {
  const moved = (name: string) => (YAML.test(name) ? move(name).split(path.sep).join('/') : name);
  return {
    ...order,
    campaign: moved(order.campaign),
    theme: moved(order.theme),
    ...(order.pair === undefined ? {} : { pair: moved(order.pair) }),
  };
}
