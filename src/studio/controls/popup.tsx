import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** A button that opens a sheet over the page. Escape, and a click elsewhere, close it. Its contents exist while it is open. */
export function Popup({
  name,
  label,
  button,
  children,
  quiet = false,
  onOpen,
}: {
  readonly name: string;
  /** What the sheet is, to a person who can't see it. */
  readonly label: string;
  readonly button: ComponentChildren;
  readonly children: (close: () => void) => ComponentChildren;
  /** A button without a frame. */
  readonly quiet?: boolean;
  readonly onOpen?: () => void;
}) {
  const [open, setOpen] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => sheet.current?.hidePopover();

  useEffect(() => {
    const place = sheet.current;
    const toggled = (event: Event) => {
      const isOpen = (event as ToggleEvent).newState === 'open';
      setOpen(isOpen);
      if (isOpen) onOpen?.();
    };
    place?.addEventListener('beforetoggle', toggled);
    return () => place?.removeEventListener('beforetoggle', toggled);
  }, [onOpen]);

  return (
    <>
      <button
        type="button"
        class={quiet ? 'with-glyph bare' : 'with-glyph'}
        popovertarget={name}
        aria-expanded={open}
      >
        {button}
      </button>
      <div id={name} ref={sheet} class={`popup ${name}`} popover="auto" role="dialog" aria-label={label}>
        {open && children(close)}
      </div>
    </>
  );
}
