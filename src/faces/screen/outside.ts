import { compose, rotate, type Size, translate } from '../../geometry/index.js';
import { group, type Item, use } from '../../scene/index.js';
import { type AgentRole, type BackFace, phrase, type ScreenFace } from '../../templates/index.js';
import { backSymbol } from '../back.js';
import { roleColours, roleMark } from '../elements/signs.js';
import { fitted, onBaseline, points, type Setting, wordStyle } from '../elements/typesetting.js';
import type { ScreenPlan } from './plan.js';

/** What the other team sees: the pattern, sign and name of the team, and a stamp. Millimetres of the plan. */
export function outsideItems(
  setting: Setting,
  { outside }: ScreenFace,
  plan: ScreenPlan,
  team: AgentRole,
  pattern: BackFace,
): readonly Item[] {
  const { theme, locale } = setting;
  const { ground: stroke } = roleColours(theme, team);
  const { inset, label, sign, name, wing } = outside;
  const [{ x: left }, { x: right }] = plan.panels.front.corners;
  const size: Size = { width: right - left - 2 * inset, height: plan.front - 2 * inset };
  const symbol = backSymbol(theme, `screen-${team}`, pattern, size, 0);
  const top = -(plan.front + label.height) / 2;
  const plate = { x: -label.width / 2, y: top, ...label };
  const style = wordStyle(setting, points(name.sizePt));
  const title = fitted(setting, phrase(locale, `team.${team}`), style, label.width - 8);
  return [
    use(symbol, translate(left + inset, -plan.front + inset)),
    { kind: 'rect', ...plate, fill: theme.colours.paper, stroke, strokeWidth: 0.6 },
    group(translate(0, top + sign.y), roleMark(team, sign.size, stroke)),
    onBaseline(setting, title, { x: 0, y: top + name.y }, theme.colours.ink, 'middle'),
    stamp(setting, outside.stamp, team),
    ...[plan.panels.leftWing, plan.panels.rightWing].map(({ corners }) => {
      const x = (corners[0].x + corners[1].x) / 2;
      return group(translate(x, -plan.front / 2 + wing.size / 2), roleMark(team, wing.size, stroke));
    }),
  ];
}

/** A word in a frame, as a hand would stamp it: a little askew. */
function stamp(
  setting: Setting,
  { x, y, sizePt, pad, stroke, tilt }: ScreenFace['outside']['stamp'],
  team: AgentRole,
): Item {
  const { dark } = roleColours(setting.theme, team);
  const { colours } = setting.theme;
  const line = setting.shaper.line(
    phrase(setting.locale, 'screen.stamp'),
    wordStyle(setting, points(sizePt)),
  );
  const { ink } = line;
  const [width, height] = [ink.width + 2 * pad, ink.height + 2 * pad];
  const frame = { x: -width / 2, y: -height / 2, width, height, radius: 1 };
  const ahead = setting.locale.direction === 'rtl' ? -1 : 1;
  return group(compose(translate(ahead * x, -y), rotate(-ahead * tilt)), [
    { kind: 'rect', ...frame, fill: colours.paper, stroke: dark, strokeWidth: stroke },
    { kind: 'text', x: -ink.x - ink.width / 2, y: -ink.y - ink.height / 2, fill: dark, line },
  ]);
}
