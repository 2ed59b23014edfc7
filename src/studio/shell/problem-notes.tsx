import { ProblemList } from '../controls/problem-list.js';
import { problems } from '../state/preview.js';
import { isDismissed } from '../state/small-deck.js';
import { deck } from '../state/workspace.js';
import { t } from '../text/language.js';

/** More, as of forty photographs, are one line that opens. */
const FEW = 3;

/** Everything that is wrong with the deck but for single lines of a list, which are told beside their rows. */
export function ProblemNotes() {
  const shown = problems.value.filter(
    problem => problem.level !== 'notice' && problem.line === undefined && !isDismissed(problem),
  );
  const errors = shown.filter(({ level }) => level === 'error').length;
  const list = <ProblemList problems={shown} files={deck.value.files.map(({ path }) => path)} dismissible />;
  return (
    <div class="notes" role="alert" aria-label={t('shell.problems')}>
      {shown.length > FEW ? (
        <details class={`problem-summary ${errors > 0 ? 'error' : 'warning'}`}>
          <summary>{t('shell.summary', { errors, warnings: shown.length - errors })}</summary>
          {list}
        </details>
      ) : (
        shown.length > 0 && list
      )}
    </div>
  );
}
