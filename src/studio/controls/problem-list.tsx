import type { ToldProblem } from '../bridge/messages.js';
import { t } from '../text/language.js';
import { Icon } from './icon.js';

/** Problems as a person reads them: what is wrong, and what to do. */
export function ProblemList({ problems }: { readonly problems: readonly ToldProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul class="problems">
      {problems.map(problem => (
        <li key={`${problem.place}:${problem.line} ${problem.what}`} class={`problem ${problem.level}`}>
          <Icon name="warning" />
          <p>
            <span class="unseen">{t(`shell.level-${problem.level}`)} </span>
            <strong>{problem.what}</strong> {problem.advice}
          </p>
        </li>
      ))}
    </ul>
  );
}
