import { useEffect, useRef, useState } from 'preact/hooks';
import { shortcut, t } from '../text/language.js';
import { Icon } from './icon.js';

/**
 * Puts a text on the clipboard, and says so. Where the browser refuses, it says so beneath the button, with the text in
 * a field to copy it from by hand.
 */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const [copied, setCopied] = useState<'yes' | 'refused'>();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (copied === 'refused') field.current?.focus();
    if (copied !== 'yes') return;
    const later = setTimeout(() => setCopied(undefined), 3000);
    return () => clearTimeout(later);
  }, [copied]);
  const copy = async () => {
    setCopied(undefined);
    try {
      // A page that did not come over a safe connection has no clipboard.
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      setCopied('refused');
    }
  };
  return (
    <>
      <button type="button" class="with-glyph copy" onClick={() => void copy()}>
        <Icon name={copied === 'yes' ? 'check' : 'copy'} />
        <span role="status">{copied === 'yes' ? t('take.copied') : label}</span>
      </button>
      {copied === 'refused' && (
        <div class="by-hand">
          <p role="alert">{t('take.not-copied', { copy: shortcut('C') })}</p>
          <textarea
            ref={field}
            class="take-code"
            aria-label={label}
            dir="ltr"
            rows={3}
            readOnly
            value={text}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      )}
    </>
  );
}
