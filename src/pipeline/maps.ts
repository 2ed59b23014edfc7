import { type Detail, readWorld, type World } from '../atlas/index.js';
import { type Atlas, logPage, mapPage, mapRoom } from '../faces/index.js';
import { type Point, type Size, translate } from '../geometry/index.js';
import { wholePage } from '../imposition/index.js';
import { chanceOf } from '../missions/index.js';
import type { Problem } from '../problem.js';
import { type Item, type SceneSymbol, use } from '../scene/index.js';
import {
  type CampaignTemplate,
  type Library,
  loadMissionRules,
  loadPair,
  type Stock,
  textIn,
} from '../templates/index.js';
import { drawSlug, type PrintedPart, type Workshop } from './parts.js';

export interface MapOrder {
  readonly campaign: CampaignTemplate;
  /** The chance that a pair wins with so many tokens and mistakes; without it no city has stars. */
  readonly chance?: (tokens: number, mistakes: number) => number;
  /** The same map twice on a sheet, to be cut in two. */
  readonly twoUp?: boolean;
}

export interface MapPart {
  readonly print: PrintedPart;
  /** What could not be kept apart on the map. */
  readonly problems: readonly Problem[];
}

/** The chances of a pair, by its name or file; of the pair that difficulty is told by where none is named. */
export function chanceFor(pair: string | undefined, project: Library, own: Library) {
  const of = loadPair(pair ?? loadMissionRules(project).pair, project, own);
  return (tokens: number, mistakes: number) => chanceOf(of, tokens, mistakes);
}

/** A mission map: one page, or a pad of two to a page. `project` opens world-atlas. */
export function mapPart(shop: Workshop, order: MapOrder, project: Library): MapPart {
  const { stock, setting } = shop;
  const { campaign, chance, twoUp = false } = order;
  const slots = stock.faces.map();
  const { page, box, places, cut } = planMap(stock, campaign, twoUp);
  const wish = { campaign, atlas: atlasOf(project), ...(chance ? { chance } : {}) };
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
  const problems = drawn.overlaps.map(({ kind, first, second }): Problem => {
    const message = `On the map, ${kind}: "${first}"${second ? ` and "${second}"` : ''}.`;
    const advice = 'Move the places apart, leave some out, or choose a larger paper.';
    return { level: 'warning', place: campaign.file, message, advice };
  });
  const slug = drawSlug(shop, 'map');
  // The slug lies in its band, as if the map were a block of cards.
  const trim = { ...places[0], ...box };
  const sheets = [wholePage('map', page, items, place => slug({ ...place, trim }))];
  const { id } = setting.locale;
  const cities = campaign.campaign.cities.map(({ id: city, tokens, mistakes }) => {
    return { name: textIn(campaign.names[city], id), tokens, mistakes };
  });
  const map = { cities, routes: campaign.campaign.routes.length, copies: places.length };
  const title = textIn(campaign.title, id);
  return { print: { part: 'map', sheets, cards: [], twoSided: false, map, title }, problems };
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

/** The page for the scores of many games. */
export function logPart(shop: Workshop): PrintedPart {
  const { stock, setting } = shop;
  const page = standing(stock.paper);
  const { sheet } = stock;
  const area = {
    x: sheet.margin * 2,
    y: sheet.slugBand,
    width: page.width - 4 * sheet.margin,
    height: page.height - 2 * sheet.slugBand,
  };
  const sheets = [wholePage('log', page, logPage(setting, stock.faces.log(), area), drawSlug(shop, 'log'))];
  return { part: 'log', sheets, cards: [], twoSided: false };
}

/** How maps lie on a sheet of paper. */
interface Plan {
  readonly page: Size;
  /** The room of one map. */
  readonly box: Size;
  /** The top left corner of each. */
  readonly places: readonly Point[];
  readonly cut: readonly {
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
  }[];
}

/** The slug ends this far before its band does. */
const SLUG_GAP = 3;

function wholeOf({ sheet }: Stock, page: Size): Plan {
  const [x, y] = [sheet.margin, sheet.slugBand - SLUG_GAP];
  const box = { width: page.width - 2 * x, height: page.height - 2 * y };
  return { page, box, places: [{ x, y }], cut: [] };
}

/** The page on which a campaign can be drawn largest, upright or lying. */
export function planMap(stock: Stock, campaign: CampaignTemplate, twoUp: boolean): Plan {
  const slots = stock.faces.map();
  const upright = standing(stock.paper);
  const plans = [upright, lying(upright)].map(page => (twoUp ? halvesOf(stock, page) : wholeOf(stock, page)));
  const rooms = plans.map(({ box }) => mapRoom(campaign, slots, box));
  return plans[rooms[1] > rooms[0] ? 1 : 0];
}

/** Two halves with a line between them, each clear of the slug at the head and foot of the sheet. */
function halvesOf({ sheet }: Stock, page: Size): Plan {
  const { margin, printable } = sheet;
  const band = sheet.slugBand - SLUG_GAP;
  if (page.width > page.height) {
    const x = page.width / 2;
    const box = { width: x - 2 * margin, height: page.height - 2 * band };
    const places = [margin, x + margin].map(left => ({ x: left, y: band }));
    return { page, box, places, cut: [{ x1: x, x2: x, y1: printable, y2: page.height - printable }] };
  }
  const y = page.height / 2;
  const box = { width: page.width - 2 * margin, height: y - band - margin };
  const places = [band, y + margin].map(top => ({ x: margin, y: top }));
  return { page, box, places, cut: [{ x1: printable, x2: page.width - printable, y1: y, y2: y }] };
}

function standing({ width, height }: Size): Size {
  return width <= height ? { width, height } : { width: height, height: width };
}

function lying({ width, height }: Size): Size {
  return width >= height ? { width, height } : { width: height, height: width };
}
