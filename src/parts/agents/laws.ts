import type { AgentPlan } from '../../data/index.js';
import { differences } from '../../proof/index.js';
import { error, type Problem, roleName, type Sentence, twoRoles } from '../../speech/index.js';
import type { AgentRecord } from './slots.js';

/** A box holds as many agents of each role as its grid says, and no person twice. */
export function agentLaws(agents: readonly AgentRecord[], plans: readonly AgentPlan[]): readonly Problem[] {
  const found = agents.map(({ front, back }) => rolesOf(front, back));
  const wanted = plans.flatMap(({ front, back, count }) => Array<string>(count).fill(rolesOf(front, back)));
  const counts = differences(found, wanted).map(({ item, found, expected }) =>
    error('deck.agents', 'agents', { role: shown(item), found, expected }),
  );
  const looks = agents.map(({ person }) => JSON.stringify(Object.entries(person ?? {}).sort()));
  const twins = agents.flatMap(({ id }, i) => {
    const first = looks.indexOf(looks[i]);
    return first < i ? [error('deck.same-person', id, { id, other: agents[first].id })] : [];
  });
  return [...counts, ...twins];
}

/** A double agent has two. */
function rolesOf(front: string, back?: string): string {
  return back === undefined ? front : `${front}/${back}`;
}

function shown(roles: string): Sentence {
  const [front, back] = roles.split('/');
  return back === undefined ? roleName(front) : twoRoles(front, back);
}
