import { figures, type Locale } from '../../data/index.js';
import type { Graticule } from '../../maps/atlas/index.js';
import { compose, grown, type Rect, translate, turnAbout } from '../../scene/geometry/index.js';
import { group, type Item } from '../../scene/index.js';
import { points, type Setting, textStyle } from '../../text/typesetting/index.js';
import type { MapFace } from './measures.js';

/** The neat line: a strip that alternates black and white from degree to degree, with the degrees outside. */
export function neatLine(
  setting: Setting,
  slots: MapFace,
  frame: Rect,
  net: Pick<Graticule, 'crossings'>,
): readonly Item[] {
  const { colours } = setting.theme;
  const { strip, line, outer, degreesPt, apart, corner } = slots.frame;
  const right = frame.x + frame.width;
  const bottom = frame.y + frame.height;
  const items: Item[] = [];
  const style = textStyle(setting, points(degreesPt));
  for (const edge of ['top', 'bottom', 'left', 'right'] as const) {
    const upright = edge === 'left' || edge === 'right';
    const [from, to] = upright ? [frame.y, bottom] : [frame.x, right];
    const own = net.crossings.filter(crossing => crossing.edge === edge);
    const at = ({ at: { x, y } }: (typeof own)[number]) => (upright ? y : x);
    const stops = [from, ...own.map(at).sort((a, b) => a - b), to];
    for (let i = 1; i < stops.length; i += 2) {
      const [start, length] = [stops[i - 1], stops[i] - stops[i - 1]];
      items.push({
        kind: 'rect',
        x: upright ? (edge === 'left' ? frame.x - strip : right) : start,
        y: upright ? start : edge === 'top' ? frame.y - strip : bottom,
        width: upright ? strip : length,
        height: upright ? length : strip,
        fill: colours.ink,
      });
    }
    let last = Number.NEGATIVE_INFINITY;
    for (const crossing of own.toSorted((a, b) => at(a) - at(b))) {
      // No figures in a corner, where two would meet.
      if (at(crossing) < from + corner || at(crossing) > to - corner) continue;
      if (crossing.degrees === undefined || at(crossing) - last < apart) continue;
      last = at(crossing);
      const text = setting.shaper.line(degreesText(setting.locale, crossing.degrees), style);
      const { ink } = text;
      const off = strip + outer + 0.7 + ink.height / 2;
      const middle = {
        x: upright ? (edge === 'left' ? frame.x - off : right + off) : crossing.at.x,
        y: upright ? crossing.at.y : edge === 'top' ? frame.y - off : bottom + off,
      };
      const centred = { x: -ink.width / 2 - ink.x, y: -ink.height / 2 - ink.y };
      const turn = turnAbout(upright ? 270 : 0);
      items.push(
        group(compose(translate(middle.x, middle.y), turn), [
          { kind: 'text', ...centred, fill: colours.quiet, line: text },
        ]),
      );
    }
  }
  return [
    ...items,
    { kind: 'rect', ...frame, stroke: colours.ink, strokeWidth: line },
    { kind: 'rect', ...grown(frame, strip), stroke: colours.ink, strokeWidth: line },
    { kind: 'rect', ...grown(frame, strip + outer / 2 + 0.25), stroke: colours.ink, strokeWidth: outer / 2 },
  ];
}

/** 120°, 120°30′ or 120°30′15″, in the figures of the locale. */
function degreesText(locale: Locale, degrees: number): string {
  const all = Math.round(degrees * 3600);
  const [whole, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const rest = [
    ...(minutes > 0 || seconds > 0 ? [`${figures(locale, minutes)}′`] : []),
    ...(seconds > 0 ? [`${figures(locale, seconds)}″`] : []),
  ];
  return `${figures(locale, whole)}°${rest.join('')}`;
}

/** On a map without coasts, in place of degrees: a strip that alternates with the grid, without figures. */
export function plainStrip(frame: Rect, pitch: number): Pick<Graticule, 'crossings'> {
  const along = (from: number, length: number) => {
    const count = Math.max(1, Math.round(length / pitch / 4) * 2 + 1);
    return Array.from({ length: count - 1 }, (_, i) => from + (length * (i + 1)) / count);
  };
  const { x, y, width, height } = frame;
  return {
    crossings: [
      ...along(x, width).flatMap(at => [
        { edge: 'top', at: { x: at, y } } as const,
        { edge: 'bottom', at: { x: at, y: y + height } } as const,
      ]),
      ...along(y, height).flatMap(at => [
        { edge: 'left', at: { x, y: at } } as const,
        { edge: 'right', at: { x: x + width, y: at } } as const,
      ]),
    ],
  };
}
