import { type CampaignTemplate, textIn } from '../data/index.js';
import { type Chance, depths } from '../maps/index.js';

/** A city and how hard it is. */
export interface RatedCity {
  readonly id: string;
  readonly name: string;
  readonly tokens: number;
  readonly mistakes: number;
  /** The chance of winning, for a pair of players. */
  readonly chance: number;
  /** How many routes it is from the start, by the shortest way. */
  readonly steps: number;
}

/** The cities of a campaign, those nearest to the start first. */
export function rateCities(
  { campaign, names }: Pick<CampaignTemplate, 'campaign' | 'names'>,
  chance: Chance,
): readonly RatedCity[] {
  const steps = depths(campaign);
  const rated = campaign.cities.map(({ id, tokens, mistakes }) => ({
    id,
    name: textIn(names[id], 'en'),
    tokens,
    mistakes,
    chance: chance(tokens, mistakes),
    steps: steps.get(id) ?? 0,
  }));
  return rated.sort((a, b) => a.steps - b.steps);
}
