import type { KeyTemplate } from '../../data/index.js';
import { cardId, checkKind, type Key, keyFromId } from '../../keys/index.js';
import { throwErrors } from '../../speech/index.js';
import { allKinds, type Libraries } from '../expectation.js';

/** A key card, found by its id alone. */
export interface FoundById {
  /** As it is printed, however it was typed. */
  readonly id: string;
  readonly key: Key;
  readonly template: KeyTemplate;
}

/** The card with an id, of one of the program's kinds or one's own. Throws a ProblemError for an id that no card has. */
export function findKey(typed: string, { project, own }: Libraries, kind?: string): FoundById {
  const templates = allKinds(project, own, kind);
  throwErrors(templates.flatMap(each => checkKind(each.kind, each.file)));
  const kinds = templates.map(template => template.kind);
  const key = keyFromId(kinds, typed);
  const template = templates[kinds.findIndex(({ id }) => id === key.kind)];
  return { id: cardId(template.kind, key), key, template };
}
