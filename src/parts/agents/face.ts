import { legible, phrase } from '../../data/index.js';
import { centre, compose, type Rect, type Size, translate, turnAbout } from '../../scene/geometry/index.js';
import { group, type Item, type SceneSymbol, use } from '../../scene/index.js';
import {
  centredByInk,
  fitted,
  points,
  type Setting,
  slotFor,
  textStyle,
  wordStyle,
} from '../../text/typesetting/index.js';
import { type Corner, mirrored, roundedPath } from '../elements/rounded-path.js';
import { roleColours, roleMark } from '../elements/signs.js';
import type { Agent } from './cards.js';
import type { AgentFace } from './measures.js';

/**
 * A person, drawn in a square box in two tones of the team's colour, beside the team's sign; the letter reads from both
 * sides of the table.
 */
export function agentFace(
  setting: Setting,
  { role, name: key }: Pick<Agent, 'role' | 'name'>,
  person: SceneSymbol,
  slots: AgentFace,
  card: Size,
): readonly Item[] {
  const { locale, theme } = setting;
  const rtl = locale.direction === 'rtl';
  const flipX = (x: number) => (rtl ? card.width - x : x);
  const colours = roleColours(theme, role);
  const onBand = legible(theme.colours, colours.ground);
  const { symbol, letter, portrait } = slots;
  const { stroke, ...panel } = slots.panel;
  const name = phrase(locale, key);
  const nameBox = { x: -slots.name.width / 2, y: -2, width: slots.name.width, height: 4 };
  const nameLine = fitted(setting, name, textStyle(setting, points(slots.name.sizePt)), slots.name.width);
  const letterLine = fitted(
    setting,
    phrase(locale, `letter.${role}`),
    wordStyle(setting, letter.size),
    letter.size * 1.1,
  );
  const index = centredByInk(letterLine, { x: 0, y: 0, width: letter.size, height: letter.size }, onBand);
  const corner = slotFor(
    setting,
    { x: letter.x, y: letter.y, width: letter.size, height: letter.size },
    card.width,
  );
  const scale = portrait.size / person.box.width;
  const face = slotFor(
    setting,
    { x: portrait.x, y: portrait.y, width: portrait.size, height: portrait.size },
    card.width,
  );
  const ends = colouredEnds(setting, slots, card);
  const tab = centre(ends.tab);
  return [
    { kind: 'rect', ...panel, fill: colours.tint },
    { kind: 'path', d: ends.end, fill: colours.ground },
    use(person, [scale, 0, 0, scale, face.x, face.y]),
    { kind: 'path', d: ends.corner, fill: colours.ground },
    {
      kind: 'rect',
      ...panel,
      stroke: role === 'bystander' ? colours.dark : colours.ground,
      strokeWidth: stroke,
    },
    group(translate(flipX(symbol.x), symbol.y), roleMark(role, symbol.size, colours.sign)),
    group(translate(flipX(slots.name.x), slots.name.y), [centredByInk(nameLine, nameBox, onBand)]),
    group(translate(corner.x, corner.y), [index]),
    group(compose(translate(tab.x + letter.size / 2, tab.y + letter.size / 2), turnAbout(180)), [index]),
  ];
}

/** The coloured end of the panel and the coloured corner of the turned letter, as paths for a locale; `tab` is the corner's box. */
function colouredEnds(setting: Setting, { panel, band, corner }: AgentFace, card: Size) {
  const { x, y, width, height, radius } = panel;
  const [right, bottom] = [x + width, y + height];
  const rtl = setting.locale.direction === 'rtl';
  const drawn = (rect: Rect, rounded: readonly Corner[]) =>
    roundedPath(slotFor(setting, rect, card.width), radius, rtl ? rounded.map(mirrored) : rounded);
  const atSide = band.at === 'side';
  const small = { width: corner.size, height: corner.size };
  const box = atSide ? { ...small, x: right - corner.size, y: bottom - corner.size } : { ...small, x, y };
  return {
    end: atSide
      ? drawn({ x, y, width: band.size, height }, ['top-left', 'bottom-left'])
      : drawn({ x, y: bottom - band.size, width, height: band.size }, ['bottom-left', 'bottom-right']),
    corner: drawn(box, DIAGONAL),
    tab: slotFor(setting, box, card.width),
  };
}

const DIAGONAL = ['top-left', 'bottom-right'] as const;
