import { Icon } from '../controls/icon.js';
import { ShareLink } from '../decks/share-link.js';
import { offlineReady } from '../offline/register.js';
import { broken, laying, problems, sheetCount } from '../state/preview.js';
import { deck } from '../state/workspace.js';
import { TakeButton } from '../take/take-button.js';
import { provedDeck } from '../take/taking.js';
import { t } from '../text/language.js';
import { Pieces } from '../text/pieces.js';
import { SideSwitch } from './side-switch.js';
import { hindrance, holdings } from './standing.js';

/** How the deck stands, in one line, and what can be done with it. */
export function FootBar() {
  const errors = problems.value.filter(({ level }) => level === 'error').length;
  const isProved = provedDeck.value === deck.value;
  return (
    <footer class="foot">
      <SideSwitch />
      <p
        class={errors > 0 ? 'standing bad' : 'standing'}
        role="status"
        data-standing={isReady(errors) ? 'ready' : undefined}
      >
        {hindrance(errors) ?? (
          <>
            <span class="holdings with-glyph">
              <Icon name="check" />
              <span>
                <Pieces of={[...holdings(), ...(isProved ? [t('shell.proved')] : [])]} />
              </span>
            </span>
            <span>
              <Pieces
                of={[
                  t('shell.sheets', { count: sheetCount.value }),
                  t('shell.local'),
                  ...(offlineReady.value ? [t('shell.offline')] : []),
                ]}
              />
            </span>
          </>
        )}
      </p>
      <div class="foot-end">
        <ShareLink />
        <TakeButton />
      </div>
    </footer>
  );
}

/** Whether all sheets are shown as they would be printed. */
function isReady(errors: number): boolean {
  return errors === 0 && !laying.value && sheetCount.value > 0 && broken.value === undefined;
}
