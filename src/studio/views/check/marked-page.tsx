import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../../controls/icon-button.js';
import { t } from '../../text/language.js';
import { marked, picture } from './check-state.js';

/** The page of a finished PDF, with the place of a problem framed. */
export function MarkedPage() {
  const dialog = useRef<HTMLDialogElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [problem, drawn] = [marked.value, picture.value];
  useEffect(() => {
    if (problem && !dialog.current?.open) dialog.current?.showModal();
  }, [problem]);
  useEffect(() => {
    if (!drawn || !canvas.current) return;
    const { image } = drawn;
    Object.assign(canvas.current, { width: image.width, height: image.height });
    canvas.current.getContext('2d')?.drawImage(image, 0, 0);
  }, [drawn]);
  // Without a box, the whole page is meant.
  const box = drawn && (problem?.mark?.box ?? { x: 0, y: 0, width: drawn.width, height: drawn.height });
  const share = (value: number, of: number) => `${(value * 100) / of}%`;
  return (
    <dialog
      ref={dialog}
      class="marked-page"
      aria-label={t('check.place')}
      onClose={() => {
        marked.value = undefined;
        picture.value = undefined;
      }}
    >
      <div class="marked-head">
        <p>{problem?.what}</p>
        <IconButton icon="close" label={t('check.close')} bare onClick={() => dialog.current?.close()} />
      </div>
      {drawn ? (
        <div class="marked-paper" dir="ltr">
          <canvas ref={canvas} role="img" aria-label={problem?.what} />
          {box && (
            <span
              class="mark"
              style={{
                left: share(box.x, drawn.width),
                top: share(box.y, drawn.height),
                width: share(box.width, drawn.width),
                height: share(box.height, drawn.height),
              }}
            />
          )}
        </div>
      ) : (
        <p role="status">{t('check.drawing')}</p>
      )}
    </dialog>
  );
}
