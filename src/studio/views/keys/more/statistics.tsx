import { useEffect, useState } from 'preact/hooks';
import { t } from '../../text/language.js';

/** Charts of how evenly the cards are dealt. */
export function Statistics({ svg }: { readonly svg: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
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
