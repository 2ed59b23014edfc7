import { t } from './language.js';

/** Several things in one line that is broken between them where it can be: Han has no spaces of its own. */
export function Pieces({ of }: { readonly of: readonly string[] }) {
  return (
    <>
      {of.map((piece, i) => (
        <span key={piece} class="piece">
          {piece}
          {i < of.length - 1 && t('shell.between')}
        </span>
      ))}
    </>
  );
}
