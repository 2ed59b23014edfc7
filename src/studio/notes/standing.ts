import { computed } from '@preact/signals';
import { standing, tryAgain } from '../keep/decks.js';
import { newVersion, openNewVersion } from '../offline/register.js';
import { tryChoicesAgain } from '../shell/learn-choices.js';
import { broken, layAgain, overdue, stopLaying, suspects } from '../state/preview.js';
import { takeOut } from '../state/take-out.js';
import { canUndo, edit, stepBack } from '../state/workspace.js';
import { t } from '../text/language.js';
import type { Note, NoteAction } from './notes.js';

/** Notes that stay as long as their reason does. */
export const standingNotes = computed<readonly Note[]>(() =>
  [unsafe(), unreached(), stopped(), late(), newer()].filter(note => note !== undefined),
);

function unsafe(): Note | undefined {
  const why = standing.value;
  if (why !== 'full' && why !== 'nowhere') return undefined;
  return {
    key: 'unsafe',
    level: 'bad',
    text: () => t(`notes.${why}`),
    actions: [{ label: () => t('notes.save-again'), run: tryAgain }],
    closes: false,
  };
}

function unreached(): Note | undefined {
  const run = tryChoicesAgain.value;
  if (run === undefined) return undefined;
  return {
    key: 'unreached',
    level: 'bad',
    text: () => t('notes.unreached'),
    actions: [{ label: () => t('notes.try-again'), run }],
    closes: false,
  };
}

/** The worker died, or the program has a mistake; what was changed last is the most likely cause. */
function stopped(): Note | undefined {
  if (broken.value === undefined) return undefined;
  const files = suspects.value;
  const takingOut = files.map(
    (path): NoteAction => ({
      label: () => t('notes.take-out', { file: path.split('/').at(-1) ?? path }),
      run: () => edit(deck => takeOut(deck, path)),
    }),
  );
  const back: readonly NoteAction[] = canUndo.value ? [{ label: () => t('shell.undo'), run: stepBack }] : [];
  return {
    key: 'stopped',
    level: 'bad',
    text: () => t(files.length > 0 ? 'notes.stopped-by-file' : 'notes.stopped', { count: files.length }),
    actions: [...takingOut, { label: () => t('notes.try-again'), run: layAgain }, ...back],
    closes: false,
  };
}

function late(): Note | undefined {
  if (!overdue.value) return undefined;
  return {
    key: 'late',
    level: 'bad',
    text: () => t('notes.late'),
    actions: [{ label: () => t('notes.stop'), run: stopLaying }],
    closes: false,
  };
}

function newer(): Note | undefined {
  if (!newVersion.value) return undefined;
  const reload = { label: () => t('notes.reload'), run: openNewVersion };
  return { key: 'newer', level: 'good', text: () => t('notes.newer'), actions: [reload], closes: false };
}
