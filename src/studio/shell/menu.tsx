import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../controls/icon.js';
import { Select } from '../controls/select.js';
import { catalogue } from '../state/workspace.js';
import { known, language, speak, t } from '../text/language.js';
import { Choices } from './choices.js';

/** The language of the page, and on a small screen everything else that is chosen in the head. */
export function Menu() {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const nameOf = (id: string) =>
    catalogue.value?.locales.find(locale => locale.id === id)?.name ??
    new Intl.DisplayNames(id, { type: 'language' }).of(id) ??
    id;

  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) setOpen(false);
    };
    addEventListener('pointerdown', outside);
    addEventListener('focusin', outside);
    return () => {
      removeEventListener('pointerdown', outside);
      removeEventListener('focusin', outside);
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from anywhere inside.
    <div
      class="menu"
      ref={place}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        type="button"
        ref={button}
        class="icon bare"
        aria-expanded={open}
        aria-label={t('shell.menu')}
        title={t('shell.menu')}
        onClick={() => setOpen(!open)}
      >
        <Icon name="menu" />
      </button>
      {open && (
        <div class="menu-sheet">
          <div class="menu-choices">
            <Choices />
          </div>
          <Select
            label={t('shell.language')}
            value={language.value}
            options={known.map(id => ({ value: id, text: nameOf(id) }))}
            onChange={tag => void speak(tag)}
          />
        </div>
      )}
    </div>
  );
}
