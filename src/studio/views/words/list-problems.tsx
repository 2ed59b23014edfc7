import type { ToldProblem } from '../../bridge/messages.js';
import { isDismissed } from '../../state/small-deck.js';
import { listProblems, noList, rowProblems, tidied, words } from '../../state/words/list.js';
import { repairsOf, repairsOfMany, tidying } from '../../state/words/repairs.js';
import { gap, t } from '../../text/language.js';
import { Repairs } from './row-problems.js';

/** Told where the words that share a character are shown. */
const ELSEWHERE = ['words.sharing'];
/** A notice that a person should answer is not folded away. */
const ASKED = ['words.unmarked'];

/** What is wrong with the list as a whole, and what can be done for many rows at once. */
export function ListProblems() {
  const table = words.value;
  const told = [...noList.value, ...listProblems.value].filter(
    problem => !ELSEWHERE.includes(problem.code) && !isDismissed(problem),
  );
  const many = table ? repairsOfMany(rowProblems.value) : [];
  if (told.length === 0 && many.length === 0) return null;
  const isQuiet = ({ level, code }: ToldProblem) => level === 'notice' && !ASKED.includes(code);
  const notices = told.filter(isQuiet);
  return (
    <div class="list-problems">
      {told.map(problem => !isQuiet(problem) && <Said key={problem.what} problem={problem} />)}
      {notices.length > 0 && (
        <details>
          <summary>{t('words.good-to-know', { count: notices.length })}</summary>
          {notices.map(problem => (
            <Said key={problem.what} problem={problem} />
          ))}
        </details>
      )}
      {many.length > 0 && (
        <p class="said error">
          <Repairs repairs={many} />
        </p>
      )}
    </div>
  );
}

function Said({ problem }: { readonly problem: ToldProblem }) {
  const table = words.value;
  const repairs =
    problem.code === 'words.repaired' ? [tidying(tidied.value)] : table ? repairsOf(problem, table) : [];
  return (
    <p class={`said ${problem.level}`}>
      <span class="unseen">{t(`words.level-${problem.level}`)} </span>
      {problem.what}
      {gap}
      {problem.advice}
      {repairs.length > 0 && <Repairs repairs={repairs} />}
    </p>
  );
}
