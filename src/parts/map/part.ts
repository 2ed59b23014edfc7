import * as z from 'zod';
import { type Library, loadDisputedBorders, textIn } from '../../data/index.js';
import type { MapRecord } from '../../data/manifest/index.js';
import { type Detail, overlapProblem, readWorld, type World } from '../../maps/atlas/index.js';
import { translate } from '../../scene/geometry/index.js';
import { type Item, type SceneSymbol, use } from '../../scene/index.js';
import { wholePage } from '../../sheets/imposition/index.js';
import { drawSlug } from '../lay-out.js';
import type { Part } from '../part.js';
import { type CampaignMap, openCampaign, pairName } from './campaign.js';
import { mapMeasures } from './measures.js';
import { mapPage } from './page.js';
import type { Atlas } from './places.js';
import { planMap } from './plan.js';
import { mapFace } from './slots.js';

const options = z.strictObject({
  face: z.literal('map'),
  /** A file in `templates/campaigns/`, without `.yaml`. */
  campaign: z.string(),
});

/** A mission map: one to a page, or a pad of two to a page. */
export const map = {
  options,
  recipeKeys: ['map', 'pair', 'twoUp'],

  needs: (job, { campaign }) => openCampaign(job, job.recipe.map ?? campaign),

  layOut: (job, _, { campaign, chance, heading }) => {
    const { templates, setting, desk, recipe } = job;
    const { twoUp = false } = recipe;
    const plan = planMap(templates, campaign, twoUp);
    const { page, box, places, cut } = plan;
    const area = { x: 0, y: 0, ...box };
    const wish = { campaign, atlas: openAtlas(desk.project), chance, heading };
    const drawn = mapPage(setting, templates.measures(mapMeasures), wish, area);
    // Drawn once, even if it is on the page twice.
    const symbol: SceneSymbol = { id: 'map', box: area, items: drawn.items };
    const line = {
      kind: 'line',
      stroke: setting.theme.colours.hairline,
      strokeWidth: templates.sheet.marks.thickness,
    } as const;
    const items: Item[] = [
      ...places.map(({ x, y }) => use(symbol, translate(x, y))),
      ...cut.map(ends => ({ ...line, ...ends })),
    ];
    const slug = drawSlug(job, 'map');
    // The slug goes into its band, as if the map were a block of cards.
    const trim = { ...places[0], ...box };
    return {
      sheets: [wholePage('map', page, items, place => slug({ ...place, trim }))],
      cards: [],
      twoSided: false,
      name: `map-${campaign.campaign.id}${recipe.pair ? `-${pairName(recipe.pair)}` : ''}${twoUp ? '-pad' : ''}`,
      title: textIn(campaign.title, setting.locale.id),
      decided: { plan: { ...plan, places: [...places], cut: [...cut], ...drawn.decided } },
      problems: drawn.overlaps.map(overlap => overlapProblem(overlap, campaign.file)),
    };
  },

  record: ({ decided }, needs) => ({ map: { ...recordOf(needs), ...decided }, cards: [] }),

  expects: (templates, _, { map }, recipe, version) => {
    // Manifests of versions before 0.5.0 don't say where anything is.
    const { plan, heading, title } = map ?? {};
    if (map === undefined || plan === undefined || heading === undefined || title === undefined)
      return undefined;
    const face = mapFace({ templates, recipe, version }, { ...map, plan, heading, title });
    return { faces: [face], unlawful: [] };
  },
} satisfies Part<z.infer<typeof options>, CampaignMap, never>;

/** What is on a map, in one language. */
function recordOf({ campaign: template, heading, locale, copies }: CampaignMap): MapRecord {
  const { campaign, names, title, line } = template;
  const { cities, routes } = campaign;
  const index = (id: string) => cities.findIndex(city => city.id === id);
  return {
    cities: cities.map(({ id, tokens, mistakes }) => ({ name: textIn(names[id], locale), tokens, mistakes })),
    routes: routes.map(([from, to]) => [index(from), index(to)]),
    copies,
    heading,
    title: textIn(title, locale),
    ...(line ? { line: textIn(line, locale) } : {}),
  };
}

/** The finest level of detail takes a third of a second to open, so each is kept as long as its library. */
const worlds = new WeakMap<Library, Map<Detail, World>>();

/** Opens each file of world-atlas once. */
export function openAtlas(project: Library): Atlas {
  const known = worlds.get(project) ?? new Map<Detail, World>();
  worlds.set(project, known);
  return detail => {
    const place = `world-atlas/countries-${detail}.json`;
    const world = known.get(detail) ?? readWorld(project.text(place), place, loadDisputedBorders(project));
    known.set(detail, world);
    return world;
  };
}
