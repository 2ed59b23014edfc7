import type { FoundCard } from '../cards/sheet.js';
import type { Expectation } from '../expectation.js';
import { AGAIN, type Findings } from '../findings.js';
import { againstAgents, pairName, readAgentFace } from './agents.js';
import { againstTokens, readTokenFace, type TokenFaceRead } from './tokens.js';

/** Counts the agents and the tokens of a file where its box is known: each as often as the box holds it. */
export class Pieces {
  readonly #asked: Expectation;
  readonly #agents = new Map<string, number>();
  readonly #tokens: TokenFaceRead[] = [];

  constructor(asked: Expectation) {
    this.#asked = asked;
  }

  /** `fault` tells what is wrong with this card. */
  add({ front, back }: FoundCard, findings: Findings, fault: (message: string) => void): void {
    const { agents, tokens } = this.#asked;
    if (agents !== undefined) {
      findings.count('pieces');
      const [face, behind] = [readAgentFace(front, agents.looks), readAgentFace(back, agents.looks)];
      if (face?.role === undefined || (behind !== undefined && behind.role === undefined))
        fault('Its colour and its sign are of no agent.');
      else {
        const name = pairName(face.role, behind?.role);
        this.#agents.set(name, (this.#agents.get(name) ?? 0) + 1);
      }
    }
    if (tokens !== undefined) {
      findings.count('pieces');
      const face = readTokenFace(front);
      if (face === undefined) fault('It is no token.');
      else this.#tokens.push(face);
    }
  }

  finish(findings: Findings): void {
    const { agents, tokens } = this.#asked;
    const told = [
      ...(agents === undefined ? [] : againstAgents(this.#agents, agents)),
      ...(tokens === undefined ? [] : againstTokens(this.#tokens, tokens)),
    ];
    for (const message of told) findings.fault('pieces', undefined, message, AGAIN);
  }
}
