import { phrase } from '../../data/index.js';
import type { Claim, ShapeClaim, TextClaim } from '../../proof/index.js';
import { centre, grown, type Point, type Rect, type Size } from '../../scene/geometry/index.js';
import { points } from '../../text/typesetting/index.js';
import { starPath } from '../elements/star.js';
import { drawnSlots, shapeSlot } from '../slots.js';
import { rowWidth } from './city.js';
import type { AtScale, RecordedCity } from './city-slots.js';
import { landColour } from './ground.js';
import { platesOf } from './label.js';

/** The plates of a label, the name, a tick box and the stars, and at the start a note. */
export function labelSlots(measures: AtScale, at: RecordedCity): readonly Claim[] {
  const { templates, slots, scale } = measures;
  const { locale, theme } = templates;
  const { colours } = theme;
  const rtl = locale.direction === 'rtl';
  const m = slots.label;
  const { stars, name, city } = at;
  const { x, y, side, name: ink, note, onLand = [] } = at.label;
  const [box, star, pad, below] = [m.box, m.star, m.plate, m.lines].map(mm => mm * scale);
  const wide = rowWidth(measures, stars);
  const width = Math.max(ink.width, wide, note?.width ?? 0) + 2 * pad;
  const plates = platesOf(measures, { stars, name: ink, note }, { side, box: { x, y, width } });
  const inside = (size: Size, top: number): Rect => {
    const free = width - 2 * pad - size.width;
    const left = x + pad + (side === 'left' ? 0 : side === 'right' ? free : free / 2);
    return { x: left, y: top, ...size };
  };
  const label = { role: { as: 'label', city } } as const;
  const line = (slot: string, text: string, area: Rect, sizePt: number, fill: string): TextClaim => ({
    kind: 'text',
    name: slot,
    text,
    box: area,
    fill,
    across: 'ink',
    middles: [centre(area).y],
    size: points(sizePt) * scale,
  });
  const row = inside({ width: wide, height: box }, y + pad + ink.height + below);
  const along = (by: number, length: number) => (rtl ? row.x + wide - by - length : row.x + by);
  const stroke = m.boxStroke * scale;
  const tick = { x: along(0, box), y: row.y, width: box, height: box };
  const starAt = (i: number): Point => ({
    x: along(box + m.stars * scale + i * (m.star + m.starGap) * scale, star) + star / 2,
    y: row.y + box / 2 + 0.08 * star,
  });
  return [
    ...plates.map((plate, i) => ({
      ...shapeSlot(`plate, ${name}`, plate, { fill: onLand[i] ? landColour(colours) : colours.paper }),
      ...label,
    })),
    {
      ...line('name on the map', name, inside(ink, y + pad), m.namePt, colours.ink),
      role: { as: 'name', city },
    },
    {
      ...shapeSlot(`tick box, ${name}`, grown(tick, -stroke / 2), {
        fill: colours.paper,
        stroke: colours.ink,
        strokeWidth: stroke,
      }),
      ...label,
    },
    ...Array.from({ length: stars }, (_, i) => starSlot(`star, ${name}`, starAt(i), star, colours.frameA))
      .flat()
      .map(claim => ({ ...claim, ...label })),
    ...(note
      ? [
          {
            ...line(
              `note, ${name}`,
              phrase(locale, 'map.start'),
              inside(note, row.y + box + below),
              m.notePt,
              colours.redDark,
            ),
            direction: locale.direction,
            ...label,
          },
        ]
      : []),
  ];
}

/** A star about a point. */
export function starSlot(name: string, { x, y }: Point, size: number, fill: string): readonly ShapeClaim[] {
  return drawnSlots(name, [{ kind: 'path', d: starPath(x, y, size / 2), fill }]);
}
