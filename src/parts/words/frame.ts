import type { Size } from '../../scene/geometry/index.js';
import type { SceneSymbol } from '../../scene/index.js';
import { type Setting, slotFor } from '../../text/typesetting/index.js';
import { tabbedFrame } from '../elements/tabbed-frame.js';
import type { WordFace } from './measures.js';

/** What all faces of one colour share: frame, hole, rule and label. */
export function wordFrame(setting: Setting, face: 'A' | 'B', slots: WordFace, card: Size): SceneSymbol {
  const { colours } = setting.theme;
  const rtl = setting.locale.direction === 'rtl';
  const stroke = face === 'A' ? colours.frameA : colours.frameB;
  const { frame, hole, rule } = slots;
  return {
    id: `word-frame-${face}`,
    box: { x: 0, y: 0, ...card },
    items: [
      {
        kind: 'path',
        d: tabbedFrame(frame, slots.tab, card.width, rtl),
        stroke,
        strokeWidth: frame.stroke,
        join: 'round',
      },
      {
        kind: 'circle',
        cx: rtl ? card.width - hole.x : hole.x,
        cy: hole.y,
        r: hole.r,
        stroke,
        strokeWidth: rule.stroke,
      },
      { kind: 'line', x1: rule.x1, x2: rule.x2, y1: rule.y, y2: rule.y, stroke, strokeWidth: rule.stroke },
      { kind: 'rect', ...slotFor(setting, slots.label, card.width), fill: colours.label },
    ],
  };
}
