import { type AgentRole, figures } from '../../data/index.js';
import { centre, type Size, translate } from '../../scene/geometry/index.js';
import { group, type Item } from '../../scene/index.js';
import { centredByInk, points, type Setting, slotFor, wordStyle } from '../../text/typesetting/index.js';
import { roleColours, roleMark } from '../elements/signs.js';
import { keywordFields } from '../keywords/fields.js';
import type { KeywordFace } from '../keywords/measures.js';
import type { ScreenFace } from './measures.js';

/** The numbers of the windows on the team's sign, each where the card has its own; in millimetres of the card. */
export function pocketItems(
  setting: Setting,
  { number }: ScreenFace,
  team: AgentRole,
  card: Size,
  keyword: KeywordFace,
): readonly Item[] {
  const { locale, theme, shaper } = setting;
  const { r, sizePt } = number;
  const style = wordStyle(setting, points(sizePt));
  return keywordFields(setting, keyword, card).flatMap((field, i): readonly Item[] => {
    const { y } = centre(field);
    const box = { x: keyword.number.x - r, y: y - r, width: 2 * r, height: 2 * r };
    const slot = slotFor(setting, box, card.width);
    const sign = roleMark(team, 2.3 * r, roleColours(theme, team).ground);
    const figure = shaper.line(figures(locale, i + 1), style);
    return [group(translate(slot.x + r, y), sign), centredByInk(figure, slot, theme.colours.paper)];
  });
}
