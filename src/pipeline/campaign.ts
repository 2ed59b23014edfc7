import type { Problem } from '../problem.js';
import {
  type CampaignTemplate,
  type Library,
  loadCampaign,
  type Stock,
  type Texts,
  textIn,
} from '../templates/index.js';
import { inBox } from './box.js';
import type { MapOrder } from './maps.js';
import { chanceFor } from './missions.js';
import type { Workshop } from './parts.js';
import { unprintable } from './printable.js';
import { inScript, type ScriptPair } from './setting.js';

/** A map as a recipe wishes it: its campaign in the script of the recipe, and the characters that can't be printed. */
export interface ReadyMap {
  readonly order: MapOrder;
  readonly problems: readonly Problem[];
}

/** The map that a recipe names, or that of its box. Throws a ProblemError with the faults of its file or its pair. */
export async function readyMap(
  shop: Workshop,
  pair: ScriptPair | undefined,
  { project, own }: { readonly project: Library; readonly own: Library },
): Promise<ReadyMap> {
  const { recipe, stock, setting } = shop;
  const { id } = setting.locale;
  const name = recipe.map ?? inBox(stock.game.parts.map, 'map').campaign;
  const chance = chanceFor(recipe.pair, project, own);
  const campaign = await campaignInScript(loadCampaign(name, project, own, '--map'), id, pair, stock);
  const { file, title, line, names } = campaign;
  const printed: readonly (readonly [string, Texts])[] = [
    ['title', title],
    ...(line ? [['line', line] as const] : []),
    ...Object.entries(names),
  ];
  const problems = printed.flatMap(([key, texts]) => unprintable(shop, textIn(texts, id), file, `"${key}"`));
  return { order: { campaign, chance, twoUp: recipe.twoUp ?? false }, problems };
}

/** A campaign's texts in the script of the recipe. */
async function campaignInScript(
  campaign: CampaignTemplate,
  locale: string,
  pair: ScriptPair | undefined,
  stock: Stock,
): Promise<CampaignTemplate> {
  if (pair === undefined) return campaign;
  const converted = async (texts: Texts) => ({
    ...texts,
    [locale]: await inScript(textIn(texts, locale), pair, stock),
  });
  const names = Object.entries(campaign.names).map(
    async ([id, texts]) => [id, await converted(texts)] as const,
  );
  return {
    ...campaign,
    title: await converted(campaign.title),
    ...(campaign.line ? { line: await converted(campaign.line) } : {}),
    names: Object.fromEntries(await Promise.all(names)),
  };
}
