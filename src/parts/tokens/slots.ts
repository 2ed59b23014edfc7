import * as z from 'zod';
import { type Art, figures, paintArt, phrase, type Templates } from '../../data/index.js';
import type { Claim } from '../../proof/index.js';
import type { Size } from '../../scene/geometry/index.js';
import { drawnSlots, inOrder, mirrorFor, shapeSlot } from '../slots.js';
import { TOKEN_SIDES } from './cards.js';
import { looksOf, type TokenArt } from './face.js';
import { type TokenFace, tokenMeasures } from './measures.js';

const MM_PER_POINT = 25.4 / 72;

const side = z.enum(TOKEN_SIDES);

/** What the manifest says about the tokens. Those of earlier versions say nothing of their sides. */
export const tokenRecordsSchema = z.array(
  z.looseObject({
    id: z.string(),
    number: z.int().optional(),
    look: z.string(),
    front: side.optional(),
    back: side.optional(),
  }),
);
export type TokenRecord = z.infer<typeof tokenRecordsSchema>[number];

/**
 * What is on a face of a token, in millimetres of the token: its panel in the colours of its set, a figure with an arrow
 * or a sign, what they mean, and its number if it has one.
 */
export function tokenSlots({ locale, theme, measures }: Templates, card: Size, art: TokenArt) {
  const m = measures(tokenMeasures);
  const { panel, caption, signs } = m;
  const { colours } = theme;
  const rtl = locale.direction === 'rtl';
  const mirror = mirrorFor(locale.direction, card);
  const looks = looksOf(theme, m);
  const drawn = (name: string, { box, items }: Art, at: TokenFace['arrow'], figure: string) => {
    const scale = at.size / box.width;
    const paints = { figure, paper: colours.paper, arrow: colours[signs.arrow], tick: colours[signs.tick] };
    return drawnSlots(name, paintArt({ box, items }, paints), [scale, 0, 0, scale, at.x, at.y]);
  };
  return ({ look, number, front, back }: TokenRecord, at: string): readonly Claim[] => {
    const face = at === 'front' ? front : back;
    if (face === undefined) return [];
    const { ground, line, figure, text } = looks[look];
    const isArrow = face === 'arrow';
    const size = caption.sizePt * MM_PER_POINT;
    const baseline = isArrow ? caption.arrow : caption.sign;
    return inOrder([
      shapeSlot('panel', mirror(panel), { fill: ground }),
      ...(isArrow
        ? [...drawn('figure', art.bystander, m.figure, figure), ...drawn('arrow', art.arrow, m.arrow, figure)]
        : drawn('sign', art[face], m.sign, figure)),
      shapeSlot('line', mirror(panel), { stroke: line, strokeWidth: panel.stroke }),
      {
        kind: 'text',
        name: 'caption',
        text: phrase(locale, `token.${face}`),
        box: {
          x: caption.x - caption.width / 2,
          y: baseline - size * 1.3,
          width: caption.width,
          height: size * 1.8,
        },
        fill: text,
        across: 'advance',
        baselines: [baseline],
        size,
      },
      ...(number === undefined ? [] : [numberSlot(figures(locale, number))]),
    ]);

    function numberSlot(figures: string): Claim {
      const size = m.number.sizePt * MM_PER_POINT;
      const { x, y } = m.number;
      return {
        kind: 'text',
        name: 'number',
        text: figures,
        box: mirror({ x, y: y - size * 1.1, width: size * figures.length, height: size * 1.5 }),
        fill: text,
        across: rtl ? 'right' : 'left',
        baselines: [y],
        size,
      };
    }
  };
}
