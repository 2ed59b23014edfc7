import {
  type CampaignTemplate,
  campaignPlaces,
  type Library,
  loadCampaign,
  loadMissionRules,
  recipeSchema,
} from '../../data/index.js';
import { checkQuality, greatestRise, type Where } from '../../maps/index.js';
import { chanceFor, type Desk, openJob, unprintable } from '../../parts/index.js';
import { choicesFor, type Problem, warning } from '../../speech/index.js';
import type { Setting } from '../../text/typesetting/index.js';
import { type RatedCity, rateCities } from '../rated-cities.js';

export interface CheckedMap {
  readonly template: CampaignTemplate;
  /** Those nearest to the start first. */
  readonly cities: readonly RatedCity[];
  /** See `greatestRise`. */
  readonly rise: number;
  /** What could be better; a map that cannot be played throws instead. */
  readonly problems: readonly Problem[];
}

/** A campaign by name or file, rated for a pair. Throws a ProblemError if it cannot be played. */
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
  return { template, cities: rateCities(template, chance), rise, problems };
}

/** Texts in an unknown language, such as a misspelt one: the map would silently be in English. */
function checkLanguages(template: CampaignTemplate, project: Library, where: Where): readonly Problem[] {
  const known = localesOf(project);
  return textsOf(template).flatMap(({ path, texts }) =>
    Object.keys(texts)
      .filter(language => !known.includes(language))
      .map(language => {
        const at = [...path, language];
        const values = { key: at.join('.'), ...choicesFor(language, known) };
        return warning('pipeline.unknown-language', where(at), values);
      }),
  );
}

/** Characters that cannot be printed. A text in English may be for a map in any language, so any font that has it will do. */
async function checkFonts(template: CampaignTemplate, desk: Desk, where: Where): Promise<readonly Problem[]> {
  const known = localesOf(desk.project);
  const settings = new Map<string, Setting>();
  const settingOf = async (locale: string) => {
    const { setting } = await openJob(recipeSchema.parse({ game: 'duet', locale }), desk);
    settings.set(locale, setting);
    return setting;
  };
  const problems: Problem[] = [];
  for (const { path, texts } of textsOf(template))
    for (const [language, text] of Object.entries(texts)) {
      const locales =
        language === 'en' ? ['en', ...known.filter(id => id !== 'en')] : known.filter(id => id === language);
      let faults: readonly Problem[] = [];
      for (const locale of locales) {
        const setting = settings.get(locale) ?? (await settingOf(locale));
        faults = unprintable(setting, text, template.file, `"${path.join('.')}"`);
        if (faults.length === 0) break;
      }
      problems.push(...faults.map(fault => ({ ...fault, ...where(path), level: 'warning' as const })));
    }
  return problems;
}

function localesOf(project: Library): readonly string[] {
  return project.list('templates/locales').map(name => name.replace(/\.yaml$/, ''));
}

/** Every text on a map, with its path in the file. */
function textsOf({ campaign, title, line = {}, names }: CampaignTemplate) {
  return [
    { path: ['title'], texts: title },
    { path: ['line'], texts: line },
    ...campaign.cities.map(({ id }, i) => ({ path: ['cities', i, 'name'], texts: names[id] })),
  ];
}
