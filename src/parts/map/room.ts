import type { CampaignTemplate } from '../../data/index.js';
import { aspectOf } from '../../maps/atlas/index.js';
import type { Rect, Size } from '../../scene/geometry/index.js';
import type { MapFace } from './measures.js';

/** How large, in millimetres, the places of a campaign can be drawn on a page: choose the page with more. */
export function mapRoom(campaign: CampaignTemplate, slots: MapFace, { width, height }: Size): number {
  const { head, foot, city } = slots;
  const aspect = aspectOf(
    campaign.campaign.cities.map(({ at }) => at),
    campaign.map,
  );
  // Less the title, the legend and the edge for labels.
  const small = smallness(slots, { width, height });
  const high = height - (head.height + foot.height + 2 * city.inset.y) * small;
  return Math.min((width - 2 * city.inset.x * small) / aspect, high);
}

/** The factor, at most 1, for title and legend on a page smaller than they were designed for. */
export function smallness({ head }: MapFace, { width, height }: Size): number {
  return Math.min(1, Math.max(head.least, Math.min(width / head.width, height / head.tall)));
}

/** The inside of the neat line, in the area of a map with its title and legend. */
export function mapFrame(slots: MapFace, area: Rect): Rect {
  const { head, foot, frame } = slots;
  const small = smallness(slots, area);
  const edge = frame.strip + frame.outer + frame.degrees;
  // Degrees may come nearer to the title's rule than to text.
  const top = head.height * small + edge - 1;
  return {
    x: area.x + edge,
    y: area.y + top,
    width: area.width - 2 * edge,
    height: area.height - top - foot.height * small - edge,
  };
}

/** The legend, below the map. */
export function legendArea(slots: MapFace, area: Rect): Rect {
  const { foot } = slots;
  const height = foot.height * smallness(slots, area) - foot.gap;
  return { x: area.x, y: area.y + area.height - height, width: area.width, height };
}
