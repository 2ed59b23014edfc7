import { type Detail, overlapProblem, readWorld, type World } from '../atlas/index.js';
import { type Atlas, mapPage } from '../faces/index.js';
import { translate } from '../geometry/index.js';
import { wholePage } from '../imposition/index.js';
import type { Chance } from '../missions/index.js';
import type { Problem } from '../problem.js';
import { type Item, type SceneSymbol, use } from '../scene/index.js';
import { type CampaignTemplate, type Library, type MapRecord, textIn } from '../templates/index.js';
import { planMap } from './mapplan.js';
import { drawSlug, type PrintedPart, type Workshop } from './parts.js';

export interface MapOrder {
  readonly campaign: CampaignTemplate;
  /** The chance that a pair wins with so many tokens and mistakes: the stars tell of it. */
  readonly chance: Chance;
  /** The same map twice on a sheet, to be cut in two. */
  readonly twoUp: boolean;
}

export interface MapPart {
  readonly print: PrintedPart;
  /** What could not be kept apart on the map. */
  readonly problems: readonly Problem[];
}

/** A mission map: one page, or a pad of two to a page. `project` opens world-atlas. */
export function mapPart(shop: Workshop, order: MapOrder, project: Library): MapPart {
  const { stock, setting } = shop;
  const { campaign, chance, twoUp } = order;
  const slots = stock.faces.map();
  const { page, box, places, cut } = planMap(stock, campaign, twoUp);
  const wish = { campaign, atlas: atlasOf(project), chance };
  const drawn = mapPage(setting, slots, wish, { x: 0, y: 0, ...box });
  // Drawn once, however often it is printed.
  const symbol: SceneSymbol = { id: 'map', box: { x: 0, y: 0, ...box }, items: drawn.items };
  const stroke = setting.theme.colours.hairline;
  const items: Item[] = [
    ...places.map(({ x, y }) => use(symbol, translate(x, y))),
    ...cut.map(
      line => ({ kind: 'line', ...line, stroke, strokeWidth: stock.sheet.marks.thickness }) as const,
    ),
  ];
  const problems = drawn.overlaps.map(overlap => overlapProblem(overlap, campaign.file));
  const slug = drawSlug(shop, 'map');
  // The slug lies in its band, as if the map were a block of cards.
  const trim = { ...places[0], ...box };
  const sheets = [wholePage('map', page, items, place => slug({ ...place, trim }))];
  const { id } = setting.locale;
  const map = mapRecord(campaign, id, places.length);
  const title = textIn(campaign.title, id);
  const name = `map-${campaign.campaign.id}${twoUp ? '-pad' : ''}`;
  const print: PrintedPart = {
    part: 'map',
    name,
    title,
    sheets,
    cards: [],
    twoSided: false,
    map,
    source: campaign.yaml,
  };
  return { print, problems };
}

/** What stands on a map in a language, so many times on its page. */
function mapRecord(
  { campaign: { cities, routes }, names }: CampaignTemplate,
  locale: string,
  copies: number,
): MapRecord {
  const told = cities.map(({ id, tokens, mistakes }) => ({
    name: textIn(names[id], locale),
    tokens,
    mistakes,
  }));
  return {
    cities: told,
    routes: routes.map(ends => ends.map(end => cities.findIndex(({ id }) => id === end))),
    copies,
  };
}

/** Opens the files of world-atlas, each once. */
export function atlasOf(project: Library): Atlas {
  const known = new Map<Detail, World>();
  return detail => {
    const place = `world-atlas/countries-${detail}.json`;
    const world = known.get(detail) ?? readWorld(project.text(place), place);
    known.set(detail, world);
    return world;
  };
}
