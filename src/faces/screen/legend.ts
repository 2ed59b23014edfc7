import type { Point } from '../../geometry/index.js';
import type { Item } from '../../scene/index.js';
import { phrase, type ScreenFace } from '../../templates/index.js';
import { foldLine } from '../elements/fold-line.js';
import { onBaseline, points, type Setting, textStyle } from '../elements/typesetting.js';

/** A sample of each line with its name, in a row; `at` is its middle. Smaller if it is wider than `width`. */
export function legendItems(setting: Setting, face: ScreenFace, at: Point, width: number): readonly Item[] {
  const { locale, theme, shaper } = setting;
  const { legend, lines } = face;
  const ahead = locale.direction === 'rtl' ? -1 : 1;
  const names = ['cut', 'mountain', 'valley'] as const;
  const keys = { cut: 'screen.cut', mountain: 'fold.mountain', valley: 'fold.valley' };
  const style = textStyle(setting, points(legend.textPt));
  const texts = names.map(name => shaper.line(phrase(locale, keys[name]), style));
  const widths = texts.map(text => legend.sample + legend.gap + text.width);
  const whole = widths.reduce((sum, each) => sum + each, 0) + legend.apart * (names.length - 1);
  let x = -whole / 2;
  const items = names.flatMap((name, i): readonly Item[] => {
    const from = { x: ahead * x, y: 0 };
    const to = { x: ahead * (x + legend.sample), y: 0 };
    const text = { x: ahead * (x + legend.sample + legend.gap), y: style.size * 0.36 };
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
  return [{ kind: 'group', matrix: [scale, 0, 0, scale, at.x, at.y], items }];
}
