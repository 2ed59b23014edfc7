import { useEffect } from 'preact/hooks';
import { Icon } from '../../controls/icon.js';
import { t } from '../../text/language.js';

/** What reading finished PDFs back has proved, each with its tick; or that it waits for a connection. */
export function Proof({
  facts,
  reading,
  onRead,
}: {
  /** Undefined where they could not be read. */
  readonly facts: readonly string[] | undefined;
  readonly reading: boolean;
  readonly onRead: () => void;
}) {
  const waits = facts === undefined;
  useEffect(() => {
    if (!waits) return;
    addEventListener('online', onRead);
    return () => removeEventListener('online', onRead);
  }, [waits, onRead]);
  if (waits)
    return (
      <div class="take-unread">
        <p class="with-glyph">
          <Icon name="warning" />
          <span>{t('take.unread')}</span>
        </p>
        <button type="button" disabled={reading} onClick={onRead}>
          {t(reading ? 'take.reading' : 'take.read-now')}
        </button>
      </div>
    );
  return (
    <>
      <h3>{t('take.proved')}</h3>
      <ul class="take-proof">
        {facts.map(fact => (
          <li key={fact}>
            <Icon name="check" />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
