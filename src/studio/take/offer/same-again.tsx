import { CopyButton } from '../../controls/copy-button.js';
import type { TakenFile } from '../../jobs/taking/taken.js';
import { t } from '../../text/language.js';

/** For those who want to check: the checksums, and what to type to make the same files. */
export function SameAgain({
  files,
  command,
  how,
}: {
  readonly files: readonly TakenFile[];
  readonly command: string;
  /** What the line makes. */
  readonly how: string;
}) {
  const sums = files.map(({ sha256, name }) => `${sha256}  ${name}`).join('\n');
  return (
    <details>
      <summary>{t('take.same')}</summary>
      <p>{how}</p>
      <pre class="take-code" dir="ltr" data-code="command">
        {command}
      </pre>
      <CopyButton text={command} label={t('take.copy-command')} />
      <p>{t('take.sums')}</p>
      <pre class="take-code" dir="ltr" data-code="sums">
        {sums}
      </pre>
      <CopyButton text={`${sums}\n`} label={t('take.copy-sums')} />
    </details>
  );
}
