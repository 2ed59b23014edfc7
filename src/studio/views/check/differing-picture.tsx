import { useEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from '../../controls/icon-button.js';
import type { DifferingPage } from '../../jobs/checking/differing.js';
import { t } from '../../text/language.js';

/** A page as it should be, as it is, and where the two differ; larger in a dialog. */
export function DifferingPicture({ of }: { readonly of: DifferingPage }) {
  const { picture, page, width, height } = of;
  const dialog = useRef<HTMLDialogElement>(null);
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(picture);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  if (src === undefined) return null;
  const caption = t('check.differs', { page });
  const image = (alt: string) => <img src={src} width={width} height={height} alt={alt} />;
  return (
    <figure class="differing">
      <button type="button" title={t('check.enlarge')} onClick={() => dialog.current?.showModal()}>
        {image(t('check.differs-alt', { page }))}
      </button>
      <figcaption>{caption}</figcaption>
      <dialog ref={dialog} class="marked-page" aria-label={t('check.differs-alt', { page })}>
        <div class="marked-head">
          <p>{caption}</p>
          <IconButton icon="close" label={t('check.close')} bare onClick={() => dialog.current?.close()} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
        <section class="differing-large" dir="ltr" tabIndex={0} aria-label={caption}>
          {image('')}
        </section>
      </dialog>
    </figure>
  );
}
