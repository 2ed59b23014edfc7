import { figures, type Recipe, type Templates } from '../../data/index.js';
import type { Claim } from '../../proof/index.js';
import { compose, type Rect, type Size, translate, union } from '../../scene/geometry/index.js';
import { childSign, isMarked, markedBy } from '../child-mark.js';
import { around, type CardRecord, drawnSlots, mirrorFor, shapeSlot } from '../slots.js';
import { standsOnBaseline } from './baseline.js';
import { wordMeasures } from './measures.js';

const MM_PER_POINT = 25.4 / 72;

/** What the word cards of a deck share. */
interface WordDeck {
  readonly templates: Templates;
  readonly recipe: Recipe;
  readonly card: Size;
  readonly dots: number;
}

/**
 * What is on a face of word cards, in millimetres of the card: the word upright on its label and upside down above it,
 * the number of its card, its reading, its sign and the dots of its deck. Nothing where a card has no second word.
 */
export function wordSlots({ templates, recipe, card, dots }: WordDeck) {
  const { locale, theme } = templates;
  const { colours } = theme;
  const m = templates.measures(wordMeasures);
  const rtl = locale.direction === 'rtl';
  const mirror = mirrorFor(locale.direction, card);
  const marked = markedBy(recipe);
  const em = (sizePt: number) => sizePt * MM_PER_POINT;
  const sign = compose(translate(rtl ? card.width - m.child.x : m.child.x, m.child.y), [
    m.child.r,
    0,
    0,
    m.child.r,
    0,
    0,
  ]);
  return ({ words = [] }: CardRecord, face: string, at: number): readonly Claim[] => {
    const word = words[face === 'front' ? 0 : 1];
    if (word === undefined) return [];
    const { text, reading } = word;
    const tint = face === 'front' ? colours.frameA : colours.frameB;
    const line = { stroke: tint, strokeWidth: m.rule.stroke };
    const inRoom = standsOnBaseline(text) ? { evenBaseline: 'stems' } : {};
    const middle = ({ y, height }: Pick<Rect, 'y' | 'height'>) => y + height / 2;
    const number = figures(locale, at + 1);
    const size = em(m.number.sizePt);
    return [
      shapeSlot('frame', mirror(m.frame), { stroke: tint, strokeWidth: m.frame.stroke }),
      shapeSlot('hole', mirror(around(m.hole.x, m.hole.y, m.hole.r)), line),
      shapeSlot('rule', { x: m.rule.x1, y: m.rule.y, width: m.rule.x2 - m.rule.x1, height: 0 }, line),
      shapeSlot('label', mirror(m.label), { fill: colours.label }),
      {
        kind: 'text',
        name: 'reverse',
        text,
        box: mirror(m.reverse),
        turn: 180,
        fill: colours.quiet,
        across: 'ink',
        size: { of: 'word', share: theme.word.reverse, least: theme.word.small },
        middles: [middle(m.reverse)],
        ...inRoom,
      },
      {
        kind: 'text',
        name: 'number',
        text: number,
        box: mirror({
          x: m.number.x,
          y: m.number.y - size * 1.1,
          width: size * number.length,
          height: size * 1.5,
        }),
        fill: tint,
        across: rtl ? 'right' : 'left',
        baselines: [m.number.y],
        size,
      },
      {
        kind: 'text',
        name: 'word',
        text,
        box: mirror(union(m.word, { ...m.word, y: m.lines.y, height: m.lines.height })),
        fill: colours.ink,
        across: 'ink',
        full: m.word,
        middles: [middle(m.word), middle(m.lines)],
        ...inRoom,
      },
      ...(reading === undefined || recipe.readings === false
        ? []
        : [
            {
              kind: 'text' as const,
              name: 'reading',
              text: reading,
              box: {
                x: (card.width - m.word.width) / 2,
                y: m.reading.y - em(m.reading.sizePt) * 1.3,
                width: m.word.width,
                height: em(m.reading.sizePt) * 1.8,
              },
              fill: colours.quiet,
              across: 'advance' as const,
              baselines: [m.reading.y],
              size: em(m.reading.sizePt),
            },
          ]),
      ...(marked && isMarked(word, marked) ? drawnSlots('child', childSign(templates), sign) : []),
      ...Array.from({ length: dots }, (_, i) =>
        shapeSlot('dots', mirror(around(m.dots.x - i * m.dots.gap, m.dots.y, m.dots.r)), {
          fill: colours.quiet,
        }),
      ),
    ];
  };
}
