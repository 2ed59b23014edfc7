import { useEffect, useState } from 'preact/hooks';
import { bringDropped, bringWords } from './bring.js';

/** Brings in what is dropped anywhere on the page. True while something hangs over it. */
export function useDrop(): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const hang = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(false);
      bringDropped(event.dataTransfer);
    };
    document.addEventListener('dragover', hang);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', hang);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return over;
}

/** Brings in what is pasted, unless it is a text for the field that the person writes in. */
export function usePaste(): void {
  useEffect(() => {
    document.addEventListener('paste', hearPaste);
    return () => document.removeEventListener('paste', hearPaste);
  }, []);
}

/** Several cells, or a file, are brought in; one text goes where the person writes. */
function hearPaste(event: ClipboardEvent): void {
  const target = event.target as HTMLElement;
  const data = event.clipboardData;
  const file = data?.files[0];
  const text = data?.getData('text/plain') ?? '';
  const writing = target.closest('input, textarea, select, [contenteditable]');
  const inCell = writing?.matches('[data-typed]') ?? false;
  if (writing && !inCell) return;
  if (text.trim() === '' && file) {
    event.preventDefault();
    void bringWords(file.name, file);
  } else if (text.trim() !== '' && (!writing || /[\t\r\n]/.test(text.trim()))) {
    event.preventDefault();
    void bringWords('', text, true);
  }
}
