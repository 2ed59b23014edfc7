import { phrase } from '../../data/index.js';
import type { Point } from '../../scene/geometry/index.js';
import { group, type Item } from '../../scene/index.js';
import { onBaseline, points, type Setting, textStyle } from '../../text/typesetting/index.js';
import { foldLine } from '../elements/fold-line.js';
import type { ScreenFace } from './measures.js';

/** What the legend explains, in its order. */
export const LEGEND = ['cut', 'mountain', 'valley'] as const;

const KEYS = { cut: 'screen.cut', mountain: 'fold.mountain', valley: 'fold.valley' };

/** What a line is called in the legend. */
export function lineName({ locale }: Pick<Setting, 'locale'>, name: (typeof LEGEND)[number]): string {
  return phrase(locale, KEYS[name]);
}

/** A sample of each line with its name, in a row; `at` is its middle. Smaller if it is wider than `width`. */
export function legendItems(setting: Setting, face: ScreenFace, at: Point, width: number) {
  const { locale, theme, shaper } = setting;
  const { legend, lines } = face;
  const ahead = locale.direction === 'rtl' ? -1 : 1;
  const style = textStyle(setting, points(legend.textPt));
  const texts = LEGEND.map(name => shaper.line(lineName(setting, name), style));
  const widths = texts.map(text => legend.sample + legend.gap + text.width);
  const whole = widths.reduce((sum, each) => sum + each, 0) + legend.apart * (LEGEND.length - 1);
  const starts: number[] = [];
  let x = -whole / 2;
  const items = LEGEND.flatMap((name, i): readonly Item[] => {
    const from = { x: ahead * x, y: 0 };
    const to = { x: ahead * (x + legend.sample), y: 0 };
    const text = { x: ahead * (x + legend.sample + legend.gap), y: style.size * 0.36 };
    starts.push(x);
    x += widths[i] + legend.apart;
    const cut = { stroke: theme.colours.ink, strokeWidth: lines.stroke };
    return [
      name === 'cut'
        ? { kind: 'line', x1: from.x, y1: 0, x2: to.x, y2: 0, ...cut }
        : foldLine(theme, lines, { kind: name, from, to }),
      onBaseline(setting, texts[i], text, theme.colours.quiet),
    ];
  });
  const scale = Math.min(1, width / whole);
  return { items: [group([scale, 0, 0, scale, at.x, at.y], items)], fit: { scale, starts } };
}
