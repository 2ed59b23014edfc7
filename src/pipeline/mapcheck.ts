import type { Setting } from '../faces/index.js';
import { checkQuality, greatestRise, type Where } from '../missions/index.js';
import { choices, type Problem } from '../problem.js';
import {
  type CampaignTemplate,
  campaignPlaces,
  type Library,
  loadCampaign,
  loadMissionRules,
  loadStock,
  recipeSchema,
} from '../templates/index.js';
import { chanceFor, type Weighed, weighed } from './missions.js';
import type { Desk } from './pipeline.js';
import { unprintable } from './printable.js';
import { makeSetting } from './setting.js';

export interface CheckedMap {
  readonly template: CampaignTemplate;
  /** In the order of the way from the start, then of the file. */
  readonly cities: readonly Weighed[];
  /** See `greatestRise`. */
  readonly rise: number;
  /** What could be better on it; nothing that makes it unplayable. */
  readonly problems: readonly Problem[];
}

/** A campaign by name or file, weighed for a pair. Throws a ProblemError where it can't be played. */
export async function checkMap(name: string, pair: string | undefined, desk: Desk): Promise<CheckedMap> {
  const { project, own } = desk;
  const rules = loadMissionRules(project);
  const template = loadCampaign(name, project, own);
  const chance = chanceFor(pair, project, own);
  const { campaign, map, file } = template;
  const shipped = file !== name;
  const laws = { map, tolerance: rules.wishes.tolerance, chance };
  const where = campaignPlaces((shipped ? project : own).text(file), file);
  const problems = [
    ...checkLanguages(template, project, where),
    ...(shipped ? [] : await checkFonts(template, desk, where)),
    ...checkQuality(campaign, laws, where),
  ];
  const rise = greatestRise(campaign, chance);
  return { template, cities: weighed(template, chance), rise, problems };
}

/** Texts in a language that nothing is printed in: English would stand there without a word. */
function checkLanguages(template: CampaignTemplate, project: Library, where: Where): readonly Problem[] {
  const known = localesOf(project);
  return textsOf(template).flatMap(({ path, texts }) =>
    Object.keys(texts).flatMap((language): Problem[] => {
      if (known.includes(language)) return [];
      const at = [...path, language];
      const message = `"${at.join('.')}" is in no language that is printed.`;
      return [{ level: 'warning', ...where(at), message, advice: choices(language, known) }];
    }),
  );
}

/** Characters that would stop the print: a text in English may be meant for a map in any language. */
async function checkFonts(
  template: CampaignTemplate,
  { project, own }: Desk,
  where: Where,
): Promise<readonly Problem[]> {
  const known = localesOf(project);
  const settings = new Map<string, Setting>();
  const settingOf = async (locale: string) => {
    const stock = loadStock(recipeSchema.parse({ game: 'duet', locale }), project, own);
    const setting = settings.get(locale) ?? (await makeSetting(stock, undefined, project, own));
    settings.set(locale, setting);
    return setting;
  };
  const problems: Problem[] = [];
  for (const { path, texts } of textsOf(template))
    for (const [language, text] of Object.entries(texts)) {
      const locales =
        language === 'en' ? ['en', ...known.filter(id => id !== 'en')] : known.filter(id => id === language);
      let fault: Problem | undefined;
      for (const locale of locales) {
        const setting = await settingOf(locale);
        [fault] = unprintable({ setting }, text, template.file, `"${path.join('.')}"`);
        if (fault === undefined) break;
      }
      if (fault !== undefined) problems.push({ ...fault, ...where(path), level: 'warning' });
    }
  return problems;
}

function localesOf(project: Library): readonly string[] {
  return project.list('templates/locales').map(name => name.replace(/\.yaml$/, ''));
}

/** Every text that a map prints, and its keys in the file. */
function textsOf({ campaign, title, line = {}, names }: CampaignTemplate) {
  return [
    { path: ['title'], texts: title },
    { path: ['line'], texts: line },
    ...campaign.cities.map(({ id }, i) => ({ path: ['cities', i, 'name'], texts: names[id] })),
  ];
}
