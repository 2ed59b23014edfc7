import type { Random } from '../keys/index.js';
import type { PortraitRules } from '../templates/index.js';
import type { Agent, AgentCard } from './cards.js';
import { people } from './people.js';

/** What a box says of its agents: so many cards with this front, and a back of their own where there is one. */
export interface AgentPlan {
  readonly front: string;
  readonly back?: string;
  /** Part of the key of the printed name where it is not the role. */
  readonly name?: string;
  readonly count: number;
}

/** The agents of a box, with a person for each face; no two people look alike. */
export function castAgents(
  plans: readonly AgentPlan[],
  random: Random,
  rules: PortraitRules,
): readonly AgentCard[] {
  const faces = plans.flatMap(({ front, back, count }) => {
    const roles = back === undefined ? [front] : [front, back];
    return Array.from({ length: count }, () => roles).flat();
  });
  const kinds = faces.map(role => (role in rules.kinds ? role : 'agent'));
  const counts = [...new Set(kinds)].map(kind => ({
    kind,
    count: kinds.filter(other => other === kind).length,
  }));
  const stage = people(random, rules, counts);
  // The people come kind by kind, the faces in the order of the box.
  const waiting = new Map(counts.map(({ kind }, i) => [kind, sumOf(counts.slice(0, i))]));
  const cast = kinds.map(kind => {
    const next = waiting.get(kind) as number;
    waiting.set(kind, next + 1);
    return stage[next];
  });
  let face = 0;
  let number = 0;
  const agent = (role: string, name: string): Agent => ({ role, name: `role.${name}`, person: cast[face++] });
  return plans.flatMap(({ front, back, name, count }) =>
    Array.from({ length: count }, (): AgentCard => {
      number += 1;
      const card = { kind: 'agent', id: `A${number}`, front: agent(front, name ?? front) } as const;
      return back === undefined ? card : { ...card, back: agent(back, name ?? back) };
    }),
  );
}

function sumOf(counts: readonly { readonly count: number }[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}
