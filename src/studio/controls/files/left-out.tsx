import { t } from '../../text/language.js';

/** Tells of a file that held the worker up or ended it. */
export function LeftOut({ file }: { readonly file: string }) {
  return (
    <p class="problem error" role="alert">
      {t('notes.left-out', { file })}
    </p>
  );
}
