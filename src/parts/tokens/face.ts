import { type Art, figures, paintArt, phrase, type Theme } from '../../data/index.js';
import type { Size } from '../../scene/geometry/index.js';
import { group, type Item } from '../../scene/index.js';
import {
  fitted,
  onBaseline,
  points,
  type Setting,
  slotFor,
  textStyle,
} from '../../text/typesetting/index.js';
import type { Token, TokenSide } from './cards.js';
import type { TokenFace } from './measures.js';

/** The drawings of tokens, each in a square box about its middle. */
export type TokenArt = Readonly<Record<TokenSide | 'bystander', Art>>;

/**
 * One face of a token. On a timer token, a bystander whose arrow points at the reader of its caption, who guessed wrong;
 * or a tick. Both faces have the panel, the colours and the number of the token, if it has one.
 */
export function tokenFace(
  setting: Setting,
  token: Pick<Token, 'number' | 'look'>,
  face: TokenSide,
  slots: TokenFace,
  card: Size,
  art: TokenArt,
): readonly Item[] {
  const { locale, theme, shaper } = setting;
  const { colours } = theme;
  const { ground, line, figure, text } = looksOf(theme, slots)[token.look];
  const { stroke, ...panel } = slotFor(setting, slots.panel, card.width);
  const flipX = (x: number) => (locale.direction === 'rtl' ? card.width - x : x);
  const { caption, number, signs } = slots;
  const said = fitted(
    setting,
    phrase(locale, `token.${face}`),
    textStyle(setting, points(caption.sizePt)),
    caption.width,
  );
  const y = face === 'arrow' ? caption.arrow : caption.sign;
  const numbers = token.number === undefined ? [] : [figures(locale, token.number)];
  const paints = { figure, paper: colours.paper, arrow: colours[signs.arrow], tick: colours[signs.tick] };
  const drawn = ({ box, items }: Art, { x, y, size }: TokenFace['arrow']): Item => {
    const scale = size / box.width;
    return group([scale, 0, 0, scale, x, y], paintArt({ box, items }, paints));
  };
  return [
    { kind: 'rect', ...panel, fill: ground },
    ...(face === 'arrow'
      ? [drawn(art.bystander, slots.figure), drawn(art.arrow, slots.arrow)]
      : [drawn(art[face], slots.sign)]),
    { kind: 'rect', ...panel, stroke: line, strokeWidth: stroke },
    onBaseline(setting, said, { x: caption.x, y }, text, 'middle'),
    ...numbers.map(count => {
      const shaped = shaper.line(count, textStyle(setting, points(number.sizePt)));
      return onBaseline(setting, shaped, { x: flipX(number.x), y: number.y }, text);
    }),
  ];
}

/** The theme's colours for each set of tokens. */
export function looksOf(theme: Theme, { looks }: TokenFace) {
  return Object.fromEntries(
    Object.entries(looks).map(([name, { ground, line, figure, text }]) => [
      name,
      {
        ground: theme.colours[ground],
        line: theme.colours[line],
        figure: theme.colours[figure],
        text: theme.colours[text],
      },
    ]),
  );
}
