import { t } from '../../text/language.js';
import { keepFound, soFar, stopDealing } from './batch-state.js';
import { useLostFocus } from './lost-focus.js';

/** How far the cards have come, and the button that ends it. */
export function Dealing() {
  const { stage, done, all } = soFar.value;
  const stop = useLostFocus<HTMLButtonElement>();
  return (
    <div class="keys-progress">
      {/* Without a share, it is not known how long it takes. */}
      <progress
        value={done > 0 ? done : undefined}
        max={Math.max(1, all)}
        aria-label={t(`keys.stage-${stage}`)}
      />
      <span>{saying()}</span>
      <span class="unseen" role="status">
        {t(`keys.stage-${stage}`)}
      </span>
      {stage === 'searching' && done > 0 && (
        <button type="button" onClick={keepFound}>
          {t('keys.keep-found', { done })}
        </button>
      )}
      <button ref={stop} type="button" onClick={stopDealing}>
        {t('keys.stop')}
      </button>
    </div>
  );

  function saying(): string {
    if (stage === 'reading')
      return all === 0 ? t('keys.stage-reading') : t('keys.read-so-far', { done, all });
    if (stage === 'searching')
      return done === 0 ? t('keys.stage-searching') : t('keys.found-so-far', { done, all });
    return t('keys.so-far', { done, all });
  }
}
