import { Component } from 'preact';
import type { PreviewChange } from '../../../press/index.js';
import type { ToldProblem } from '../../bridge/messages.js';
import { IconButton } from '../../controls/icon-button.js';
import type { WordRow, WordTable } from '../../state/csv.js';
import { isHard, type SeenColumn } from '../../state/words/grid.js';
import { removeChosen } from '../../state/words/place.js';
import { cellOf } from '../../state/words/table.js';
import { number, t } from '../../text/language.js';
import { columnTitle } from '../words/column-title.js';
import { RowProblems } from '../words/row-problems.js';
import { Cell } from './cell.js';

export interface RowProps {
  readonly row: WordRow;
  /** Its place in the list, counted from 0, and among the rows that are shown. */
  readonly index: number;
  readonly at: number;
  readonly table: WordTable['columns'];
  readonly columns: readonly SeenColumn[];
  readonly problems: readonly ToldProblem[] | undefined;
  readonly change: PreviewChange | undefined;
  /** The column that Tab leads to, if it is in this row. */
  readonly entrance: string | undefined;
  /** Whether the person is in this row. */
  readonly here: boolean;
  readonly chosen: boolean;
  readonly lang: string;
}

/** A word with everything about it. It is drawn again only if something of it has changed. */
export class Row extends Component<RowProps> {
  override shouldComponentUpdate(next: RowProps): boolean {
    return (Object.keys(next) as (keyof RowProps)[]).some(key => next[key] !== this.props[key]);
  }

  override render({
    row,
    index,
    at,
    table,
    columns,
    problems,
    change,
    entrance,
    here,
    chosen,
    lang,
  }: RowProps) {
    const worst = problems?.some(({ level }) => level === 'error')
      ? 'error'
      : problems?.some(({ level }) => level === 'warning')
        ? 'warning'
        : undefined;
    const about = problems && `about-${row.id}`;
    const whole = { columns: table, rows: [] };
    return (
      <tr
        aria-rowindex={at + 2}
        aria-selected={chosen}
        data-id={row.id}
        class={`${here ? 'here' : ''} ${worst ?? ''}`}
      >
        <th scope="row" class="row-number">
          {number(index + 1)}
        </th>
        {columns.map(({ name, kind }) => (
          <Cell
            key={name}
            id={row.id}
            name={name}
            kind={kind}
            text={cellOf(whole, row, name)}
            hard={isHard(whole, row)}
            change={change?.to === name ? change : undefined}
            entrance={entrance === name}
            here={here}
            about={about}
            wrong={worst === 'error' && name === 'word'}
            label={t('words.cell', { column: columnTitle(name), row: index + 1 })}
            lang={lang}
          />
        ))}
        <td class="row-actions">
          {here && <IconButton icon="close" label={t('words.remove')} onClick={removeChosen} bare />}
        </td>
        {problems && <RowProblems id={row.id} problems={problems} about={about} here={here} />}
      </tr>
    );
  }
}
