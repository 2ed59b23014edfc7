import * as z from 'zod';
import { type Agent, type AgentCard, castAgents } from '../deck/index.js';
import { agentFace, portrait, portraitPalette, roleColours, signOfRole } from '../faces/index.js';
import { randomFrom } from '../keys/index.js';
import type { SceneSymbol } from '../scene/index.js';
import { readPortraits } from '../templates/index.js';
import { nothingNeeded, type Part } from './part.js';
import { layOutCards, sizeOf } from './sheets/lay-out.js';
import { plainBack } from './sheets/plain-back.js';

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
    const { setting, templates, desk, recipe } = job;
    const portraits = readPortraits(desk.project);
    const cast = castAgents(templates.grid().agents, randomFrom(`${recipe.seed}/agents`), portraits.rules);
    const card = sizeOf(job, size);
    const plain = plainBack(job, 'agents', back, card);
    const slots = templates.faces.agent()[size];
    const { box } = portraits.rules;
    const face = (agent: Agent, id: string) => {
      const palette = portraitPalette(setting.theme, agent.role);
      const symbol: SceneSymbol = {
        id: `portrait-${id}`,
        box: { x: 0, y: 0, width: box, height: box },
        items: portrait(agent.person, portraits, palette),
      };
      return agentFace(setting, agent, symbol, slots, card);
    };
    return layOutCards(job, 'agents', card, cast, ({ id, front, back }) => {
      return { id, front: face(front, id), back: back ? face(back, `${id}-back`) : plain };
    });
  },

  record: ({ cards }) => ({
    cards: cards.map(({ id, front, back }) => ({
      id,
      front: front.role,
      ...(back ? { back: back.role } : {}),
    })),
  }),

  expects: ({ theme, grid }) => {
    const cards = grid().agents;
    const roles = [...new Set(cards.flatMap(({ front, back }) => (back ? [front, back] : [front])))];
    const looks = roles.map(role => {
      return [role, { ground: roleColours(theme, role).ground, sign: signOfRole(role) }] as const;
    });
    return { agents: { looks: Object.fromEntries(looks), cards } };
  },
} satisfies Part<z.infer<typeof options>, undefined, AgentCard>;
