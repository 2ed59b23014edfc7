import { useEffect, useState } from 'preact/hooks';
import { t } from '../text/language.js';
import { Icon } from './icon.js';

/** Puts a text on the clipboard, and says so. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const later = setTimeout(() => setCopied(false), 3000);
    return () => clearTimeout(later);
  }, [copied]);
  return (
    <button
      type="button"
      class="with-glyph copy"
      onClick={() =>
        navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          // The text can still be marked and copied by hand.
          () => setCopied(false),
        )
      }
    >
      <Icon name={copied ? 'check' : 'copy'} />
      <span role="status">{copied ? t('take.copied') : label}</span>
    </button>
  );
}
