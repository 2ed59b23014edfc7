import { type CampaignTemplate, type RecipeInput, recipeSchema, textIn } from '../../data/index.js';
import { overlapProblem } from '../../maps/atlas/index.js';
import {
  chanceFor,
  type Desk,
  layOutMap,
  mapMeasures,
  openAtlas,
  openJob,
  planMap,
  unprintable,
} from '../../parts/index.js';
import { type Problem, warning } from '../../speech/index.js';

/** The sheet that a map is to be printed on. */
export type MapSheet = Pick<RecipeInput, 'paper' | 'twoUp' | 'locale'>;

/**
 * What has no room when a campaign is laid out on a sheet, as warnings: printing it there would stop with the same. Empty
 * where it can be printed, and where a name can't be set in that language at all.
 */
export async function mapRoomProblems(
  campaign: CampaignTemplate,
  sheet: MapSheet,
  desk: Desk,
): Promise<readonly Problem[]> {
  const { project } = desk;
  const { templates, setting, recipe } = await openJob(recipeSchema.parse({ game: 'duet', ...sheet }), desk);
  const { file } = campaign;
  const names = Object.values(campaign.names).map(texts => textIn(texts, templates.locale.id));
  if (names.some(name => unprintable(setting, name, file).length > 0)) return [];
  const { box } = planMap(templates, campaign, recipe.twoUp ?? false);
  const wish = { campaign, atlas: openAtlas(project), chance: chanceFor(undefined, project, project) };
  const { overlaps } = layOutMap(setting, templates.measures(mapMeasures), wish, { x: 0, y: 0, ...box });
  const found = overlaps
    .map(overlap => overlapProblem(overlap, file))
    .filter(({ level }) => level === 'error');
  if (found.length === 0) return [];
  return [
    warning('pipeline.no-room-on-paper', file, { paper: recipe.paper, copies: recipe.twoUp ? 2 : 1 }),
    ...found.map((problem): Problem => ({ ...problem, level: 'warning' })),
  ];
}
