import type { Size } from '../geometry/index.js';
import type { SceneSymbol } from '../scene/index.js';
import type { WordFace } from '../templates/index.js';
import { type Setting, slotFor } from './elements/typesetting.js';

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
        d: tabbedFrame(slots, card.width, rtl),
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

/** The frame: one upper corner cut off like an index card's tab, the others rounded. */
function tabbedFrame(slots: WordFace, cardWidth: number, rtl: boolean): string {
  const { x, y, width, height } = slots.frame;
  const { tab } = slots;
  const r = 1;
  const [right, bottom] = [x + width, y + height];
  const flip = (value: number) => (rtl ? cardWidth - value : value);
  const p = (px: number, py: number) => `${flip(px).toFixed(2)} ${py.toFixed(2)}`;
  return [
    `M ${p(x + r, y)} L ${p(right - tab, y)} L ${p(right, y + tab)} L ${p(right, bottom - r)}`,
    `Q ${p(right, bottom)} ${p(right - r, bottom)} L ${p(x + r, bottom)}`,
    `Q ${p(x, bottom)} ${p(x, bottom - r)} L ${p(x, y + r)} Q ${p(x, y)} ${p(x + r, y)} Z`,
  ].join(' ');
}
