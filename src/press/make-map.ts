import { type CampaignTemplate, loadHeadings, loadMissionRules, writeCampaign } from '../data/index.js';
import { randomFrom } from '../keys/index.js';
import { checkQuality, greatestRise, type MapWishes, makeCampaign, readPlaces } from '../maps/index.js';
import { chanceFor, type Desk } from '../parts/index.js';
import { type Problem, throwErrors } from '../speech/index.js';
import { type RatedCity, rateCities } from './rated-cities.js';

export interface MapOrder extends Partial<MapWishes> {
  /** Of the campaign; by default the name of the file of places. */
  readonly title?: string;
  readonly pair?: string;
  readonly seed?: string;
}

export interface MadeMap {
  /** See `greatestRise`. */
  readonly rise: number;
  readonly template: CampaignTemplate;
  /** The campaign as YAML. */
  readonly yaml: string;
  readonly cities: readonly RatedCity[];
  readonly problems: readonly Problem[];
}

/**
 * A campaign from a CSV file of places. Throws a ProblemError with the faults of the list, or with wishes that contradict
 * each other.
 */
export function makeMap(file: string, order: MapOrder, desk: Desk): MadeMap {
  const { project, own } = desk;
  const rules = loadMissionRules(project);
  const { title, pair, seed = '1', ...wishes } = order;
  const chance = chanceFor(pair, project, own);
  const { map, places, names, notices } = readPlaces(own.bytes(file), file, loadHeadings(project));
  const id = file.replace(/^.*[/\\]/, '').replace(/\.\w+$/, '');
  const ground = { id, map, tokens: rules.tokens, cities: rules.cities, chance };
  const wished = { ...rules.wishes, ...wishes };
  const campaign = makeCampaign(places, wished, ground, () => randomFrom(`${seed}/map`));
  const made = {
    file,
    campaign,
    title: { en: title ?? id },
    names: Object.fromEntries(campaign.cities.map(city => [city.id, { en: names[city.id] }])),
    map,
  };
  // Checked by code that did not make it. For a map of the user's own these would be warnings; here they are errors.
  const faults = checkQuality(campaign, { ...wished, map, chance }, () => ({ place: file }));
  throwErrors(faults.map(problem => ({ ...problem, level: 'error' })));
  const rise = greatestRise(campaign, chance);
  const yaml = writeCampaign(made);
  const template = { ...made, yaml };
  return { template, yaml, cities: rateCities(template, chance), rise, problems: notices };
}
