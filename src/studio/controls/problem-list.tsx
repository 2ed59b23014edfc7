import type { ToldProblem } from '../bridge/messages.js';
import { t } from '../text/language.js';

/** Problems as a person reads them: what is wrong, and what to do. */
export function ProblemList({ problems }: { readonly problems: readonly ToldProblem[] }) {
  return (
    <ul class="problems">
      {problems.map(problem => (
        <li key={`${problem.place}:${problem.line} ${problem.what}`} class={`problem ${problem.level}`}>
          <span class="unseen">{t(`shell.level-${problem.level}`)}</span>
          <p>
            {problem.what} {problem.advice}
          </p>
        </li>
      ))}
    </ul>
  );
}
