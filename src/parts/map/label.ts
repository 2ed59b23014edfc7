import type { Land, PlacedLabel } from '../../maps/atlas/index.js';
import { grown, isInside, type Point, type Rect, type Size } from '../../scene/geometry/index.js';
import type { Item, ShapedLine } from '../../scene/index.js';
import { starPath } from '../elements/star.js';
import { rowWidth, type SetCity } from './city.js';
import type { MapStyle } from './discs.js';
import { landColour } from './ground.js';

/** The line from a city to a distant label, on a white casing so that no coast runs into it. */
export function leaderItems(
  { setting, slots: { label } }: MapStyle,
  { leader }: PlacedLabel,
): readonly Item[] {
  if (leader === undefined) return [];
  const { colours } = setting.theme;
  const [{ x: x1, y: y1 }, { x: x2, y: y2 }] = leader;
  const line = { kind: 'line', x1, y1, x2, y2 } as const;
  return [
    { ...line, stroke: colours.paper, strokeWidth: label.leaderCasing },
    { ...line, stroke: colours.ink, strokeWidth: label.leader },
  ];
}

/** The ink of a label's texts, and how many stars it has. */
export interface LabelSizes {
  readonly stars: number;
  readonly name: Size;
  readonly note?: Size | undefined;
}

/** A plate for each line of a label, from the top. They meet: no coast shows between two lines. */
export function platesOf(
  style: Pick<MapStyle, 'slots' | 'scale'>,
  { stars, name, note }: LabelSizes,
  { box, side }: Pick<PlacedLabel, 'side'> & { readonly box: Point & Pick<Size, 'width'> },
): readonly Rect[] {
  const { slots, scale } = style;
  const { label } = slots;
  const plate = label.plate * scale;
  const gap = label.lines * scale;
  const lines = [name, { width: rowWidth(style, stars), height: label.box * scale }, ...(note ? [note] : [])];
  let y = box.y + plate;
  return lines.map(({ width, height }, i) => {
    const free = box.width - 2 * plate - width;
    const x = box.x + plate + (side === 'left' ? 0 : side === 'right' ? free : free / 2);
    const isLast = i + 1 === lines.length;
    const line = { x, y, width, height };
    y += height + gap;
    const rect = grown(line, plate);
    return isLast ? rect : { ...rect, height: y - rect.y };
  });
}

/** The name, a tick box and the stars, on plates in the colour of the ground beneath. */
export function labelItems(
  style: MapStyle,
  { sign, name, note }: SetCity,
  placed: PlacedLabel,
  land?: Pick<Land, 'outlines'>,
): readonly Item[] {
  const { setting, slots, scale } = style;
  const { label } = slots;
  const { colours } = setting.theme;
  const rtl = setting.locale.direction === 'rtl';
  const { box, side } = placed;
  const plate = label.plate * scale;
  const left = (width: number) => {
    if (side === 'left') return box.x + plate;
    return side === 'right' ? box.x + box.width - plate - width : box.x + (box.width - width) / 2;
  };
  const top = box.y + plate;
  const text = (line: ShapedLine, y: number, fill: string): Item => {
    return { kind: 'text', x: left(line.ink.width) - line.ink.x, y: y - line.ink.y, fill, line };
  };
  const items: Item[] = [];
  const row = top + name.ink.height + label.lines * scale;
  const { stars } = sign;
  const [side1, star, gap] = [label.box, label.star, label.starGap].map(mm => mm * scale);
  const wide = rowWidth(style, stars);
  const from = left(wide);
  const noteTop = row + side1 + label.lines * scale;
  for (const rect of platesOf(style, { stars, name: name.ink, note: note?.ink }, placed)) {
    const fill = land && onLand(land, rect) ? landColour(colours) : colours.paper;
    items.push({ kind: 'rect', ...rect, radius: label.plateRadius * scale, fill });
  }
  items.push(text(name, top, colours.ink));
  // In reading order.
  const along = (by: number, width: number) => (rtl ? from + wide - by - width : from + by);
  const stroke = label.boxStroke * scale;
  items.push({
    kind: 'rect',
    x: along(0, side1) + stroke / 2,
    y: row + stroke / 2,
    width: side1 - stroke,
    height: side1 - stroke,
    radius: label.boxRadius * scale,
    fill: colours.paper,
    stroke: colours.ink,
    strokeWidth: stroke,
  });
  for (let i = 0; i < stars; i++) {
    const x = along(side1 + label.stars * scale + i * (star + gap), star) + star / 2;
    items.push({
      kind: 'path',
      d: starPath(x, row + side1 / 2 + 0.08 * star, star / 2),
      fill: colours.frameA,
    });
  }
  if (note) items.push(text(note, noteTop, colours.redDark));
  return items;
}

export function onLand({ outlines }: Pick<Land, 'outlines'>, { x, y, width, height }: Rect): boolean {
  return [x, x + width / 2, x + width].every(px =>
    [y, y + height].every(py => isInside(outlines, { x: px, y: py })),
  );
}
