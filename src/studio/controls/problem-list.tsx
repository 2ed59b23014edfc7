import type { ToldProblem } from '../bridge/messages.js';
import { dismissProblem, isDismissible } from '../state/small-deck.js';
import { gap, t } from '../text/language.js';
import { Icon } from './icon.js';

/** Problems as a person reads them: what is wrong, and what to do. */
export function ProblemList({
  problems,
  files = [],
  dismissible = false,
}: {
  readonly problems: readonly ToldProblem[];
  /** Files that are named even where no line of them is meant. */
  readonly files?: readonly string[];
  /** Whether what a person may want as it is can be put away here, for this deck. */
  readonly dismissible?: boolean;
}) {
  if (problems.length === 0) return null;
  return (
    <ul class="problems">
      {problems.map(problem => (
        <li key={`${problem.place}:${problem.line} ${problem.what}`} class={`problem ${problem.level}`}>
          <Icon name="warning" />
          <p>
            <span class="unseen">{t(`shell.level-${problem.level}`)} </span>
            {(problem.line !== undefined || files.includes(problem.place)) && (
              <span class="problem-spot">{placeOf(problem)}</span>
            )}
            <strong>{problem.what}</strong>
            {gap}
            {problem.advice}
          </p>
          {dismissible && isDismissible(problem) && (
            <button type="button" class="link" onClick={() => dismissProblem(problem)}>
              {t('shell.dismiss')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The file and the line or page of a problem, in the words of the page; findings in a PDF name their page in English. */
export function placeOf({ place, line }: Pick<ToldProblem, 'place' | 'line'>): string {
  const [, pdf, page] = /^(.*), page (\d+)$/.exec(place) ?? [];
  const file = `\u2068${(pdf ?? place).split('/').at(-1)}\u2069`;
  if (page !== undefined) return t('shell.at-page', { file, page: Number(page) });
  return line === undefined ? file : t('shell.at-line', { file, line });
}
