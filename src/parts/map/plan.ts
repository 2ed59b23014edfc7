import type { CampaignTemplate, Templates } from '../../data/index.js';
import type { Point, Size } from '../../scene/geometry/index.js';
import { mapMeasures } from './measures.js';
import { mapRoom } from './room.js';

/** How maps are placed on a sheet of paper. */
export interface Plan {
  readonly page: Size;
  /** The size of one map. */
  readonly box: Size;
  /** The top left corner of each map. */
  readonly places: readonly Point[];
  readonly cut: readonly {
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
  }[];
}

/** The distance from the slug to the end of its band. */
const SLUG_GAP = 3;

function wholeOf({ sheet }: Templates, page: Size): Plan {
  const [x, y] = [sheet.margin, sheet.slugBand - SLUG_GAP];
  const box = { width: page.width - 2 * x, height: page.height - 2 * y };
  return { page, box, places: [{ x, y }], cut: [] };
}

/** The page on which a campaign can be drawn largest: portrait or landscape. */
export function planMap(templates: Templates, campaign: CampaignTemplate, twoUp: boolean): Plan {
  const slots = templates.measures(mapMeasures);
  const plans = [portrait(templates.paper), landscape(templates.paper)].map(page =>
    twoUp ? halvesOf(templates, page) : wholeOf(templates, page),
  );
  const rooms = plans.map(({ box }) => mapRoom(campaign, slots, box));
  return plans[rooms[1] > rooms[0] ? 1 : 0];
}

/** Two halves with a cutting line between them, clear of the slugs at the top and bottom of the sheet. */
function halvesOf({ sheet }: Templates, page: Size): Plan {
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

function portrait({ width, height }: Size): Size {
  return width <= height ? { width, height } : { width: height, height: width };
}

function landscape({ width, height }: Size): Size {
  return width >= height ? { width, height } : { width: height, height: width };
}
