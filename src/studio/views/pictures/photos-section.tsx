import { useRef } from 'preact/hooks';
import { FileDrop } from '../../controls/file-drop.js';
import { ProblemList } from '../../controls/problem-list.js';
import { deck, edit } from '../../state/workspace.js';
import { t } from '../../text/language.js';
import { bringing, bringPhotos, stopBringing } from '../photos/bring.js';
import { chosenFolder, droppedBatches } from '../photos/dropped.js';
import { folders } from '../photos/entries.js';
import { FOLDER, type PhotoFolder, withoutPhotos } from '../photos/folders.js';
import { Thumbnail } from './thumbnail.js';

const TYPES =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml,image/tiff,.heic,.heif,.csv';

/** A person's own photographs. */
export function PhotosSection() {
  const folder = useRef<HTMLInputElement>(null);
  const { turns, done, all, refused, brought } = bringing.value;
  const looking = t('pictures.looking', { done, all });
  return (
    <>
      <FileDrop
        accept={TYPES}
        label={t('pictures.pick')}
        multiple
        onFiles={files => void bringPhotos([{ files }])}
        onDrop={data => {
          const to = deck.peek();
          void droppedBatches(data).then(batches => bringPhotos(batches, to));
        }}
      >
        <button type="button" onClick={() => folder.current?.click()}>
          {t('pictures.pick-folder')}
        </button>
        <input
          ref={folder}
          type="file"
          hidden
          multiple
          {...{ webkitdirectory: true }}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            if (files.length > 0) void bringPhotos([chosenFolder(files)]);
          }}
        />
        <span class="hint">{t('pictures.pick-hint')}</span>
      </FileDrop>
      <div role="status" class="bringing">
        {turns > 0 && (
          <>
            <progress value={done} max={all} aria-label={looking} />
            <span>{looking}</span>
            <button type="button" onClick={stopBringing}>
              {t('pictures.stop')}
            </button>
          </>
        )}
        {turns === 0 && brought > 0 && <p>{t('pictures.brought', { count: brought })}</p>}
      </div>
      {refused.length > 0 && (
        <div role="alert" class="refused">
          <p>{t('pictures.refused', { count: refused.length })}</p>
          <ul>
            {refused.map(({ name, problems }, i) => (
              <li key={`${i} ${name}`}>
                <bdi>{name}</bdi>
                {problems.length > 0 ? (
                  <ProblemList problems={problems} />
                ) : (
                  <p class="problem error">{t('pictures.died')}</p>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {folders.value.map(each => (
        <Folder key={each.path} folder={each} titled={folders.value.length > 1} />
      ))}
    </>
  );
}

function Folder({
  folder: { path, photos },
  titled,
}: {
  readonly folder: PhotoFolder;
  readonly titled: boolean;
}) {
  return (
    <section class="photo-folder" aria-label={path === FOLDER ? t('pictures.own') : path}>
      {titled && <h3>{path === FOLDER ? t('pictures.own') : <bdi>{path}</bdi>}</h3>}
      <ul class="photos">
        {photos.map(photo => (
          <Thumbnail key={photo.path} file={photo} />
        ))}
      </ul>
      <button
        type="button"
        class="link"
        onClick={() =>
          edit(deck =>
            withoutPhotos(
              deck,
              photos.map(photo => photo.path),
            ),
          )
        }
      >
        {t('pictures.remove-all', { count: photos.length })}
      </button>
    </section>
  );
}
