import { type Rect, type Size, translate } from '../../geometry/index.js';
import { error, ProblemError } from '../../problem.js';
import { group, type Item } from '../../scene/index.js';
import {
  type AgentRole,
  type BackFace,
  figures,
  type KeywordFace,
  phrase,
  type ScreenFace,
} from '../../templates/index.js';
import { lineEnds, onBaseline, points, type Setting, wordStyle } from '../elements/typesetting.js';
import { legendItems } from './legend.js';
import { outsideItems } from './outside.js';
import { screenPicture } from './picture.js';
import { planScreen, type ScreenPlan } from './plan.js';
import { pocketItems } from './pocket.js';
import { stepItems } from './steps.js';
import { templateItems } from './template.js';

/** What a screen is made for: its team, the team's pattern, the card in its pocket and where that has its words. */
export interface Screen {
  readonly team: AgentRole;
  readonly pattern: BackFace;
  readonly card: Size;
  readonly keyword: KeywordFace;
}

/** The template of a screen, with its steps on both sides of the pocket. Throws `faces.screen-too-large`. */
export function screenPage(setting: Setting, face: ScreenFace, screen: Screen, area: Rect): readonly Item[] {
  const { team, pattern, card, keyword } = screen;
  const { steps, wing, ear } = face;
  const plan = planScreen(setting, face, card, keyword, area.width);
  const half = card.width / 2 + face.pocket.play;
  const foot = area.y + plan.front;
  const bottom = area.y + area.height;
  const tip = Math.max(...plan.outline.map(({ x }) => x));
  if (tip - half < wing.least || foot + plan.pocket > bottom)
    throw new ProblemError([error('faces.screen-too-large', '--paper')]);
  const middle = area.x + area.width / 2;
  const width = Math.min(area.width / 2, tip) - half - ear.width - steps.gap;
  const top = foot + steps.gap;
  const column = (x: number): Rect => ({ x, y: top, width, height: bottom - top });
  const left = column(middle - half - ear.width - steps.gap - width);
  const right = column(middle + half + ear.width + steps.gap);
  const columns = setting.locale.direction === 'rtl' ? ([right, left] as const) : ([left, right] as const);
  const [, second] = columns;
  // Shorter wings leave more room for the rest of the picture.
  const short = planScreen(setting, face, card, keyword, 2 * (half + wing.least));
  const title = phrase(setting.locale, 'screen.title', { team: phrase(setting.locale, `team.${team}`) });
  const legend = { x: middle, y: (foot + plan.pocket + bottom) / 2 };
  return [
    group(translate(middle, foot), [
      ...outsideItems(setting, face, plan, team, pattern),
      ...templateItems(setting, face, plan),
      group(plan.cardMatrix, pocketItems(setting, face, team, card, keyword)),
    ]),
    ...legendItems(setting, face, legend, 2 * (half + ear.width)),
    ...stepItems(setting, face, title, columns),
    ...pictures(setting, short, screen, { ...second, y: bottom - steps.picture, height: steps.picture }),
  ];
}

/** The folding that steps 4 and 5 are about, and beside it the finished screen. */
function pictures(setting: Setting, plan: ScreenPlan, { team, card }: Screen, area: Rect): readonly Item[] {
  const { locale, theme, shaper } = setting;
  const { start, ahead } = lineEnds(setting, area);
  const style = wordStyle(setting, points(theme.text.bodyPt));
  const width = area.width / 2;
  const room = { width: width - 3, height: area.height - 3 };
  const states = [
    { step: 4, folding: { foot: 72, wings: 0 }, held: undefined },
    { step: 7, folding: { foot: 177, wings: 58 }, held: card },
  ];
  return states.flatMap(({ step, folding, held }, i) => {
    const x = start + ahead * i * width;
    const number = shaper.line(figures(locale, step), style);
    const items = screenPicture(setting, plan, team, folding, held, room);
    return [
      onBaseline(setting, number, { x, y: area.y + style.size }, theme.colours.red),
      group(translate(x + (ahead * width) / 2, area.y + area.height - room.height / 2), items),
    ];
  });
}
