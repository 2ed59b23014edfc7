import type { Key } from '../keys/index.js';
import type { Word } from '../words/index.js';
import type { Person } from './person.js';

/** The cards of a box as plain data: what is on them, not how they look or where they lie. */
export type Card = WordCard | AgentCard | KeyCard | Token;

export interface WordCard {
  readonly kind: 'word';
  readonly id: string;
  /** From 1. */
  readonly number: number;
  /** One word, or one for each face; in the script that is printed. */
  readonly words: readonly Word[];
}

export interface AgentCard {
  readonly kind: 'agent';
  readonly id: string;
  readonly front: Agent;
  /** The other face of a double agent. */
  readonly back?: Agent;
}

export interface Agent {
  readonly role: string;
  /** Key of the printed name. */
  readonly name: string;
  readonly person: Person;
}

/** A two-sided timer token: a bystander with an arrow on the one face, a tick on the other. */
export interface Token {
  readonly kind: 'token';
  readonly id: string;
  /** From 1, on both faces. */
  readonly number: number;
  /** The look of its set: tokens that a game adds look otherwise. */
  readonly look: string;
}

export interface KeyCard {
  readonly kind: 'key';
  /** The id that is printed on it. */
  readonly id: string;
  readonly key: Key;
}
