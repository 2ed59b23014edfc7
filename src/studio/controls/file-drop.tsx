import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

/** Where a file can be dropped, with a button that picks one. */
export function FileDrop({
  accept,
  label,
  onFiles,
  onDrop,
  multiple = false,
  children,
}: {
  /** As in HTML: `.ttf,.otf`. A drop is not held to it: whoever reads the file says what is wrong. */
  readonly accept: string;
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
  /** Takes what is dropped in place of `onFiles`: folders too. */
  readonly onDrop?: (data: DataTransfer) => void;
  /** Whether several files may come at once; else the first one counts. */
  readonly multiple?: boolean;
  /** What is there now. */
  readonly children?: ComponentChildren;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (files.length > 0) onFiles(files);
  };
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
        if (onDrop && event.dataTransfer) onDrop(event.dataTransfer);
        else take(event.dataTransfer?.files);
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
        multiple={multiple}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      {children}
    </div>
  );
}
