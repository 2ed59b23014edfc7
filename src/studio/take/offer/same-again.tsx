import { CopyButton } from '../../controls/copy-button.js';
import { deck } from '../../state/workspace.js';
import { t } from '../../text/language.js';
import type { Offer } from '../taking.js';

/** For those who want to check: the checksums, and what to type to make the same files. */
export function SameAgain({ offer }: { readonly offer: Offer }) {
  const { files, command } = offer;
  const sums = files.map(({ sha256, name }) => `${sha256}  ${name}`).join('\n');
  return (
    <details>
      <summary>{t('take.same')}</summary>
      <p>{hasPhotographs() ? t('pictures.bytes-hint') : t('take.same-how')}</p>
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

/** Folders of one's own, whose photographs every browser decodes in its own way. */
function hasPhotographs(): boolean {
  const { pictures = [] } = deck.value.recipe;
  return pictures.some(from => !['shipped', 'words'].includes(from) && !/\.ya?ml$/i.test(from));
}
