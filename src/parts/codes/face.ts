import { figures, phrase } from '../../data/index.js';
import { type Size, translate } from '../../scene/geometry/index.js';
import { group, type Item } from '../../scene/index.js';
import {
  fitted,
  onBaseline,
  points,
  type Setting,
  slotFor,
  textStyle,
  wordStyle,
} from '../../text/typesetting/index.js';
import { roleColours, roleMark } from '../elements/signs.js';
import { tabbedFrame } from '../elements/tabbed-frame.js';
import type { CodeCard } from './cards.js';
import type { CodeFace } from './measures.js';

/** A code card: the team's sign and name, and in reading order a digit for each clue. */
export function codeFace(
  setting: Setting,
  { team, code }: Pick<CodeCard, 'team' | 'code'>,
  slots: CodeFace,
  card: Size,
): readonly Item[] {
  return [...headItems(setting, team, slots, card), ...digitItems(setting, team, code, slots, card)];
}

function headItems(setting: Setting, team: CodeCard['team'], slots: CodeFace, card: Size): readonly Item[] {
  const { locale, theme } = setting;
  const { ground: stroke, dark } = roleColours(theme, team);
  const rtl = locale.direction === 'rtl';
  const flipX = (x: number) => (rtl ? card.width - x : x);
  const { frame, tab, hole, sign, name, rule } = slots;
  const style = wordStyle(setting, points(name.sizePt));
  const title = fitted(setting, phrase(locale, `team.${team}`), style, name.width);
  const outline = { stroke, strokeWidth: frame.stroke, join: 'round' } as const;
  const thin = { stroke, strokeWidth: rule.stroke };
  return [
    { kind: 'path', d: tabbedFrame(frame, tab, card.width, rtl), ...outline },
    { kind: 'circle', cx: flipX(hole.x), cy: hole.y, r: hole.r, ...thin },
    group(translate(flipX(sign.x), sign.y), roleMark(team, sign.size, stroke)),
    onBaseline(setting, title, { x: flipX(name.x), y: name.y }, dark),
    { kind: 'line', x1: flipX(rule.x1), x2: flipX(rule.x2), y1: rule.y, y2: rule.y, ...thin },
  ];
}

function digitItems(
  setting: Setting,
  team: CodeCard['team'],
  code: CodeCard['code'],
  { digit, caption }: CodeFace,
  card: Size,
): readonly Item[] {
  const { locale, theme, shaper } = setting;
  const { ink: black, quiet } = theme.colours;
  const { pitch, radius, size, ...first } = digit;
  const large = wordStyle(setting, size);
  const { ink } = shaper.line(figures(locale, 1), large);
  const small = textStyle(setting, points(caption.sizePt));
  const clues = code.map((_, i) => fitted(setting, phrase(locale, `code.${i + 1}`), small, caption.width));
  const even = { ...small, size: Math.min(...clues.map(clue => clue.size)) };
  return code.flatMap((number, i): readonly Item[] => {
    const plate = slotFor(setting, { ...first, x: first.x + i * pitch }, card.width);
    const x = plate.x + plate.width / 2;
    // All digits on the baseline of a figure 1 that is centred on its plate.
    const y = plate.y + (plate.height - ink.height) / 2 - ink.y;
    return [
      { kind: 'rect', ...plate, radius, fill: roleColours(theme, team).tint },
      onBaseline(setting, shaper.line(figures(locale, number), large), { x, y }, black, 'middle'),
      onBaseline(setting, shaper.line(clues[i].text, even), { x, y: caption.y }, quiet, 'middle'),
    ];
  });
}
