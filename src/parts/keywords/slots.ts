import { figures, type Recipe, type Templates } from '../../data/index.js';
import type { Claim } from '../../proof/index.js';
import { centre, compose, type Point, type Rect, type Size, translate } from '../../scene/geometry/index.js';
import { childSign, isMarked, markedBy } from '../child-mark.js';
import { patternSlots } from '../plain-back.js';
import { around, type CardRecord, drawnSlots, mirrorFor, shapeSlot } from '../slots.js';
import { standsOnBaseline } from '../words/baseline.js';
import { inkOfWords } from './covers.js';
import { keywordMeasures, scrambleMeasures } from './measures.js';

const MM_PER_POINT = 25.4 / 72;

/** What the keyword cards of a deck share. */
interface KeywordDeck {
  readonly templates: Templates;
  readonly recipe: Recipe;
  readonly card: Size;
  /** The pattern of backs. */
  readonly back: string;
}

/**
 * What is on a face of a keyword card, in millimetres of the card: four words, each in its field beside its number, plain or
 * between the layers of its camouflage; on the back a pattern.
 */
export function keywordSlots({ templates, recipe, card, back }: KeywordDeck) {
  const { locale, theme, measures } = templates;
  const { colours } = theme;
  const m = measures(keywordMeasures);
  const rtl = locale.direction === 'rtl';
  const mirror = mirrorFor(locale.direction, card);
  const em = (sizePt: number) => sizePt * MM_PER_POINT;
  const line = { stroke: colours.frameB, strokeWidth: 0.3 };
  const marked = markedBy(recipe);
  const { scramble } = recipe;
  const isHidden = scramble !== undefined;
  const ink = isHidden ? inkOfWords(measures(scrambleMeasures), scramble) : colours.ink;
  const pattern = recipe.backs === false ? [] : patternSlots(templates, back, card);
  const size = em(m.card.sizePt);
  return ({ words = [] }: CardRecord, face: string, at: number): readonly Claim[] => {
    if (face !== 'front') return pattern;
    const number = figures(locale, at + 1);
    return [
      shapeSlot('frame', mirror(m.frame), { stroke: colours.frameB, strokeWidth: m.frame.stroke }),
      shapeSlot('hole', mirror(around(m.hole.x, m.hole.y, m.hole.r)), line),
      {
        kind: 'text',
        name: 'card',
        text: number,
        box: mirror({
          x: m.card.x,
          y: m.card.y - size * 1.1,
          width: size * number.length,
          height: size * 1.5,
        }),
        fill: colours.frameB,
        across: rtl ? 'right' : 'left',
        baselines: [m.card.y],
        size,
      },
      ...words.flatMap((word, i): readonly Claim[] => {
        const { x, y, width, height, pitch } = m.field;
        const field = mirror({ x, y: y + i * pitch, width, height });
        const middle = centre(field).y;
        const disc = mirror(around(m.number.x, middle, m.number.r));
        const child = mirror(around(m.child.x, middle, 0));
        return [
          isHidden
            ? { kind: 'camouflage', name: 'camouflage', box: field }
            : shapeSlot('field', field, { fill: colours.label }),
          shapeSlot('disc', disc, line),
          {
            kind: 'text',
            name: 'number',
            text: figures(locale, i + 1),
            box: disc,
            fill: colours.ink,
            across: 'ink',
            middles: [middle],
            size: em(m.number.sizePt),
          },
          {
            kind: 'text',
            name: 'word',
            text: word.text,
            box: roomIn(field, m.padding),
            fill: ink,
            across: 'ink',
            ...(standsOnBaseline(word.text)
              ? { evenBaseline: 'stems' }
              : { evenBaseline: 'axis', onAxis: true }),
            ...(isHidden ? { hidden: true } : {}),
          },
          ...(marked && isMarked(word, marked)
            ? drawnSlots(
                'child',
                childSign(templates),
                compose(translate(child.x, child.y), [m.child.r, 0, 0, m.child.r, 0, 0]),
              )
            : []),
        ];
      }),
    ];
  };
}

function roomIn(field: Rect, padding: Point): Rect {
  const { x, y, width, height } = field;
  return {
    x: x + padding.x,
    y: y + padding.y,
    width: width - 2 * padding.x,
    height: height - 2 * padding.y,
  };
}
