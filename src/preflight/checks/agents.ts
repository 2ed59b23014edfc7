import { roleName, twoRoles } from '../../names.js';
import { type Sentence, sentence } from '../../problem.js';
import type { ExpectedAgents } from '../expectation.js';
import { readAgentFace } from '../faces/agent-face.js';
import type { Findings } from '../findings.js';
import type { CheckedCard } from './checked-card.js';
import { differences } from './tally.js';

/** Counts the agents by role. */
export class Agents {
  readonly #expected: ExpectedAgents;
  readonly #found: string[] = [];

  constructor(expected: ExpectedAgents) {
    this.#expected = expected;
  }

  add(card: CheckedCard): void {
    card.count('agents');
    const { looks } = this.#expected;
    const [front, back] = [readAgentFace(card.front, looks), readAgentFace(card.back, looks)];
    if (front?.role === undefined || (back !== undefined && back.role === undefined))
      card.fault('agents', sentence('preflight.no-such-agent'));
    else this.#found.push(nameOf(front.role, back?.role));
  }

  finish(findings: Findings): void {
    const expected = this.#expected.cards.flatMap(({ front, back, count }) =>
      Array<string>(count).fill(nameOf(front, back)),
    );
    for (const { item, found, expected: meant } of differences(this.#found, expected))
      findings.fault('agents', sentence('preflight.agents', { role: shown(item), found, expected: meant }));
  }
}

/** A name as a sentence says it. */
function shown(name: string): Sentence {
  const [front, back] = name.split('/');
  return back === undefined ? roleName(front) : twoRoles(front, back);
}

/** An agent by its role, a double agent by both. */
function nameOf(front: string, back?: string): string {
  return back === undefined ? front : `${front}/${back}`;
}
