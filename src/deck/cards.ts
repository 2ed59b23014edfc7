import type { Key } from '../keys/index.js';
import type { Photo } from '../photos/index.js';
import type { AgentRole, Composition } from '../templates/index.js';
import type { Word } from '../words/index.js';
import type { Person } from './person.js';

/** The cards of a box as plain data: what is on them, not how they look or where they lie. */
export type Card = WordCard | KeywordCard | PictureCard | AgentCard | KeyCard | Token | CodeCard;

export interface WordCard {
  readonly kind: 'word';
  readonly id: string;
  /** From 1. */
  readonly number: number;
  /** One or two, already in the recipe's script: one for each face. */
  readonly words: readonly Word[];
}

/** Four keywords of the code game, at the numbers 1 to 4. */
export interface KeywordCard {
  readonly kind: 'keyword';
  readonly id: string;
  /** From 1. */
  readonly number: number;
  readonly words: readonly Word[];
}

export interface PictureCard {
  readonly kind: 'picture';
  readonly id: string;
  /** From 1. */
  readonly number: number;
  /** One or two: one for each face. */
  readonly pictures: readonly Picture[];
}

/** What the small moon stands on: whatever is hard or not for children, or only what is not for children. */
export type Marked = 'hard-or-unfit' | 'unfit';

/** What a list says of a word or a picture. */
export type Flags = { readonly [Flag in 'childSafe' | 'difficulty']?: Word[Flag] | undefined };

/** Whether a word, or a picture, has the moon. It has none for what nobody said. */
export function isMarked({ childSafe, difficulty }: Flags, marked: Marked): boolean {
  return childSafe === false || (marked === 'hard-or-unfit' && difficulty === 'hard');
}

/** What a face of a picture card shows; `childSafe` is undefined where nobody said. */
export type Picture = ComposedPicture | OwnPicture | PictureWord;

/** Put together from icons. */
export interface ComposedPicture {
  readonly kind: 'composed';
  readonly composition: Composition;
  readonly childSafe: boolean;
}

/** From a folder. */
export interface OwnPicture {
  readonly kind: 'photo';
  readonly photo: Photo;
  readonly childSafe: boolean | undefined;
}

/** A word in place of a picture. */
export interface PictureWord extends Flags {
  readonly kind: 'word';
  readonly text: string;
}

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

/** What a face of a token shows. Timer tokens have an arrow on one face and a tick on the other. */
export const TOKEN_SIDES = ['arrow', 'tick', 'interception', 'miscommunication'] as const;
export type TokenSide = (typeof TOKEN_SIDES)[number];

/** A two-sided token. */
export interface Token {
  readonly kind: 'token';
  readonly id: string;
  /** From 1, on both faces; undefined if the box does not number its tokens. */
  readonly number?: number;
  /** The colours of its set: a game's extra tokens look different. */
  readonly look: string;
  readonly front: TokenSide;
  readonly back: TokenSide;
}

export interface KeyCard {
  readonly kind: 'key';
  /** As printed on it. */
  readonly id: string;
  readonly key: Key;
}

/** A team's code: the keywords that its three clues are for, by number. */
export interface CodeCard {
  readonly kind: 'code';
  readonly id: string;
  readonly team: AgentRole;
  readonly code: readonly number[];
}
