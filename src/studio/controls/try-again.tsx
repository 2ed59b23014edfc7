import { t } from '../text/language.js';
import { Icon } from './icon.js';

/** What did not work, though nothing of the person's is wrong, and the button that tries it once more. */
export function TryAgain({ what, onClick }: { readonly what: string; readonly onClick: () => void }) {
  return (
    <p class="problem error try-again">
      <Icon name="warning" />
      <span>{what}</span>
      <button type="button" onClick={onClick}>
        {t('take.again')}
      </button>
    </p>
  );
}
