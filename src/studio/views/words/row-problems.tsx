import type { ToldProblem } from '../../bridge/messages.js';
import { words } from '../../state/words/list.js';
import { type Repair, repairsOf } from '../../state/words/repairs.js';
import { gap, t } from '../../text/language.js';
import { columnTitle } from './column-title.js';
import { takeRepair } from './take-repair.js';

/** What is wrong with a row, and the ways out of it. */
export function RowProblems({
  id,
  problems,
  about,
  here,
}: {
  readonly id: number;
  readonly problems: readonly ToldProblem[];
  readonly about: string | undefined;
  readonly here: boolean;
}) {
  return (
    <td class="row-problems" id={about}>
      {problems.map(problem => (
        <Said key={`${problem.code} ${problem.what}`} problem={problem} here={here} id={id} />
      ))}
    </td>
  );
}

function Said({
  problem,
  here,
  id,
}: {
  readonly problem: ToldProblem;
  readonly here: boolean;
  readonly id: number;
}) {
  const table = words.peek();
  const row = table?.rows.find(row => row.id === id);
  const repairs = table && row ? repairsOf(problem, table, row) : [];
  return (
    <p class={`said ${problem.level}`}>
      <span class="unseen">{t(`words.level-${problem.level}`)} </span>
      {problem.what}
      {repairs.length === 0 && problem.advice !== '' && gap.value + problem.advice}
      {repairs.length > 0 && <Repairs repairs={repairs} tabbable={here} row={id} />}
    </p>
  );
}

/** What is called by a column's name has the heading that the page shows. */
function shown({ name, values }: Repair): Repair['values'] {
  return name === 'call' ? { ...values, name: columnTitle(String(values?.name)) } : values;
}

/** Buttons, one for each way out. Those of other rows are left out of the way of Tab. */
export function Repairs({
  repairs,
  tabbable = true,
  row,
}: {
  readonly repairs: readonly Repair[];
  readonly tabbable?: boolean;
  readonly row?: number;
}) {
  return (
    <span class="repairs">
      {repairs.map(repair => (
        <button
          type="button"
          class="link"
          key={`${repair.name} ${JSON.stringify(repair.values)}`}
          tabIndex={tabbable ? 0 : -1}
          onClick={() => takeRepair(repair, row)}
        >
          {t(`words.fix-${repair.name}`, shown(repair))}
        </button>
      ))}
    </span>
  );
}
