import {
  campaignNames,
  loadCampaign,
  loadHeadings,
  loadPair,
  loadPairs,
  type Recipe,
  type Texts,
} from '../../data/index.js';
import { chanceOf, type MapKind, type Pair, readPlaces } from '../../maps/index.js';
import { boxOf, type Desk } from '../../parts/index.js';
import type { Problem, Sentence } from '../../speech/index.js';
import { checkMap } from '../checking/map.js';
import { tellMap } from '../telling/map.js';

/** A mission map as a screen shows it. */
export interface ShownCampaign {
  /** As the recipe names it, or would. */
  readonly name: string;
  readonly title: Texts;
  readonly map: MapKind;
  readonly start: string;
  /** Those nearest to the start first. */
  readonly cities: readonly ShownCity[];
  readonly routes: readonly (readonly [from: string, to: string])[];
  /** How many cities and routes it has. */
  readonly told: readonly Sentence[];
  /** What could be better. */
  readonly problems: readonly Problem[];
}

export interface ShownCity {
  readonly id: string;
  readonly name: Texts;
  /** Degrees east and north, or x and y of a schematic map. */
  readonly at: readonly [x: number, y: number];
  readonly tokens: number;
  readonly mistakes: number;
  /** The chance of winning for each pair that comes with the program, and for the recipe's own. */
  readonly chances: Readonly<Record<string, number>>;
}

/** The map of a recipe, with the odds of each city. Throws a ProblemError if it cannot be played. */
export async function showCampaign(recipe: Recipe, desk: Desk): Promise<ShownCampaign> {
  const { project, own } = desk;
  const { pair } = recipe;
  const name = recipe.map ?? usualCampaign(recipe.game, project);
  const checked = await checkMap(name, pair, desk);
  const { campaign, names, title, map } = checked.template;
  const pairs: Record<string, Pair> = { ...loadPairs(project) };
  if (pair !== undefined) pairs[pair] ??= loadPair(pair, project, own);
  const places = new Map(campaign.cities.map(({ id, at }) => [id, at]));
  return {
    name,
    title,
    map,
    start: campaign.start,
    cities: checked.cities.map(({ id, tokens, mistakes }) => ({
      id,
      name: names[id],
      at: places.get(id) ?? [0, 0],
      tokens,
      mistakes,
      chances: Object.fromEntries(
        Object.entries(pairs).map(([name, each]) => [name, chanceOf(each, tokens, mistakes)]),
      ),
    })),
    routes: campaign.routes,
    told: tellMap(checked),
    problems: checked.problems,
  };
}

/** The campaigns that come with the program, with their titles. */
export function campaignTitles(project: Desk['project']): Readonly<Record<string, Texts>> {
  const titleOf = (name: string) => loadCampaign(name, project, project).title;
  return Object.fromEntries(campaignNames(project).map(name => [name, titleOf(name)]));
}

/** The campaign that a game has if the recipe names none. */
function usualCampaign(game: Recipe['game'], project: Desk['project']): string {
  const options = boxOf(game, project).find(({ name }) => name === 'map')?.options;
  return (options as { readonly campaign?: string } | undefined)?.campaign ?? campaignNames(project)[0];
}

/** A person's own list of places, as read from CSV. */
export interface ShownPlaces {
  readonly map: MapKind;
  readonly places: readonly ShownPlace[];
  readonly problems: readonly Problem[];
}

export interface ShownPlace {
  readonly id: string;
  readonly name: string;
  readonly at: readonly [x: number, y: number];
}

/** Bytes of a list of places, with the headings that `project` knows. Throws a ProblemError with the errors of every line. */
export function showPlaces(bytes: Uint8Array, file: string, project: Desk['project']): ShownPlaces {
  const { map, places, names, notices } = readPlaces(bytes, file, loadHeadings(project));
  return { map, places: places.map(({ id, at }) => ({ id, at, name: names[id] })), problems: notices };
}
