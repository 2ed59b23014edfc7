import type { CheckName } from '../../preflight/index.js';
import { type Sentence, sentence } from '../../problem.js';

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

/** That `files` PDFs are right; `isSure` is false where something could not be told. */
export function tellVerified(files: number, isSure: boolean): Sentence {
  return sentence('summary.verified', { files, sure: isSure ? 'yes' : 'no' });
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
  looks: sentence('checks.looks'),
  'safe zone': sentence('checks.safe-zone'),
  fonts: sentence('checks.fonts'),
  'page size': sentence('checks.page-size'),
  flip: sentence('checks.flip'),
  settings: sentence('checks.settings'),
};
