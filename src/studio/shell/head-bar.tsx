import { canRedo, canUndo, stepBack, stepForward, view } from '../state/workspace.js';
import { t } from '../text/language.js';
import { shownViews } from '../views/index.js';
import { Choices } from './choices.js';

/** The views, what is printed, and undo. */
export function HeadBar() {
  return (
    <header class="head">
      <h1 class="brand">Deckwright</h1>
      <nav class="tabs" aria-label={t('shell.views')}>
        {shownViews().map(({ name }) => (
          <button
            type="button"
            key={name}
            class="tab"
            aria-current={view.value === name ? 'page' : undefined}
            onClick={() => {
              view.value = name;
            }}
          >
            {t(`shell.view-${name}`)}
          </button>
        ))}
      </nav>
      <Choices />
      <div class="undo">
        <button
          type="button"
          class="icon"
          disabled={!canUndo.value}
          onClick={stepBack}
          aria-label={t('shell.undo')}
        >
          ↶
        </button>
        <button
          type="button"
          class="icon"
          disabled={!canRedo.value}
          onClick={stepForward}
          aria-label={t('shell.redo')}
        >
          ↷
        </button>
      </div>
    </header>
  );
}
