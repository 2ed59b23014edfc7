import { type AgentRole, type BackFace, phrase } from '../../data/index.js';
import { compose, type Matrix, type Rect, rotate, type Size, translate } from '../../scene/geometry/index.js';
import { group, type Item, type ShapedLine, use } from '../../scene/index.js';
import { backSymbol } from '../../sheets/index.js';
import { fitted, onBaseline, points, type Setting, wordStyle } from '../../text/typesetting/index.js';
import { roleColours, roleMark } from '../elements/signs.js';
import type { ScreenFace } from './measures.js';
import type { ScreenPlan } from './plan.js';

/** Where the pattern is on the front. */
export function patternPanel({ panels, front }: ScreenPlan, inset: number): Rect {
  const [{ x: left }, { x: right }] = panels.front.corners;
  return { x: left + inset, y: inset - front, width: right - left - 2 * inset, height: front - 2 * inset };
}

/** What the other team sees: the pattern, sign and name of the team, and a stamp. Millimetres of the plan. */
export function outsideItems(
  setting: Setting,
  face: ScreenFace,
  plan: ScreenPlan,
  team: AgentRole,
  pattern: BackFace,
): readonly Item[] {
  const { theme, locale } = setting;
  const { ground: stroke } = roleColours(theme, team);
  const { inset, label, sign, name, wing } = face.outside;
  const panel = patternPanel(plan, inset);
  const symbol = backSymbol(theme, `screen-${team}`, pattern, panel, 0);
  const top = -(plan.front + label.height) / 2;
  const plate = { x: -label.width / 2, y: top, ...label };
  const style = wordStyle(setting, points(name.sizePt));
  const title = fitted(setting, phrase(locale, `team.${team}`), style, label.width - 8);
  return [
    use(symbol, translate(panel.x, panel.y)),
    { kind: 'rect', ...plate, fill: theme.colours.paper, stroke, strokeWidth: 0.6 },
    group(translate(0, top + sign.y), roleMark(team, sign.size, stroke)),
    onBaseline(setting, title, { x: 0, y: top + name.y }, theme.colours.ink, 'middle'),
    stamp(setting, face, team),
    ...[plan.panels.leftWing, plan.panels.rightWing].map(({ corners }) => {
      const x = (corners[0].x + corners[1].x) / 2;
      return group(translate(x, -plan.front / 2 + wing.size / 2), roleMark(team, wing.size, stroke));
    }),
  ];
}

/** Of the corners of the stamp. */
export const STAMP_RADIUS = 1;

/** What is stamped. */
export function stampLine(setting: Setting, { outside }: ScreenFace): ShapedLine {
  const style = wordStyle(setting, points(outside.stamp.sizePt));
  return setting.shaper.line(phrase(setting.locale, 'screen.stamp'), style);
}

/** Where the stamp is: from millimetres about its middle to those of the plan. */
export function stampMatrix(
  { locale }: Pick<Setting, 'locale'>,
  { x, y, tilt }: ScreenFace['outside']['stamp'],
): Matrix {
  const ahead = locale.direction === 'rtl' ? -1 : 1;
  return compose(translate(ahead * x, -y), rotate(-ahead * tilt));
}

/** The frame about a word with this ink, whose middle is the origin. */
export function stampFrame(ink: Size, pad: number): Rect {
  const [width, height] = [ink.width + 2 * pad, ink.height + 2 * pad];
  return { x: -width / 2, y: -height / 2, width, height };
}

/** A word in a frame, as a hand would stamp it: a little askew. */
function stamp(setting: Setting, face: ScreenFace, team: AgentRole): Item {
  const { dark } = roleColours(setting.theme, team);
  const { colours } = setting.theme;
  const { pad, stroke } = face.outside.stamp;
  const line = stampLine(setting, face);
  const { ink } = line;
  const frame = { ...stampFrame(ink, pad), radius: STAMP_RADIUS };
  return group(stampMatrix(setting, face.outside.stamp), [
    { kind: 'rect', ...frame, fill: colours.paper, stroke: dark, strokeWidth: stroke },
    { kind: 'text', x: -ink.x - ink.width / 2, y: -ink.y - ink.height / 2, fill: dark, line },
  ]);
}
