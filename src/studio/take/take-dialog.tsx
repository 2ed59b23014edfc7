import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../controls/icon-button.js';
import { ProblemList } from '../controls/problem-list.js';
import { t } from '../text/language.js';
import { Making } from './making.js';
import { Offered } from './offer/offered.js';
import { closeTaking, takeDeck, taking } from './taking.js';

/** What happens between the red button and the files. */
export function TakeDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const now = taking.value;
  const { state } = now;

  useEffect(() => {
    if (state === 'closed') dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
    // What was pressed may be gone, and the heading says what has happened.
    heading.current?.focus();
  }, [state]);

  useEffect(() => closeTaking, []);

  return (
    <dialog
      ref={dialog}
      class="take-dialog"
      aria-labelledby="take-title"
      data-taking={state}
      onCancel={event => {
        event.preventDefault();
        closeTaking();
      }}
    >
      {state !== 'closed' && (
        <>
          <div class="take-head">
            <h2 id="take-title" ref={heading} tabIndex={-1}>
              {t(`take.title-${state}`)}
            </h2>
            {state !== 'making' && (
              <IconButton icon="close" label={t('take.close')} bare onClick={closeTaking} />
            )}
          </div>
          <div class="take-body">
            {now.state === 'making' && <Making />}
            {(now.state === 'ready' || now.state === 'unread') && <Offered offer={now.offer} />}
            {now.state === 'refused' && (
              <>
                <ProblemList problems={now.problems.filter(({ level }) => level === 'error')} />
                <div class="take-foot">
                  <button type="button" onClick={closeTaking}>
                    {t('take.close')}
                  </button>
                </div>
              </>
            )}
            {now.state === 'broken' && (
              <>
                <p role="alert">{now.died ? t('take.died') : t('take.failed')}</p>
                <div class="take-foot">
                  <button type="button" onClick={closeTaking}>
                    {t('take.close')}
                  </button>
                  <button type="button" class="primary" onClick={() => void takeDeck()}>
                    {t('take.again')}
                  </button>
                </div>
              </>
            )}
          </div>
        </>
      )}
    </dialog>
  );
}
