import { tell } from '../notes/notes.js';
import { t } from '../text/language.js';
import { isDeckFile, openFiles } from './files.js';

/**
 * Deck files may be dropped anywhere, even on places that take other files. What nobody takes is told; a browser would
 * leave the page to show it.
 */
export function takeDrops(): void {
  addEventListener('dragover', event => {
    if (hasFiles(event)) event.preventDefault();
  });
  addEventListener(
    'drop',
    event => {
      const decks = [...(event.dataTransfer?.files ?? [])].filter(isDeckFile);
      if (decks.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      // Places that show that something hangs over them wait for the end of it.
      event.target?.dispatchEvent(new DragEvent('dragleave', { bubbles: true }));
      void openFiles(decks);
    },
    { capture: true },
  );
  addEventListener('drop', event => {
    if (event.defaultPrevented || !hasFiles(event)) return;
    event.preventDefault();
    tell({ key: 'drop', level: 'bad', text: () => t('decks.dropped-other') });
  });
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}
