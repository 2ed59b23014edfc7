import { useEffect, useState } from 'preact/hooks';
import { goTo } from '../../state/words/place.js';
import { lastRemoved, putBack, removed } from '../../state/words/removed.js';
import { shortcut, t } from '../../text/language.js';

/** How long words that were removed can be put back here, in ms; with undo they can be for longer. */
const OFFERED = 10_000;

/** What was removed, and the button that puts it back; it waits for whoever is on it. */
export function PutBack() {
  const [awaited, setAwaited] = useState(false);
  const taken = lastRemoved.value;
  useEffect(() => {
    if (taken === undefined) setAwaited(false);
    if (taken === undefined || awaited) return;
    const timer = setTimeout(() => {
      removed.value = [];
    }, OFFERED);
    return () => clearTimeout(timer);
  }, [taken, awaited]);
  useEffect(
    () => () => {
      removed.value = [];
    },
    [],
  );
  return (
    <div
      class="put-back"
      role="status"
      onPointerEnter={() => setAwaited(true)}
      onPointerLeave={() => setAwaited(false)}
      onFocusIn={() => setAwaited(true)}
      onFocusOut={() => setAwaited(false)}
    >
      {taken && (
        <p>
          <span>{t('words.removed', { count: taken.words.length, word: taken.words[0] })}</span>
          <button
            type="button"
            aria-keyshortcuts="Control+Z"
            onClick={() => {
              const first = putBack();
              if (first !== undefined) goTo({ id: first, column: 'word' });
            }}
          >
            {t('shell.undo')} <kbd dir="ltr">{shortcut('Z')}</kbd>
          </button>
        </p>
      )}
    </div>
  );
}
