import { phrase } from '../../data/index.js';
import type { MapPlan } from '../../data/manifest/index.js';
import type { Claim } from '../../proof/index.js';
import type { Rect } from '../../scene/geometry/index.js';
import { lineSlot, paragraphSlot, shapeSlot } from '../slots.js';
import { type AtScale, citySlots } from './city-slots.js';
import { cornersOf } from './discs.js';
import { starSlot } from './label-slots.js';
import { legendFrame, SAMPLE } from './legend.js';

/** What the signs mean: a sample city, the tick box and what to do next; below, the stars that are on the map. */
export function legendSlots(
  measures: AtScale,
  area: Rect,
  legend: MapPlan['legend'],
  heading: string,
): readonly Claim[] {
  const { templates, slots, scale } = measures;
  const { locale, theme } = templates;
  const { colours } = theme;
  const { direction } = locale;
  const { label, foot } = slots;
  const style = { setting: { locale }, slots, scale };
  const { rtl, ahead, start, size, middle, base, sample, numbers, leading } = legendFrame(style, area);
  // As far as what follows: nothing else is in its box.
  const line = (name: string, text: string, x: number, to: number, y: number, em = size) =>
    lineSlot(direction, name, text, { x, y, room: Math.abs(to - x), size: em }, colours.ink);
  const written = (key: string, x: number, to: number, y: number) => line(key, phrase(locale, key), x, to, y);
  const end = rtl ? area.x : area.x + area.width;
  const box = label.box * scale;
  const star = label.star * scale;
  const how = paragraphSlot(
    direction,
    'map.how',
    phrase(locale, 'map.how'),
    { x: legend.how, y: middle + size * 0.36, room: area.width, size, leading },
    colours.quiet,
  );
  return [
    ...citySlots(measures, {
      ...SAMPLE,
      x: sample,
      y: middle,
      corner: (cornersOf(style)[0] * 180) / Math.PI,
      start: false,
    }),
    written('map.tokens', numbers, legend.box, middle - size * 0.2),
    written('map.mistakes', numbers, legend.box, middle + size * 1.05),
    shapeSlot(
      'legend.tick box',
      { x: rtl ? legend.box - box : legend.box, y: middle - box / 2, width: box, height: box },
      { stroke: colours.ink, strokeWidth: label.boxStroke * scale },
    ),
    written('map.won', legend.won, legend.how, middle + size * 0.36),
    {
      ...how,
      box: { ...how.box, y: area.y - size, height: area.height },
      ...(how.set ? { set: { ...how.set, inMiddle: true } } : {}),
    },
    line('legend.heading', heading, start, legend.levels[0]?.at ?? end, base, legend.heading),
    ...legend.levels.flatMap(({ stars, at, text }, i) => [
      ...Array.from({ length: stars }, (_, k) => {
        const from = at + k * ahead * (star + foot.star * scale);
        const middle = { x: from + ahead * (star / 2), y: base - size * 0.33 };
        return starSlot('legend.star', middle, star, colours.frameA);
      }).flat(),
      written(`map.star.${stars}`, text, legend.levels[i + 1]?.at ?? end, base),
    ]),
  ];
}
