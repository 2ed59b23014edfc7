import { figures, type RulesBlock } from '../../data/index.js';
import type { ShapedLine } from '../../scene/index.js';
import { breakUnshaped } from '../../text/index.js';
import { onBaseline, points, type Setting, textStyle, wordStyle } from '../../text/typesetting/index.js';
import type { Strip } from './columns.js';
import { type DrawPicture, roundStrip, turnStrip } from './example.js';
import type { RulesFace } from './measures.js';
import { type Measure, tableStrips } from './table.js';

/** The strips of a block: each line of text, each row of a table, a drawing. */
export function blockStrips(
  setting: Setting,
  slots: RulesFace,
  block: RulesBlock,
  measure: Measure,
  picture: DrawPicture,
): readonly Strip[] {
  const { theme, shaper, locale } = setting;
  const { colours, text } = theme;
  const rtl = locale.direction === 'rtl';
  const body = points(text.bodyPt) * measure.scale;
  const lineHeight = body * measure.leading;
  const start = (x: number, indent = 0) => (rtl ? x + measure.width - indent : x + indent);
  switch (block.kind) {
    case 'heading': {
      const size = points(text.headPt) * measure.scale;
      const line = shaper.line(block.text, wordStyle(setting, size));
      const draw = (x: number, y: number) => [
        onBaseline(setting, line, { x: start(x), y: y + size }, colours.frameB),
      ];
      return [{ height: size * 1.42, above: lineHeight * 0.62, keep: true, draw }];
    }
    case 'paragraph':
    case 'bullet':
    case 'step': {
      const plain = block.kind === 'paragraph';
      const indent = plain ? 0 : body * 1.55;
      return lines(setting, block.text, body, measure, indent).map((line, i, all) => ({
        height: lineHeight,
        above: i === 0 ? lineHeight * (plain ? 0.22 : 0.16) : 0,
        keep: staysWithNext(i, all.length),
        draw: (x, y) => {
          const base = y + lineHeight * 0.72;
          const text = onBaseline(setting, line(), { x: start(x, indent), y: base }, colours.ink);
          if (i > 0 || plain) return [text];
          if (block.kind === 'step') {
            const number = shaper.line(figures(locale, block.number), wordStyle(setting, body * 0.95));
            return [text, onBaseline(setting, number, { x: start(x), y: base }, colours.red)];
          }
          const [cx, cy] = [start(x, body * 0.5), base - body * 0.34];
          return [text, { kind: 'circle', cx, cy, r: body * 0.15, fill: colours.red }];
        },
      }));
    }
    case 'table':
      return tableStrips(setting, block.rows, body, measure);
    case 'turn':
      return [turnStrip(setting, slots.example, block.turn, measure, picture)];
    case 'round':
      return [roundStrip(setting, slots.example, block.round, measure)];
  }
}

/** No widows, no orphans. */
function staysWithNext(line: number, count: number): boolean {
  return count > 1 && (line === 0 || line === count - 2);
}

function lines(
  setting: Setting,
  text: string,
  size: number,
  measure: Measure,
  indent: number,
): readonly (() => ShapedLine)[] {
  const han = /^Han/.test(setting.locale.script);
  return breakUnshaped(setting.shaper, text, textStyle(setting, size), measure.width - indent, han);
}
