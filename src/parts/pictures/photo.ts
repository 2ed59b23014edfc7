import type { Rect, Size } from '../../scene/geometry/index.js';
import { group, type Item, type Outline, type Raster } from '../../scene/index.js';
import { fitted, onBaseline, points, type Setting, textStyle } from '../../text/typesetting/index.js';
import type { PictureFace } from './measures.js';

/** What a photograph may fill in its slot, in the slot's own millimetres: less of it above a caption. */
export function photoRoom({ photo, caption }: PictureFace, captioned: boolean): Size {
  return { width: photo.width, height: photo.height - (captioned ? caption.height : 0) };
}

/** Where a photograph of this size in pixels lies: as large as it fits, in the middle. */
export function photoPlace(slots: PictureFace, pixels: Size, captioned: boolean): Rect {
  const room = photoRoom(slots, captioned);
  const scale = Math.min(room.width / pixels.width, room.height / pixels.height);
  const [width, height] = [pixels.width * scale, pixels.height * scale];
  return { x: (room.width - width) / 2, y: (room.height - height) / 2, width, height };
}

/** A photograph with rounded corners, and its caption below, in the photo slot. */
export function photoItems(
  setting: Setting,
  slots: PictureFace,
  raster: Raster,
  caption: string | undefined,
): readonly Item[] {
  const place = photoPlace(slots, raster.size, caption !== undefined);
  const clip = roundedOutline(place, slots.photo.radius);
  const drawn = { ...group([1, 0, 0, 1, 0, 0], [{ kind: 'image', ...place, raster }]), clip };
  if (caption === undefined) return [drawn];
  const at = { x: slots.photo.width / 2, y: slots.photo.height - slots.caption.rise };
  const line = captionLine(setting, slots, caption);
  return [drawn, onBaseline(setting, line, at, setting.theme.colours.ink, 'middle')];
}

/** Whether a caption would be set too small to read. */
export function isLongCaption(setting: Setting, slots: PictureFace, caption: string): boolean {
  return captionLine(setting, slots, caption).size < points(slots.caption.leastPt) - 1e-9;
}

function captionLine(setting: Setting, { photo, caption: { sizePt } }: PictureFace, caption: string) {
  return fitted(setting, caption, { ...textStyle(setting, points(sizePt)), ownDirection: true }, photo.width);
}

/** Corners as quarters of a circle, nearly: one quadratic curve each. */
function roundedOutline({ x, y, width, height }: Rect, radius: number): Outline {
  const r = Math.min(radius, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  const p = (...values: number[]) => values.map(value => value.toFixed(3)).join(' ');
  return {
    d: [
      `M ${p(x + r, y)} H ${p(right - r)} Q ${p(right, y, right, y + r)} V ${p(bottom - r)}`,
      `Q ${p(right, bottom, right - r, bottom)} H ${p(x + r)} Q ${p(x, bottom, x, bottom - r)}`,
      `V ${p(y + r)} Q ${p(x, y, x + r, y)} Z`,
    ].join(' '),
  };
}
