import { type AgentRole, figures, phrase, type Templates } from '../../data/index.js';
import type { Claim } from '../../proof/index.js';
import { centre, type Rect, type Size, translate } from '../../scene/geometry/index.js';
import { roleColours, roleMark } from '../elements/signs.js';
import { patternSlots } from '../plain-back.js';
import { around, type CardRecord, drawnSlots, mirrorFor, shapeSlot } from '../slots.js';
import { codeMeasures } from './measures.js';

const MM_PER_POINT = 25.4 / 72;

/** What the code cards of a deck share; `backs` has the pattern of each team, unless backs are blank. */
interface CodeDeck {
  readonly templates: Templates;
  readonly card: Size;
  readonly backs: Readonly<Record<string, string>> | undefined;
}

/** What is recorded of a code card. */
type CodeRecord = CardRecord & { readonly team: AgentRole };

/** What is on a face of a code card, in millimetres of the card: the team, and for each clue a digit with its caption. */
export function codeSlots({ templates, card, backs }: CodeDeck) {
  const front = frontSlots(templates, card);
  const back = ({ team }: CodeRecord) => (backs ? patternSlots(templates, backs[team], card) : []);
  return (record: CodeRecord, face: string): readonly Claim[] =>
    face === 'front' ? front(record) : back(record);
}

function frontSlots({ locale, theme, measures }: Templates, card: Size) {
  const m = measures(codeMeasures);
  const { digit, caption } = m;
  const rtl = locale.direction === 'rtl';
  const mirror = mirrorFor(locale.direction, card);
  const em = (sizePt: number) => sizePt * MM_PER_POINT;
  return ({ team, code = [] }: CodeRecord): readonly Claim[] => {
    const { ground, dark, tint } = roleColours(theme, team);
    const line = { stroke: ground, strokeWidth: m.rule.stroke };
    const name = { x: m.name.x, y: m.name.y - em(m.name.sizePt) * 1.3, width: m.name.width };
    const sign = centre(mirror(around(m.sign.x, m.sign.y, 0)));
    return [
      shapeSlot('frame', mirror(m.frame), { stroke: ground, strokeWidth: m.frame.stroke }),
      shapeSlot('hole', mirror(around(m.hole.x, m.hole.y, m.hole.r)), line),
      ...drawnSlots('sign', roleMark(team, m.sign.size, ground), translate(sign.x, sign.y)),
      {
        kind: 'text',
        name: 'name',
        text: phrase(locale, `team.${team}`),
        box: mirror({ ...name, height: em(m.name.sizePt) * 1.8 }),
        fill: dark,
        across: rtl ? 'right' : 'left',
        baselines: [m.name.y],
        size: em(m.name.sizePt),
      },
      shapeSlot('rule', mirror({ x: m.rule.x1, y: m.rule.y, width: m.rule.x2 - m.rule.x1, height: 0 }), line),
      ...code.flatMap(({ clue, keyword }, i): readonly Claim[] => {
        const plate = mirror({ ...digit, x: digit.x + i * digit.pitch });
        return [
          shapeSlot('plate', plate, { fill: tint }),
          {
            kind: 'text',
            name: 'digit',
            text: figures(locale, keyword),
            box: plate,
            fill: theme.colours.ink,
            across: 'advance',
            // A figure 1 is in the middle of its plate, the others are level with it.
            ...(keyword === 1 ? { middles: [centre(plate).y] } : {}),
            evenBaseline: 'digits',
            size: digit.size,
          },
          {
            kind: 'text',
            name: 'caption',
            text: clue,
            box: captionBox(plate, caption),
            fill: theme.colours.quiet,
            across: 'advance',
            baselines: [caption.y],
            evenSize: true,
          },
        ];
      }),
    ];
  };
}

function captionBox(
  plate: Rect,
  { y, width, sizePt }: { readonly y: number; readonly width: number; readonly sizePt: number },
): Rect {
  const size = sizePt * MM_PER_POINT;
  return { x: centre(plate).x - width / 2, y: y - size * 1.3, width, height: size * 1.8 };
}
