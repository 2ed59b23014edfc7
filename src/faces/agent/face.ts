import type { Agent } from '../../deck/index.js';
import { compose, type Size, translate, turnAbout } from '../../geometry/index.js';
import { group, type Item, type SceneSymbol, use } from '../../scene/index.js';
import { type AgentFace, phrase } from '../../templates/index.js';
import { legible } from '../elements/colours.js';
import { roleColours, roleMark } from '../elements/signs.js';
import {
  centredByInk,
  fitted,
  points,
  type Setting,
  slotFor,
  textStyle,
  wordStyle,
} from '../elements/typesetting.js';

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
  const { panel, symbol, letter, portrait } = slots;
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
  return [
    { kind: 'rect', ...panel, fill: colours.tint },
    {
      kind: 'path',
      d: bandPath(slots, card.width, rtl, slots.band.width, panel.height),
      fill: colours.ground,
    },
    use(person, [scale, 0, 0, scale, face.x, panel.y + panel.height - portrait.size]),
    {
      kind: 'path',
      d: bandPath(slots, card.width, !rtl, slots.corner.size, slots.corner.size),
      fill: colours.ground,
    },
    {
      kind: 'rect',
      ...panel,
      stroke: role === 'bystander' ? colours.dark : colours.ground,
      strokeWidth: 0.45,
    },
    group(translate(flipX(symbol.x), symbol.y), roleMark(role, symbol.size, colours.sign)),
    group(translate(flipX(slots.name.x), slots.name.y), [centredByInk(nameLine, nameBox, onBand)]),
    group(translate(corner.x, corner.y), [index]),
    group(compose(translate(card.width - corner.x, card.height - corner.y), turnAbout(180)), [index]),
  ];
}

/** A coloured piece at one end of the panel, or in its lower corner, that follows the panel's rounded corners. */
function bandPath(
  slots: AgentFace,
  cardWidth: number,
  right: boolean,
  width: number,
  height: number,
): string {
  const { panel } = slots;
  const { x, radius: r } = panel;
  const bottom = panel.y + panel.height;
  const top = bottom - height;
  const inner = x + width;
  const p = (px: number, py: number) => `${(right ? cardWidth - px : px).toFixed(2)} ${py.toFixed(2)}`;
  const whole = height === panel.height;
  return [
    whole
      ? `M ${p(inner, top)}`
      : `M ${p(inner - r, top)} C ${p(inner - r * 0.45, top)} ${p(inner, top + r * 0.45)} ${p(inner, top + r)}`,
    `L ${p(inner, bottom)} L ${p(x + r, bottom)}`,
    `C ${p(x + r * 0.45, bottom)} ${p(x, bottom - r * 0.45)} ${p(x, bottom - r)}`,
    whole
      ? `L ${p(x, top + r)} C ${p(x, top + r * 0.45)} ${p(x + r * 0.45, top)} ${p(x + r, top)} Z`
      : `L ${p(x, top)} Z`,
  ].join(' ');
}
