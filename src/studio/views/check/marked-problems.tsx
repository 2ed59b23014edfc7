import { placeOf } from '../../controls/problem-list.js';
import type { CheckAnswer, MarkedProblem } from '../../jobs/checking/check.js';
import type { DifferingPage } from '../../jobs/checking/differing.js';
import { gap, t } from '../../text/language.js';
import { marked, showMark } from './check-state.js';
import { DifferingPicture } from './differing-picture.js';

const MOST_SHOWN = 100;

/** What is wrong with the files, each with a way to its place on the page. */
export function MarkedProblems({ answer: { problems, differs } }: { readonly answer: CheckAnswer }) {
  if (problems.length === 0) return null;
  return (
    <>
      <ul class="problems">
        {problems.slice(0, MOST_SHOWN).map((problem, i) => (
          <li key={`${i} ${problem.what}`} class={`problem ${problem.level}`}>
            <span class="unseen">{t(`shell.level-${problem.level}`)}</span>
            <p>
              <span class="problem-place">{spotOf(problem)}</span> {problem.what}
              {gap}
              {problem.advice}
            </p>
            {problem.mark && (
              <button
                type="button"
                aria-pressed={marked.value === problem}
                onClick={() => void showMark(problem)}
              >
                {t('check.show', { page: problem.mark.page })}
              </button>
            )}
            {differs
              .filter(page => firstOf(page, problems) === problem)
              .map(page => (
                <DifferingPicture key={page.page} of={page} />
              ))}
          </li>
        ))}
      </ul>
      {problems.length > MOST_SHOWN && <p>{t('check.more', { count: problems.length - MOST_SHOWN })}</p>}
    </>
  );
}

/** What differs on a page is shown beside the first fault on it. */
function firstOf({ file, page }: DifferingPage, problems: readonly MarkedProblem[]) {
  return problems.find(({ place, mark }) => place.startsWith(file) && mark?.page === page);
}

function spotOf(problem: MarkedProblem): string {
  return placeOf(problem.place === 'key cards' ? { ...problem, place: t('check.typed') } : problem);
}
