import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

/** Where a file can be dropped, with a button that picks one. */
export function FileDrop({
  accept,
  label,
  onFile,
  children,
}: {
  /** As in HTML: `.ttf,.otf`. A drop is not held to it: whoever reads the file says what is wrong. */
  readonly accept: string;
  readonly label: string;
  readonly onFile: (file: File) => void;
  /** What is there now. */
  readonly children?: ComponentChildren;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped can also be picked by the button.
    <div
      class={over ? 'drop over' : 'drop'}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer?.files[0];
        if (file) onFile(file);
      }}
    >
      <button type="button" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      {children}
    </div>
  );
}
