import type { CheckName } from '../../proof/index.js';
import { type Problem, type Sentence, sentence } from '../../speech/index.js';
import type { CheckedPdf } from '../checking/pdfs.js';

/** What a check is called. */
export function checkName(name: CheckName): Sentence {
  return NAMES[name];
}

/** What a check of one file found, for a cell of a table. */
export function tellCheck({ count, wrong }: { readonly count: number; readonly wrong: number }): Sentence {
  return wrong === 0 ? sentence('phrases.right', { count }) : sentence('phrases.wrong', { count: wrong });
}

/** What stands in the table for a file that could not be read. */
export function tellUnreadable(): Sentence {
  return sentence('phrases.unreadable');
}

/** That PDFs are right, as far as can be told, and which of them are byte for byte what Deckwright makes. */
export function tellVerified(
  checked: readonly CheckedPdf[],
  problems: readonly Problem[],
): readonly Sentence[] {
  const files = checked.length;
  const same = checked.filter(({ isSame }) => isSame).length;
  const sure = problems.every(({ level }) => level === 'notice') ? 'yes' : 'no';
  const right = sentence('summary.verified', { files, sure });
  return same === 0
    ? [right]
    : [right, sentence('summary.same', { same, files, all: same === files ? 'yes' : 'no' })];
}

const NAMES: Readonly<Record<CheckName, Sentence>> = {
  'key cards': sentence('checks.key-cards'),
  ids: sentence('checks.ids'),
  'front and back': sentence('checks.front-and-back'),
  words: sentence('checks.words'),
  pictures: sentence('checks.pictures'),
  agents: sentence('checks.agents'),
  keywords: sentence('checks.keywords'),
  'test strip': sentence('checks.test-strip'),
  tokens: sentence('checks.tokens'),
  codes: sentence('checks.codes'),
  screens: sentence('checks.screens'),
  notes: sentence('checks.notes'),
  map: sentence('checks.map'),
  layout: sentence('checks.layout'),
  looks: sentence('checks.looks'),
  'safe zone': sentence('checks.safe-zone'),
  fonts: sentence('checks.fonts'),
  'page size': sentence('checks.page-size'),
  flip: sentence('checks.flip'),
  settings: sentence('checks.settings'),
};
