import { type AgentRole, paintArt, phrase } from '../../data/index.js';
import { type Point, type Rect, translate } from '../../scene/geometry/index.js';
import { group, type Item } from '../../scene/index.js';
import {
  fitted,
  lineEnds,
  onBaseline,
  points,
  type Setting,
  textStyle,
  wordStyle,
  writtenField,
} from '../../text/typesetting/index.js';
import { roleColours, roleMark } from '../elements/signs.js';
import type { TokenArt } from '../tokens/face.js';
import type { NotesFace } from './measures.js';

/** Sign and name of the team, boxes for the tokens that it gets, and a field for the name it gives itself. */
export function notesHead(
  setting: Setting,
  { head, tokens }: NotesFace,
  team: AgentRole,
  area: Rect,
  art: TokenArt,
): readonly Item[] {
  const { locale, shaper, theme } = setting;
  const { colours } = theme;
  const { ground } = roleColours(theme, team);
  const { start, end, ahead } = lineEnds(setting, area);
  const middle = area.y + head.baseline - points(head.titlePt) * 0.36;
  const kind = tokens.size + 2 * (tokens.gap + tokens.box);
  const both = 2 * kind + tokens.apart;
  const room = area.width - both - head.sign * 1.5 - tokens.apart;
  const style = wordStyle(setting, points(head.titlePt));
  const title = fitted(setting, phrase(locale, `team.${team}`), style, room);
  const name = shaper.line(phrase(locale, 'notes.name'), textStyle(setting, points(head.fieldPt)));
  const rule = { y: area.y + head.rule, height: 0.3 };
  const ruleEnd = ahead > 0 ? start : start - head.end;
  const boxes = (['interception', 'miscommunication'] as const).flatMap((side, i) => {
    const x = end - ahead * (both - i * (kind + tokens.apart));
    return tokenBoxes(setting, tokens, art[side], side === 'miscommunication', { x, y: middle });
  });
  return [
    group(translate(start + ahead * (head.sign / 2), middle), roleMark(team, head.sign, ground)),
    onBaseline(
      setting,
      title,
      { x: start + ahead * head.sign * 1.4, y: area.y + head.baseline },
      colours.ink,
    ),
    ...boxes,
    { kind: 'rect', x: area.x, width: area.width, ...rule, fill: colours.frameA },
    { kind: 'rect', x: ruleEnd, y: rule.y - 0.45, width: head.end, height: 1.2, fill: ground },
    ...writtenField(setting, name, { x: start, y: area.y + head.field, end }, colours.quiet),
  ];
}

/** A small token, and two boxes: with the second, the game ends. `at` is its start, in the middle. */
function tokenBoxes(
  setting: Setting,
  tokens: NotesFace['tokens'],
  art: TokenArt['interception'],
  dark: boolean,
  at: Point,
): readonly Item[] {
  const { ink, paper } = setting.theme.colours;
  const ahead = setting.locale.direction === 'rtl' ? -1 : 1;
  const { size, radius, stroke, box, gap } = tokens;
  const square = (from: number, width: number): Rect => {
    return { x: at.x + ahead * from - (ahead < 0 ? width : 0), y: at.y - width / 2, width, height: width };
  };
  const line = { radius, stroke: ink, strokeWidth: stroke } as const;
  const plate = square(0, size);
  const scale = tokens.art / art.box.width;
  const centre = [plate.x + size / 2, plate.y + size / 2] as const;
  return [
    { kind: 'rect', ...plate, ...line, fill: dark ? ink : paper },
    group([scale, 0, 0, scale, ...centre], paintArt(art, { figure: dark ? paper : ink })),
    ...[0, 1].map((i): Item => {
      return { kind: 'rect', ...square(size + gap + i * (box + gap), box), ...line };
    }),
  ];
}
