import { throwErrors } from '../problem.js';
import { loadStock, type MapPrint, recipeSchema } from '../templates/index.js';
import { readyCampaign } from './campaign.js';
import { earlierProblems } from './earlier.js';
import { toPdf } from './files.js';
import { type MadeFile, writeManifest } from './manifest.js';
import { chanceFor, logPart, mapPart } from './maps.js';
import type { PrintedPart, Workshop } from './parts.js';
import { type Desk, madePart, type Outcome } from './pipeline.js';
import { sheetProblems } from './printable.js';
import { childMark, makeSetting, scriptPair } from './setting.js';
import { contentOf, expectationOf } from './verify.js';

/**
 * A mission map on its own, and a page for the scores where it is asked for: the PDFs and their manifest, in which
 * `recorded` stands as what was asked. Throws a ProblemError with the faults of the campaign before a file is made.
 */
export async function printMap(order: MapPrint, desk: Desk, recorded = order): Promise<Outcome> {
  const { project, own, version } = desk;
  const { locale, script, paper, seed, theme } = order;
  const recipe = recipeSchema.parse({
    game: 'duet',
    locale,
    ...(script ? { script } : {}),
    paper,
    seed,
    theme,
    contact: false,
    only: order.log ? ['map', 'log'] : ['map'],
  });
  const stock = loadStock(recipe, project, own);
  const pair = scriptPair(recipe);
  const setting = await makeSetting(stock, pair, project, own);
  const shop: Workshop = { recipe, stock, setting, version, childMark: childMark(project, setting) };
  const chance = chanceFor(order.pair, project, own);
  const { campaign, problems: texts } = await readyCampaign(
    { name: order.campaign, place: 'map' },
    shop,
    pair,
    desk,
  );
  const now = { version, map: campaign };
  const problems = [
    ...sheetProblems(shop),
    ...texts,
    ...(desk.earlier ? await earlierProblems(desk.earlier, now) : []),
  ];
  throwErrors(problems);
  const map = mapPart(shop, { campaign, chance, twoUp: order.twoUp }, project);
  problems.push(...map.problems);
  throwErrors(problems);
  const printed: readonly PrintedPart[] = order.log ? [map.print, logPart(shop)] : [map.print];
  const base = [campaign.campaign.id, locale, ...(script ? [script] : [])].join('-');
  const parts = printed.map(print => ({ file: `${base}-${print.part}.pdf`, printed: print }));
  const files: MadeFile[] = [];
  for (const { file, printed: print } of parts) {
    const pdf = { name: file, bytes: await toPdf(shop, print) };
    files.push(pdf);
    const content = contentOf(print.part, stock, print.map ? { map: print.map } : {});
    desk.finished?.(pdf, expectationOf(recipe, stock, [], file, content));
  }
  const told = { ...recipe, theme: recorded.theme };
  const manifest = await writeManifest({ version, recipe: told, map: recorded, parts, files });
  files.push({ name: `${base}-map-manifest.json`, bytes: new TextEncoder().encode(manifest) });
  return { files, problems, parts: parts.map(madePart) };
}
