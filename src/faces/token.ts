import type { Token } from '../deck/index.js';
import type { Size } from '../geometry/index.js';
import { group, type Item } from '../scene/index.js';
import { type Art, figures, paintArt, phrase, type Theme, type TokenFace } from '../templates/index.js';
import { fitted, onBaseline, points, type Setting, slotFor, textStyle } from './elements/typesetting.js';

/** The drawings of a token, each in a square box about its middle. */
export interface TokenArt {
  readonly bystander: Art;
  readonly arrow: Art;
  readonly tick: Art;
}

/**
 * One face of a token: a bystander whose arrow points at the reader of its caption, who guessed wrong; or a tick. Both
 * have the panel, the colour and the number of the token.
 */
export function tokenFace(
  setting: Setting,
  token: Pick<Token, 'number' | 'look'>,
  face: 'arrow' | 'tick',
  slots: TokenFace,
  card: Size,
  art: TokenArt,
): readonly Item[] {
  const { locale, theme, shaper } = setting;
  const { colours } = theme;
  const look = looksOf(theme, slots)[token.look];
  const { stroke, ...panel } = slotFor(setting, slots.panel, card.width);
  const flipX = (x: number) => (locale.direction === 'rtl' ? card.width - x : x);
  const { caption, number } = slots;
  const said = fitted(
    setting,
    phrase(locale, `token.${face}`),
    textStyle(setting, points(caption.sizePt)),
    caption.width,
  );
  const count = shaper.line(figures(locale, token.number), textStyle(setting, points(number.sizePt)));
  const paints = { ...look, paper: colours.paper };
  const drawn = ({ box, items }: Art, { x, y, size }: TokenFace['arrow']): Item => {
    const scale = size / box.width;
    return group([scale, 0, 0, scale, x, y], paintArt({ box, items }, paints));
  };
  return [
    { kind: 'rect', ...panel, fill: look.ground },
    ...(face === 'arrow'
      ? [drawn(art.bystander, slots.figure), drawn(art.arrow, slots.arrow)]
      : [drawn(art.tick, slots.tick)]),
    { kind: 'rect', ...panel, stroke: look.dark, strokeWidth: stroke },
    onBaseline(setting, said, caption, colours.ink, 'middle'),
    onBaseline(setting, count, { x: flipX(number.x), y: number.y }, colours.ink),
  ];
}

/** The theme's colours for each set of tokens. */
export function looksOf(theme: Theme, { looks }: TokenFace) {
  return Object.fromEntries(
    Object.entries(looks).map(([name, { ground, dark, arrow, tick }]) => [
      name,
      {
        ground: theme.colours[ground],
        dark: theme.colours[dark],
        arrow: theme.colours[arrow],
        tick: theme.colours[tick],
      },
    ]),
  );
}
