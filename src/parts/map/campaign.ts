import {
  type CampaignTemplate,
  type Library,
  loadCampaign,
  loadMissionRules,
  loadPair,
  phrase,
  type Texts,
  textIn,
} from '../../data/index.js';
import { type Chance, chanceOf } from '../../maps/index.js';
import { type Problem, warning } from '../../speech/index.js';
import { inScript, type Job } from '../job.js';
import type { Prepared } from '../part.js';
import { unprintable } from '../printable.js';

/** A campaign in the printed script, and how hard its cities are. */
export interface CampaignMap {
  readonly campaign: CampaignTemplate;
  /** The chance of winning a city: it decides the difficulty stars. */
  readonly chance: Chance;
  /** Over the stars in the legend: whose chances these are. */
  readonly heading: string;
  /** The language of its names. */
  readonly locale: string;
  /** How often the map is on its page. */
  readonly copies: number;
}

/** A campaign by name or file. Throws a ProblemError with the faults of its file or of the pair's file. */
export async function openCampaign(job: Job, map: string): Promise<Prepared<CampaignMap>> {
  const { recipe, setting, desk } = job;
  const { project, own } = desk;
  const { id: locale } = setting.locale;
  const name = pairName(recipe.pair ?? loadMissionRules(project).pair);
  const pair = setting.locale.strings[`map.pair.${name}`] ?? name;
  const heading = phrase(setting.locale, 'map.difficulty', { pair });
  const chance = chanceFor(recipe.pair, project, own);
  const campaign = await inScriptOf(job, loadCampaign(map, project, own, '--map'));
  const { file, title, line, names, yaml } = campaign;
  const texts = Object.entries({ title, ...(line ? { line } : {}), ...names });
  const problems: Problem[] = texts.flatMap(([key, text]) =>
    unprintable(setting, textIn(text, locale), file, `"${key}"`),
  );
  problems.push(...unprintable(setting, pair, '--pair'));
  problems.push(...borrowedNames(campaign, locale));
  const value = { campaign, chance, heading, locale, copies: recipe.twoUp ? 2 : 1 };
  return { value, problems, source: { file, bytes: new TextEncoder().encode(yaml) } };
}

/** Names that are printed in another language, where the map speaks the one that was asked for, or where they speak several. */
function borrowedNames(
  { file, title, line = {}, names }: CampaignTemplate,
  locale: string,
): readonly Problem[] {
  const spoken = [title, line, ...Object.values(names)].some(texts => texts[locale] !== undefined);
  const borrowed = Object.values(names)
    .filter(texts => texts[locale] === undefined && (spoken || Object.keys(texts).length > 1))
    .map(texts => textIn(texts, locale));
  if (borrowed.length === 0) return [];
  return [warning('parts.borrowed-names', file, { count: borrowed.length, names: borrowed, locale })];
}

/** The name of a pair, or of the file that it is in. */
export function pairName(pair: string): string {
  return pair.replace(/^.*[/\\]/, '').replace(/\.ya?ml$/i, '');
}

/** The chances of a pair, by name or file; by default, of the pair in `templates/missions.yaml`. */
export function chanceFor(pair: string | undefined, project: Library, own: Library): Chance {
  const of = loadPair(pair ?? loadMissionRules(project).pair, project, own);
  return (tokens, mistakes) => chanceOf(of, tokens, mistakes);
}

async function inScriptOf(job: Job, campaign: CampaignTemplate): Promise<CampaignTemplate> {
  if (job.conversion === undefined) return campaign;
  const { id } = job.setting.locale;
  const converted = async (texts: Texts) => ({ ...texts, [id]: await inScript(textIn(texts, id), job) });
  const names = Object.entries(campaign.names).map(
    async ([city, texts]) => [city, await converted(texts)] as const,
  );
  return {
    ...campaign,
    title: await converted(campaign.title),
    ...(campaign.line ? { line: await converted(campaign.line) } : {}),
    names: Object.fromEntries(await Promise.all(names)),
  };
}
