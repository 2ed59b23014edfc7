import { useSvgUrl } from '../../../controls/files/blob-url.js';
import { t } from '../../../text/language.js';

/** Charts of how evenly the cards are dealt. */
export function Statistics({ svg }: { readonly svg: string }) {
  const url = useSvgUrl(svg);
  return (
    <details class="statistics">
      <summary>{t('keys.statistics')}</summary>
      {/* The sentences above say the same in words. */}
      <a href={url} target="_blank" rel="noreferrer">
        <img src={url} alt={t('keys.statistics')} />
      </a>
    </details>
  );
}
