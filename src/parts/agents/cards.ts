import type { AgentPlan, AgentRole, PortraitRules } from '../../data/index.js';
import type { Random } from '../../keys/index.js';
import { people } from './people.js';
import type { Person } from './person.js';

export interface AgentCard {
  readonly kind: 'agent';
  readonly id: string;
  readonly front: Agent;
  /** The other face of a double agent. */
  readonly back?: Agent;
}

export interface Agent {
  readonly role: AgentRole;
  /** The key of its name in a locale. */
  readonly name: string;
  readonly person: Person;
}

/** The agents of a box, no two alike; a double agent is one person in two colours. */
export function castAgents(
  plans: readonly AgentPlan[],
  random: Random,
  rules: PortraitRules,
): readonly AgentCard[] {
  const kinds = plans.flatMap(({ front, count }) =>
    Array.from({ length: count }, () => (front in rules.kinds ? front : 'agent')),
  );
  const counts = [...new Set(kinds)].map(kind => ({
    kind,
    count: kinds.filter(other => other === kind).length,
  }));
  const stage = people(random, rules, counts);
  // People come kind by kind, cards in the order of the game's file.
  const next = new Map(counts.map(({ kind }, i) => [kind, sumOf(counts.slice(0, i))]));
  const cast = kinds.map(kind => {
    const place = next.get(kind) as number;
    next.set(kind, place + 1);
    return stage[place];
  });
  return plans
    .flatMap(plan => Array.from({ length: plan.count }, () => plan))
    .map(({ front, back, name }, i): AgentCard => {
      const agent = (role: AgentRole): Agent => ({ role, name: `role.${name ?? role}`, person: cast[i] });
      const card = { kind: 'agent', id: `A${i + 1}`, front: agent(front) } as const;
      return back === undefined ? card : { ...card, back: agent(back) };
    });
}

function sumOf(counts: readonly { readonly count: number }[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}
