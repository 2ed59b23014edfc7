import { decimal, type Sentence, sentence, unlike } from './problem.js';

// What has a name in each language: inside a sentence its id would be English. What a person is to type stays an id.

/** A role of a key card, or a team. In messages, `other` is what has no case of its own. */
export function roleName(role: string): Sentence {
  return sentence('names.role', { role: role === 'other' ? 'opponent' : role });
}

/** A role with two faces: `green/bystander`. */
export function twoRoles(front: string, back: string): Sentence {
  return sentence('names.two-roles', { front: roleName(front), back: roleName(back) });
}

/** A game, or the kind of key card that has its id. */
export function gameName(game: string): Sentence {
  return sentence('names.game', { game });
}

/** A part of a box. */
export function partName(part: string): Sentence {
  return sentence('names.part', { part });
}

/** Of `long-edge`, `short-edge` or `none`. */
export function flipName(flip: string): Sentence {
  return sentence('names.flip', { flip: flip.replace('-edge', '') });
}

/** The look of a token. */
export function lookName(look: string): Sentence {
  return sentence('names.look', { look });
}

/** A paper size; most have one name everywhere. */
export function paperName(paper: string): Sentence {
  return sentence('names.paper', { paper });
}

/** A column of a list: its heading in the language of the sentence, or its id where that is typed. */
export function columnName(column: string): Sentence {
  return sentence('names.column', { column: column.replaceAll('-', ''), id: column });
}

/** How hard a word is, or `blank`. */
export function difficultyName(difficulty: string): Sentence {
  return sentence('names.difficulty', { id: difficulty });
}

/** How a photograph fills its card: `crop` or `whole`. */
export function fitName(fit: string): Sentence {
  return sentence('names.fit', { id: fit });
}

/** 0.655 as 65.5 %, and beside another one as exactly as it takes to tell them apart. */
export function chanceName(chance: number, other?: number): Sentence {
  const percent = other === undefined ? decimal(chance * 100, 1) : unlike(chance * 100, other * 100);
  return sentence('names.chance', { percent });
}
