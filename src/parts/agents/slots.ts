import * as z from 'zod';
import { legible, phrase, ROLES, type Templates } from '../../data/index.js';
import type { Claim, TextClaim } from '../../proof/index.js';
import {
  centre,
  grown,
  IDENTITY,
  type Matrix,
  type Rect,
  type Size,
  translate,
} from '../../scene/geometry/index.js';
import { use } from '../../scene/index.js';
import { portraitPalette, roleColours, roleMark } from '../elements/signs.js';
import { drawnSlots, inOrder, mirrorFor, shapeSlot } from '../slots.js';
import { agentMeasures } from './measures.js';
import { portraitSymbol } from './portrait.js';

const MM_PER_POINT = 25.4 / 72;

const role = z.enum(ROLES);

/** What the manifest says about the cards. Those of earlier versions say only the roles. */
export const agentRecordsSchema = z.array(
  z.looseObject({
    id: z.string(),
    front: role,
    back: role.optional(),
    /** The string that is its name, if it isn't that of its role. */
    name: z.string().optional(),
    person: z.record(z.string(), z.string()).optional(),
  }),
);
export type AgentRecord = z.infer<typeof agentRecordsSchema>[number];

/**
 * What is on a face of an agent card, in millimetres of the card: the coloured end with the sign and the name of the role,
 * its letter from both sides, and the person with all that they wear. Nothing where a card has no second agent.
 */
export function agentSlots({ locale, theme, measures, portraits }: Templates, size: string, card: Size) {
  const m = measures(agentMeasures)[size];
  const mirror = mirrorFor(locale.direction, card);
  const { x, y, width, height } = m.panel;
  const [right, bottom] = [x + width, y + height];
  const atSide = m.band.at === 'side';
  const end = atSide
    ? { x, y, width: m.band.size, height }
    : { x, y: bottom - m.band.size, width, height: m.band.size };
  const small = { width: m.corner.size, height: m.corner.size };
  const corner = atSide ? { ...small, x: right - small.width, y: bottom - small.height } : { ...small, x, y };
  const letterBox = { x: m.letter.x, y: m.letter.y, width: m.letter.size, height: m.letter.size };
  const behind = centre(corner);
  const turnedBox = { ...letterBox, x: behind.x - m.letter.size / 2, y: behind.y - m.letter.size / 2 };
  const nameBox = { x: m.name.x - m.name.width / 2, y: m.name.y - 2, width: m.name.width, height: 4 };
  const face = mirror({ ...m.portrait, width: m.portrait.size, height: m.portrait.size });
  const sign = centre(mirror({ ...m.symbol, width: 0, height: 0 }));
  const { rules } = portraits();
  const scale = m.portrait.size / rules.box;
  const placed: Matrix = [scale, 0, 0, scale, face.x, face.y];
  return ({ id, person = {}, name, front, back }: AgentRecord, side: string): readonly Claim[] => {
    const role = side === 'front' ? front : back;
    if (role === undefined) return [];
    const { ground, dark, tint, sign: onGround } = roleColours(theme, role);
    const onBand = legible(theme.colours, ground);
    const centred = (name: string, text: string, box: Rect, size: number): TextClaim => {
      const place = mirror(box);
      return {
        kind: 'text',
        name,
        text,
        box: place,
        fill: onBand,
        across: 'ink',
        middles: [centre(place).y],
        size,
      };
    };
    const letter = (box: Rect) =>
      centred('letter', phrase(locale, `letter.${role}`), grown(box, m.letter.size * 0.05), m.letter.size);
    return inOrder([
      shapeSlot('panel', m.panel, { fill: tint }),
      shapeSlot('band', mirror(end), { fill: ground }),
      ...drawnSlots(
        'portrait',
        [use(portraitSymbol(id, person, portraits(), portraitPalette(theme, role)), IDENTITY)],
        placed,
      ),
      shapeSlot('corner', mirror(corner), { fill: ground }),
      shapeSlot('frame', m.panel, {
        stroke: role === 'bystander' ? dark : ground,
        strokeWidth: m.panel.stroke,
      }),
      ...drawnSlots('sign', roleMark(role, m.symbol.size, onGround), translate(sign.x, sign.y)),
      centred('name', phrase(locale, name ?? `role.${role}`), nameBox, m.name.sizePt * MM_PER_POINT),
      letter(letterBox),
      { ...letter(turnedBox), turn: 180 },
    ]);
  };
}
