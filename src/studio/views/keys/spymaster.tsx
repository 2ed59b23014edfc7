import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { inLine, t } from '../../text/language.js';
import { drawCard, shownCard, turnOver } from './card-state.js';
import { KeyFace } from './key-face.js';

/**
 * The key card on the whole screen, for a spymaster who has no printer: kept awake, and hidden until a finger or a key
 * holds it, so that nobody sees it in passing.
 */
export function Spymaster({ dialog }: { readonly dialog: RefObject<HTMLDialogElement | null> }) {
  const held = useSignal(false);
  const fixed = useSignal(false);
  const side = useSignal(0);
  const card = shownCard.value;

  useEffect(() => {
    const shown = dialog.current;
    if (shown === null) return;
    let sleep: (() => void) | undefined;
    const watcher = new MutationObserver(() => {
      held.value = false;
      fixed.value = false;
      if (shown.open) {
        sleep ??= keepAwake();
        void shown.requestFullscreen?.().catch(() => {});
        return;
      }
      sleep?.();
      sleep = undefined;
      if (document.fullscreenElement === shown) void document.exitFullscreen();
    });
    watcher.observe(shown, { attributeFilter: ['open'] });
    return () => {
      watcher.disconnect();
      sleep?.();
    };
  }, []);

  const face = card && (card.faces[side.value] ?? card.faces[0]);
  const seen = held.value || fixed.value;
  const hold = (on: boolean) => () => {
    held.value = on;
  };
  const isKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';
  return (
    <dialog class="spymaster" ref={dialog} aria-label={t('keys.full-screen')}>
      <button
        type="button"
        class="spymaster-card"
        aria-pressed={seen}
        onPointerDown={hold(true)}
        onPointerUp={hold(false)}
        onPointerLeave={hold(false)}
        onPointerCancel={hold(false)}
        onContextMenu={event => event.preventDefault()}
        onKeyDown={event => {
          if (isKey(event)) held.value = true;
        }}
        onKeyUp={event => {
          if (isKey(event)) held.value = false;
        }}
        onBlur={hold(false)}
      >
        {seen && card && face ? (
          <KeyFace
            face={face}
            label={inLine([
              t('keys.card', { id: card.id }),
              ...(card.starts === undefined ? [] : [card.starts]),
            ])}
          />
        ) : (
          <span>{t('keys.hold')}</span>
        )}
      </button>
      <p class="spymaster-id" dir="ltr">
        {card?.id}
      </p>
      <div class="key-tools">
        {card && card.faces.length > 1 && (
          <button
            type="button"
            onClick={() => {
              side.value = 1 - side.value;
            }}
          >
            {t('keys.side', { side: side.value + 1 })}
          </button>
        )}
        <button
          type="button"
          aria-pressed={fixed.value}
          onClick={() => {
            fixed.value = !fixed.value;
          }}
        >
          {t(fixed.value ? 'keys.hide' : 'keys.show')}
        </button>
        {card && card.turns.length > 1 && (
          <button type="button" onClick={turnOver}>
            {t('keys.turn')}
          </button>
        )}
        <button type="button" onClick={drawCard}>
          {t('keys.draw')}
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          {t('keys.close')}
        </button>
      </div>
    </dialog>
  );
}

/** Keeps the screen on, also after the page was hidden for a while. Gives what lets it sleep again. */
function keepAwake(): () => void {
  let wanted = true;
  let lock: WakeLockSentinel | undefined;
  const take = async () => {
    if (!wanted || document.visibilityState !== 'visible') return;
    // Without battery, or in an old browser, the screen sleeps as usual.
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (!wanted) void lock?.release();
  };
  void take();
  document.addEventListener('visibilitychange', take);
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', take);
    void lock?.release();
  };
}
