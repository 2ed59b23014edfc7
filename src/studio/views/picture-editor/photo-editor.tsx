import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../../controls/icon-button.js';
import { ProblemList } from '../../controls/problem-list.js';
import { problems } from '../../state/preview.js';
import { edit } from '../../state/workspace.js';
import { t } from '../../text/language.js';
import { entryOf, folders } from '../photos/entries.js';
import { nameOf, withoutPhotos } from '../photos/folders.js';
import { seenOf } from '../photos/seen.js';
import { problemsOf } from '../photos/told.js';
import { openedPhoto } from '../pictures/pictures-state.js';
import { PhotoFields } from './photo-fields.js';
import { PhotoStage } from './photo-stage.js';

/** How sharp it is stands below the photograph, where it follows what is dragged. */
const isNew = ({ code }: { readonly code: string }) => code !== 'photos.coarse';

/** One photograph: what is kept of it, its caption, and whether it is for children. */
export function PhotoEditor() {
  const dialog = useRef<HTMLDialogElement>(null);
  const photos = folders.value.flatMap(folder => folder.photos);
  const index = photos.findIndex(({ path }) => path === openedPhoto.value);
  const file = photos[index];
  const entry = file ? entryOf(file.path) : {};
  useEffect(() => {
    const shown = dialog.current;
    if (file && shown && !shown.open) shown.showModal();
    if (!file) shown?.close();
  }, [file]);
  const step = (by: number) => {
    openedPhoto.value = photos[(index + by + photos.length) % photos.length]?.path;
  };
  const remove = (path: string) => {
    openedPhoto.value = (photos[index + 1] ?? photos[index - 1])?.path;
    edit(deck => withoutPhotos(deck, [path]));
  };
  return (
    <dialog
      class="photo-editor"
      ref={dialog}
      aria-label={t('pictures.photo')}
      onClose={() => {
        openedPhoto.value = undefined;
      }}
    >
      {file && (
        <>
          <header>
            <h2>
              <bdi>{nameOf(file.path)}</bdi>
            </h2>
            <span class="hint">{t('pictures.of', { at: index + 1, all: photos.length })}</span>
            <IconButton
              icon="close"
              label={t('pictures.close')}
              bare
              onClick={() => dialog.current?.close()}
            />
          </header>
          <div class="photo-work" key={file.path}>
            <PhotoStage path={file.path} seen={seenOf(file, entry.turn)} entry={entry} />
            <PhotoFields path={file.path} seen={seenOf(file, entry.turn)} entry={entry} />
          </div>
          <ProblemList problems={problemsOf(file.path, problems.value).filter(isNew)} />
          <footer>
            {photos.length > 1 && (
              <>
                <button type="button" onClick={() => step(-1)}>
                  {t('pictures.previous')}
                </button>
                <button type="button" onClick={() => step(1)}>
                  {t('pictures.next')}
                </button>
              </>
            )}
            <button type="button" class="remove" onClick={() => remove(file.path)}>
              {t('pictures.remove')}
            </button>
          </footer>
        </>
      )}
    </dialog>
  );
}
