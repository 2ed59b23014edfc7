import * as z from 'zod';
import { checkData } from '../../data/index.js';
import { randomFrom } from '../../keys/index.js';
import { portraitPalette } from '../elements/signs.js';
import { layOutCards, sizeOf } from '../lay-out.js';
import { nothingNeeded, type Part } from '../part.js';
import { patternSlots, plainBack } from '../plain-back.js';
import { claimedFaces } from '../slots.js';
import { type Agent, type AgentCard, castAgents } from './cards.js';
import { agentFace } from './face.js';
import { agentLaws } from './laws.js';
import { agentMeasures } from './measures.js';
import { portraitSymbol } from './portrait.js';
import { type AgentRecord, agentRecordsSchema, agentSlots } from './slots.js';

const options = z.strictObject({
  face: z.literal('agent'),
  /** Of the card, and its face in `faces/agent.yaml`. */
  size: z.string(),
  /** A pattern in `faces/backs.yaml`. */
  back: z.string(),
});

/** Agents of each colour, no two alike. */
export const agents = {
  options,

  needs: () => nothingNeeded,

  layOut: (job, { size, back }) => {
    const { setting, templates, recipe } = job;
    const portraits = templates.portraits();
    const cast = castAgents(templates.grid().agents, randomFrom(`${recipe.seed}/agents`), portraits.rules);
    const card = sizeOf(job, size);
    const plain = plainBack(job, 'agents', back, card);
    const slots = templates.measures(agentMeasures)[size];
    const face = (agent: Agent, id: string) => {
      const palette = portraitPalette(setting.theme, agent.role);
      const symbol = portraitSymbol(id, agent.person, portraits, palette);
      return agentFace(setting, agent, symbol, slots, card);
    };
    return layOutCards(job, { part: 'agents', card }, cast, ({ id, front, back }) => {
      return { id, front: face(front, id), back: back ? face(back, `${id}-back`) : plain };
    });
  },

  record: ({ cards }) => ({
    cards: cards.map(({ id, front, back }) => ({
      id,
      front: front.role,
      ...(back ? { back: back.role } : {}),
      ...(front.name === `role.${front.role}` ? {} : { name: front.name }),
      person: front.person,
    })),
  }),

  sheets: (templates, { size }) => ({ part: 'agents', card: sizeOf({ templates }, size) }),

  expects: (templates, { size, back }, { file, cards }, recipe) => {
    const recorded = checkData(cards, () => file, agentRecordsSchema);
    // Manifests of earlier versions don't say who is on the cards.
    if (recorded.some(({ person }) => person === undefined)) return undefined;
    const card = sizeOf({ templates }, size);
    const slots = agentSlots(templates, size, card);
    const pattern = recipe.backs === false ? [] : patternSlots(templates, back, card);
    const on = (agent: AgentRecord, face: string) =>
      face === 'back' && agent.back === undefined ? pattern : slots(agent, face);
    const faces = claimedFaces(cards, (_, face, at) => on(recorded[at], face), {
      bleed: templates.sheet.bleed,
      counts: 'agents',
    });
    return faces && { faces, unlawful: agentLaws(recorded, templates.grid().agents) };
  },
} satisfies Part<z.infer<typeof options>, undefined, AgentCard>;
