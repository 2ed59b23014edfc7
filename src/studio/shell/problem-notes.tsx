import { ProblemList } from '../controls/problem-list.js';
import { problems } from '../state/preview.js';
import { deck } from '../state/workspace.js';
import { t } from '../text/language.js';

/** Everything that is wrong with the deck but for single lines of a list, which are told beside their rows. */
export function ProblemNotes() {
  const shown = problems.value.filter(({ level, line }) => level !== 'notice' && line === undefined);
  return (
    <div class="notes" role="alert" aria-label={t('shell.problems')}>
      {shown.length > 0 && <ProblemList problems={shown} files={deck.value.files.map(({ path }) => path)} />}
    </div>
  );
}
