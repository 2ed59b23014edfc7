import { type AgentRole, type BackFace, figures, phrase } from '../../data/index.js';
import { holds, type Point, type Rect, type Size, translate } from '../../scene/geometry/index.js';
import { group, type Item } from '../../scene/index.js';
import { error, ProblemError } from '../../speech/index.js';
import { lineEnds, onBaseline, points, type Setting, wordStyle } from '../../text/typesetting/index.js';
import type { KeywordFace } from '../keywords/measures.js';
import { legendItems } from './legend.js';
import type { ScreenFace } from './measures.js';
import { outsideItems, stampLine } from './outside.js';
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

/** The template of a screen, with its steps on both sides of the pocket, and how it fits. Throws `faces.screen-too-large`. */
export function screenPage(setting: Setting, face: ScreenFace, screen: Screen, area: Rect) {
  const { team, pattern, card, keyword } = screen;
  const places = screenPlaces(setting, face, screen, area);
  const { plan, foot, columns, short } = places;
  const title = screenTitle(setting, team);
  const legend = legendItems(setting, face, places.legend, places.width);
  const steps = stepItems(setting, face, title, columns);
  const items = [
    group(translate(foot.x, foot.y), [
      ...outsideItems(setting, face, plan, team, pattern),
      ...templateItems(setting, face, plan),
      group(plan.cardMatrix, pocketItems(setting, face, team, card, keyword)),
    ]),
    ...legend.items,
    ...steps.items,
    ...pictures(setting, short, screen, places.picture),
  ];
  const stamp = stampLine(setting, face).ink;
  return { items, fit: { steps: steps.fit, legend: legend.fit, stamp } };
}

/** What a screen is called. */
export function screenTitle({ locale }: Pick<Setting, 'locale'>, team: AgentRole): string {
  return phrase(locale, 'screen.title', { team: phrase(locale, `team.${team}`) });
}

/** Where everything is on the page, in its millimetres. Throws `faces.screen-too-large`. */
export function screenPlaces(
  setting: Pick<Setting, 'locale'>,
  face: ScreenFace,
  { card, keyword }: Pick<Screen, 'card' | 'keyword'>,
  area: Rect,
) {
  const { steps, wing, ear } = face;
  const plan = planScreen(setting, face, card, keyword, area.width);
  const half = card.width / 2 + face.pocket.play;
  const foot = area.y + plan.front;
  const bottom = area.y + area.height;
  const tip = Math.max(...plan.outline.map(({ x }) => x));
  const inPocket = { x: -half, y: 0, width: 2 * half, height: plan.pocket };
  const areInPocket = plan.windows.every(window => holds(inPocket, window));
  if (!areInPocket || tip - half < wing.least || foot + plan.pocket > bottom)
    throw new ProblemError([error('faces.screen-too-large', '--paper')]);
  const middle = area.x + area.width / 2;
  const width = Math.min(area.width / 2, tip) - half - ear.width - steps.gap;
  const top = foot + steps.gap;
  const column = (x: number): Rect => ({ x, y: top, width, height: bottom - top });
  const left = column(middle - half - ear.width - steps.gap - width);
  const right = column(middle + half + ear.width + steps.gap);
  const columns = setting.locale.direction === 'rtl' ? ([right, left] as const) : ([left, right] as const);
  const [, second] = columns;
  return {
    plan,
    /** The middle of the fold at the foot. */
    foot: { x: middle, y: foot },
    columns,
    /** The middle of the legend, and how wide it may be. */
    legend: { x: middle, y: (foot + plan.pocket + bottom) / 2 },
    width: 2 * (half + ear.width),
    picture: { ...second, y: bottom - steps.picture, height: steps.picture },
    // Shorter wings leave more room for the rest of the picture.
    short: planScreen(setting, face, card, keyword, 2 * (half + wing.least)),
  };
}

/** A picture of a step. */
interface StepPicture {
  readonly step: number;
  /** Where its number starts, on its baseline. */
  readonly number: Point;
  /** Its drawing, and the middle of that. */
  readonly items: readonly Item[];
  readonly at: Point;
}

/** The folding that steps 4 and 5 are about, and beside it the finished screen. */
export function stepPictures(
  setting: Pick<Setting, 'locale' | 'theme'>,
  plan: ScreenPlan,
  { team, card }: Pick<Screen, 'team' | 'card'>,
  area: Rect,
): readonly StepPicture[] {
  const { start, ahead } = lineEnds(setting, area);
  const width = area.width / 2;
  const room = { width: width - 3, height: area.height - 3 };
  const states = [
    { step: 4, folding: { foot: 72, wings: 0 }, held: undefined },
    { step: 7, folding: { foot: 177, wings: 58 }, held: card },
  ];
  return states.map(({ step, folding, held }, i) => {
    const x = start + ahead * i * width;
    return {
      step,
      number: { x, y: area.y + points(setting.theme.text.bodyPt) },
      items: screenPicture(setting, plan, team, folding, held, room),
      at: { x: x + (ahead * width) / 2, y: area.y + area.height - room.height / 2 },
    };
  });
}

function pictures(setting: Setting, plan: ScreenPlan, screen: Screen, area: Rect): readonly Item[] {
  const { locale, theme, shaper } = setting;
  const style = wordStyle(setting, points(theme.text.bodyPt));
  return stepPictures(setting, plan, screen, area).flatMap(({ step, number, items, at }) => [
    onBaseline(setting, shaper.line(figures(locale, step), style), number, theme.colours.red),
    group(translate(at.x, at.y), items),
  ]);
}
