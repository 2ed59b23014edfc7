import * as z from 'zod';
import {
  LEAST_TYPE,
  lineWidth,
  type Measures,
  mm,
  pt,
  rect,
  signSize,
  stretching,
} from '../../data/index.js';
import type { Size } from '../../scene/geometry/index.js';
import { apart, lineBox, onCard, squareBox } from '../boxes.js';

const agentFaceSchema = z
  .strictObject({
    panel: rect.extend({ radius: mm, stroke: lineWidth }),
    band: z.strictObject({ at: z.enum(['side', 'foot']), size: mm }),
    symbol: z.strictObject({ x: mm, y: mm, size: signSize }),
    name: z.strictObject({ x: mm, y: mm, sizePt: pt, width: signSize }),
    letter: z.strictObject({ x: mm, y: mm, size: signSize }),
    corner: z.strictObject({ size: mm }),
    portrait: z.strictObject({ x: mm, y: mm, size: mm }),
  })
  .superRefine(
    apart(({ panel, portrait, symbol, name, letter }) => ({
      frame: panel,
      slots: {
        portrait: { ...portrait, width: portrait.size, height: portrait.size },
        symbol: squareBox(symbol.x, symbol.y, symbol.size),
        name: lineBox(name.x, name.y + (0.25 * name.sizePt * 25.4) / 72, name.width, name.sizePt),
        letter: { ...letter, width: letter.size, height: letter.size },
      },
    })),
  );
/** By the size of the card, from `sizes.yaml`. */
export const agentFacesSchema = z.record(z.string(), agentFaceSchema);
export type AgentFace = z.infer<typeof agentFaceSchema>;

export const agentMeasures: Measures<Readonly<Record<string, AgentFace>>> = {
  name: 'agent',
  schema: sizes =>
    onCard(onCard(agentFacesSchema, sizes.word, ['word', 'panel']), sizes.picture, ['picture', 'panel']),
  stretched: (faces, from, to) => ({ ...faces, word: stretchAgentFace(faces.word, from, to) }),
};

/** The same for an agent with its band at the side. */
export function stretchAgentFace(face: AgentFace, from: Size, to: Size): AgentFace {
  const card = stretching(from, to);
  const { x, y, scale } = card;
  const { panel, band, symbol, name, letter, corner, portrait } = face;
  return {
    panel: { ...panel, ...card.rect(panel), radius: panel.radius * scale },
    band: { ...band, size: band.size * scale },
    symbol: { x: x.start(symbol.x), y: y.middle(symbol.y), size: symbol.size * scale },
    name: {
      x: x.start(name.x),
      y: y.end(name.y),
      sizePt: name.sizePt * Math.max(scale, LEAST_TYPE),
      width: name.width * scale,
    },
    letter: { x: x.start(letter.x), y: y.start(letter.y), size: letter.size * scale },
    corner: { size: corner.size * scale },
    portrait: { x: x.middle(portrait.x), y: y.end(portrait.y), size: portrait.size * scale },
  };
}
