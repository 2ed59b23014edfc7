import type { Random } from '../keys/index.js';
import {
  type Chance,
  chanceOf,
  checkQuality,
  depths,
  greatestRise,
  type MapWishes,
  makeCampaign,
  readPlaces,
} from '../missions/index.js';
import { type Problem, throwErrors } from '../problem.js';
import {
  type CampaignTemplate,
  type Library,
  loadMissionRules,
  loadPair,
  textIn,
  writeCampaign,
} from '../templates/index.js';
import type { Desk } from './pipeline.js';

/** A city as a person weighs it. */
export interface Weighed {
  readonly id: string;
  readonly name: string;
  readonly tokens: number;
  readonly mistakes: number;
  /** Of winning, for the pair that was asked for. */
  readonly chance: number;
  /** Routes on the shortest way from the start. */
  readonly steps: number;
}

export interface MapOrder extends Partial<MapWishes> {
  /** Of the campaign; without it the name of the file of places. */
  readonly title?: string;
  readonly pair?: string;
}

export interface MadeMap {
  /** See `greatestRise`. */
  readonly rise: number;
  /** The campaign as YAML. */
  readonly yaml: string;
  readonly cities: readonly Weighed[];
  readonly problems: readonly Problem[];
}

/**
 * A campaign from a CSV file of places. `random` begins anew at each call. Throws a ProblemError with the faults of the
 * list, or with the wishes that contradict each other.
 */
export function makeMap(file: string, order: MapOrder, desk: Desk, random: () => Random): MadeMap {
  const { project, own } = desk;
  const rules = loadMissionRules(project);
  const { title, pair, ...wishes } = order;
  const chance = chanceFor(pair, project, own);
  const { map, places, names, notices } = readPlaces(own.bytes(file), file);
  const id = file.replace(/^.*[/\\]/, '').replace(/\.\w+$/, '');
  const ground = { id, map, tokens: rules.tokens, cities: rules.cities, chance };
  const wished = { ...rules.wishes, ...wishes };
  const campaign = makeCampaign(places, wished, ground, random);
  const template = {
    file,
    campaign,
    title: { en: title ?? id },
    names: Object.fromEntries(campaign.cities.map(city => [city.id, { en: names[city.id] }])),
    map,
  };
  // What was dealt is held against the laws by code that did not deal it.
  throwErrors(
    checkQuality(campaign, { ...wished, map, chance }, () => ({ place: file })).map(problem => ({
      ...problem,
      level: 'error',
    })),
  );
  const rise = greatestRise(campaign, chance);
  return { yaml: writeCampaign(template), cities: weighed(template, chance), rise, problems: notices };
}

/** The chances of a pair, by its name or file; of the pair that difficulty is told by where none is named. */
export function chanceFor(pair: string | undefined, project: Library, own: Library): Chance {
  const of = loadPair(pair ?? loadMissionRules(project).pair, project, own);
  return (tokens, mistakes) => chanceOf(of, tokens, mistakes);
}

/** In the order of the way from the start. */
export function weighed(
  { campaign, names }: Pick<CampaignTemplate, 'campaign' | 'names'>,
  chance: Chance,
): readonly Weighed[] {
  const steps = depths(campaign);
  return campaign.cities
    .map(({ id, tokens, mistakes }) => ({
      id,
      name: textIn(names[id], 'en'),
      tokens,
      mistakes,
      chance: chance(tokens, mistakes),
      steps: steps.get(id) ?? 0,
    }))
    .sort((a, b) => a.steps - b.steps);
}
