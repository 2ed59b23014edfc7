import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../controls/icon-button.js';
import { DecksMenu } from '../decks/decks-menu.js';
import { opening } from '../decks/links.js';
import icon from '../icon.svg';
import { canRedo, canUndo, stepBack, stepForward, view } from '../state/workspace.js';
import { t } from '../text/language.js';
import { openView, shownViews } from '../views/index.js';
import { Choices } from './choices.js';
import { Menu } from './menu.js';
import { shownSide } from './side-switch.js';

/** The views, what is printed, and undo. */
export function HeadBar() {
  const tabs = useRef<HTMLElement>(null);
  const open = openView().name;
  useEffect(() => {
    const show = () =>
      tabs.current
        ?.querySelector(`[data-view="${open}"]`)
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    show();
    addEventListener('resize', show);
    return () => removeEventListener('resize', show);
  }, [open]);
  return (
    <header class="head">
      <h1 class="brand">
        <img src={icon} alt="" width={28} height={28} />
        <span>Deckwright</span>
      </h1>
      <DecksMenu />
      <nav class="tabs" ref={tabs} aria-label={t('shell.views')}>
        {(opening.value ? [] : shownViews()).map(({ name }) => (
          <button
            type="button"
            key={name}
            class="tab"
            data-view={name}
            aria-current={open === name ? 'page' : undefined}
            onClick={() => {
              view.value = name;
              shownSide.value = 'panel';
            }}
          >
            {t(`shell.view-${name}`)}
          </button>
        ))}
      </nav>
      <div class="head-end">
        <div class="choices">
          <Choices quiet />
        </div>
        <div class="undo">
          <IconButton icon="undo" bare label={t('shell.undo')} disabled={!canUndo.value} onClick={stepBack} />
          <IconButton
            icon="redo"
            bare
            label={t('shell.redo')}
            disabled={!canRedo.value}
            onClick={stepForward}
          />
        </div>
        <Menu />
      </div>
    </header>
  );
}
