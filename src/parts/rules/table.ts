import { breakParagraph } from '../../text/index.js';
import { onBaseline, type Setting, textStyle, wordStyle } from '../../text/typesetting/index.js';
import type { Strip } from './columns.js';

/** How the text of a column is set. */
export interface Measure {
  readonly width: number;
  readonly scale: number;
  readonly leading: number;
}

/** A narrow column for the number, a wide one for the remark; the header row on a tint. */
export function tableStrips(
  setting: Setting,
  rows: readonly (readonly string[])[],
  body: number,
  measure: Measure,
): readonly Strip[] {
  const { theme, shaper, locale } = setting;
  const { colours } = theme;
  const rtl = locale.direction === 'rtl';
  const size = body * 0.96;
  const lineHeight = size * Math.min(measure.leading, 1.5);
  const pad = size * 0.28;
  const narrow =
    Math.max(...rows.map(row => shaper.line(row[0], wordStyle(setting, size)).width)) + size * 1.6;
  return rows.map((row, r): Strip => {
    const style = r === 0 ? wordStyle(setting, size) : textStyle(setting, size);
    const key = shaper.line(row[0], wordStyle(setting, size));
    const remark = breakParagraph(shaper, row[1] ?? '', style, measure.width - narrow - size);
    const height = remark.length * lineHeight + 2 * pad;
    return {
      height,
      ...(r === 0 ? { first: narrow } : {}),
      above: r === 0 ? lineHeight * 0.5 : 0,
      keep: r < rows.length - 1,
      draw: (x, y) => {
        const keyX = rtl ? x + measure.width - narrow / 2 : x + narrow / 2;
        const textX = rtl ? x + measure.width - narrow : x + narrow;
        const base = (i: number) => y + pad + i * lineHeight + lineHeight * 0.74;
        return [
          ...(r === 0
            ? [{ kind: 'rect', x, y, width: measure.width, height, fill: colours.label } as const]
            : []),
          {
            kind: 'line',
            x1: x,
            x2: x + measure.width,
            y1: y + height,
            y2: y + height,
            stroke: colours.hairline,
            strokeWidth: 0.25,
          },
          onBaseline(setting, key, { x: keyX, y: base(0) }, r === 0 ? colours.ink : colours.red, 'middle'),
          ...remark.map((line, i) => onBaseline(setting, line, { x: textX, y: base(i) }, colours.ink)),
        ];
      },
    };
  });
}
