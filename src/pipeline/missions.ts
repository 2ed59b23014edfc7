import {
  chanceOf,
  checkLaws,
  depths,
  type MapWishes,
  makeCampaign,
  type Pair,
  type Random,
  type Where,
} from '../missions/index.js';
import { choices, type Problem, throwErrors } from '../problem.js';
import {
  type CampaignTemplate,
  campaignPlaces,
  type Library,
  loadCampaign,
  loadMissionRules,
  loadPair,
  textIn,
  writeCampaign,
} from '../templates/index.js';
import type { Desk } from './pipeline.js';
import { readPlaces } from './places.js';

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

export interface CheckedMap {
  readonly template: CampaignTemplate;
  /** In the order of the way from the start, then of the file. */
  readonly cities: readonly Weighed[];
  /** What could be better on it; nothing that makes it unplayable. */
  readonly problems: readonly Problem[];
}

/** A campaign by name or file, weighed for a pair. Throws a ProblemError where it can't be played. */
export function checkMap(name: string, pairName: string | undefined, desk: Desk): CheckedMap {
  const { project, own } = desk;
  const rules = loadMissionRules(project);
  const template = loadCampaign(name, project, own);
  const pair = loadPair(pairName ?? rules.pair, project, own);
  const { campaign, map, file } = template;
  const shipped = file !== name;
  const laws = { map, tolerance: rules.wishes.tolerance, chance: chanceFor(pair) };
  const where = campaignPlaces((shipped ? project : own).text(file), file);
  const problems = [...checkLanguages(template, project, where), ...checkLaws(campaign, laws, where)];
  return { template, cities: weighed(template, pair), problems };
}

/** Texts in a language that nothing is printed in: English would stand there without a word. */
function checkLanguages(
  { campaign, title, line = {}, names }: CampaignTemplate,
  project: Library,
  where: Where,
): readonly Problem[] {
  const known = project.list('templates/locales').map(name => name.replace(/\.yaml$/, ''));
  const all = [
    { path: ['title'], texts: title },
    { path: ['line'], texts: line },
    ...campaign.cities.map(({ id }, i) => ({ path: ['cities', i, 'name'], texts: names[id] })),
  ];
  return all.flatMap(({ path, texts }) =>
    Object.keys(texts).flatMap((language): Problem[] => {
      if (known.includes(language)) return [];
      const at = [...path, language];
      const message = `"${at.join('.')}" is in no language that is printed.`;
      return [{ level: 'warning', ...where(at), message, advice: choices(language, known) }];
    }),
  );
}

export interface MapOrder extends Partial<MapWishes> {
  /** Of the campaign; without it the name of the file of places. */
  readonly title?: string;
  readonly pair?: string;
}

export interface MadeMap {
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
  const { title, pair: pairName = rules.pair, ...wishes } = order;
  const pair = loadPair(pairName, project, own);
  const { map, places, names, notices } = readPlaces(own.bytes(file), file);
  const id = file.replace(/^.*[/\\]/, '').replace(/\.\w+$/, '');
  const ground = { id, map, tokens: rules.tokens, chance: chanceFor(pair) };
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
    checkLaws(campaign, { ...wished, map, chance: ground.chance }, () => ({ place: file })).map(problem => ({
      ...problem,
      level: 'error',
    })),
  );
  return { yaml: writeCampaign(template), cities: weighed(template, pair), problems: notices };
}

function chanceFor(pair: Pair) {
  return (tokens: number, mistakes: number) => chanceOf(pair, tokens, mistakes);
}

function weighed({ campaign, names }: CampaignTemplate, pair: Pair): readonly Weighed[] {
  const steps = depths(campaign);
  return campaign.cities
    .map(({ id, tokens, mistakes }) => ({
      id,
      name: textIn(names[id], 'en'),
      tokens,
      mistakes,
      chance: chanceOf(pair, tokens, mistakes),
      steps: steps.get(id) ?? 0,
    }))
    .sort((a, b) => a.steps - b.steps);
}
