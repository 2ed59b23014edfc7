import type { CheckAnswer } from '../../jobs/checking/check.js';
import { t } from '../../text/language.js';

/** Which checks were made of each file, and what they found. */
export function CheckedFiles({ answer: { columns, rows } }: { readonly answer: CheckAnswer }) {
  return (
    <>
      {rows.map(({ file, isRight, cells, unreadable }) => (
        <table key={file} class="checked">
          <caption>
            <span class={isRight ? 'right' : 'wrong'}>{t(isRight ? 'check.right' : 'check.wrong')}</span>{' '}
            <bdi>{file}</bdi>
          </caption>
          <tbody>
            {unreadable !== undefined && (
              <tr>
                <td colSpan={2}>{unreadable}</td>
              </tr>
            )}
            {columns.map(
              (column, i) =>
                cells?.[i] !== undefined && (
                  <tr key={column}>
                    <th scope="row">{column}</th>
                    <td>{cells[i]}</td>
                  </tr>
                ),
            )}
          </tbody>
        </table>
      ))}
    </>
  );
}
