import type { Problem } from '../problem.js';
import {
  type CampaignTemplate,
  type Library,
  loadCampaign,
  type Stock,
  type Texts,
  textIn,
} from '../templates/index.js';
import type { Workshop } from './parts.js';
import { unprintable } from './printable.js';
import { inScript, type ScriptPair } from './setting.js';

/** A campaign as a recipe prints it: in its script, and with the characters that can't be printed. */
export interface ReadyCampaign {
  readonly campaign: CampaignTemplate;
  readonly problems: readonly Problem[];
}

/** A campaign by its name or file, as `place` gave it. Throws a ProblemError with the faults of the file. */
export async function readyCampaign(
  { name, place }: { readonly name: string; readonly place: string },
  shop: Workshop,
  pair: ScriptPair | undefined,
  { project, own }: { readonly project: Library; readonly own: Library },
): Promise<ReadyCampaign> {
  const { stock, setting } = shop;
  const { id } = setting.locale;
  const campaign = await campaignInScript(loadCampaign(name, project, own, place), id, pair, stock);
  const { file, title, line, names } = campaign;
  const printed: readonly (readonly [string, Texts])[] = [
    ['title', title],
    ...(line ? [['line', line] as const] : []),
    ...Object.entries(names),
  ];
  const problems = printed.flatMap(([key, texts]) => unprintable(shop, textIn(texts, id), file, `"${key}"`));
  return { campaign, problems };
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
