import { useEffect } from 'preact/hooks';
import { Icon } from '../../controls/icon.js';
import { problems } from '../../state/preview.js';
import { t } from '../../text/language.js';
import { frameOf } from './editor/frame.js';
import { entryOf } from './photos/entries.js';
import { type DeckFile, nameOf } from './photos/folders.js';
import { lookAt, type Seen, seenOf } from './photos/seen.js';
import { coarseDpi, problemsOf } from './photos/told.js';
import { openedPhoto, shapes } from './pictures-state.js';

/** A photograph as it is cut, with a button that opens it. */
export function Thumbnail({ file }: { readonly file: DeckFile }) {
  useEffect(() => lookAt(file), [file]);
  const { path } = file;
  const name = nameOf(path);
  const seen = seenOf(file);
  const entry = entryOf(path);
  const told = problemsOf(path, problems.value).filter(({ level }) => level !== 'notice');
  const worst = told.some(({ level }) => level === 'error') ? 'error' : 'warning';
  const dpi = coarseDpi(path, told);
  const twin = told.find(({ code, place }) => code === 'photos.alike' && place !== path)?.place;
  const short =
    dpi !== undefined
      ? t('pictures.coarse', { dpi })
      : twin !== undefined
        ? t('pictures.alike', { other: nameOf(twin) })
        : told[0]?.what;
  return (
    <li>
      <button
        type="button"
        class="photo"
        onClick={() => {
          openedPhoto.value = path;
        }}
      >
        <span class="photo-cut">
          {seen === undefined && <span class="hint">{t('pictures.opening')}</span>}
          {seen === 'damaged' && <Icon name="warning" />}
          {typeof seen === 'object' && <img src={seen.url} alt="" style={cutStyle(seen, path)} />}
          {entry.childSafe === false && <span class="photo-moon">☾</span>}
        </span>
        <span class="unseen">{t('pictures.open', { name })}</span>
        <bdi aria-hidden="true">{entry.caption ?? name}</bdi>
      </button>
      {short !== undefined && (
        <p class={`photo-problem ${worst}`}>
          <Icon name="warning" />
          <span class="unseen">{t(`shell.level-${worst}`)} </span>
          {short}
        </p>
      )}
    </li>
  );
}

/** Shows of a photograph what the card will show. */
function cutStyle(seen: Seen, path: string) {
  const { focus, fit, caption } = entryOf(path);
  const card = shapes.value?.[caption === undefined ? 'plain' : 'captioned'];
  if (card === undefined || fit === 'whole') return { objectFit: 'contain' as const };
  const { left, top, width, height } = frameOf(seen, card, focus ?? seen.eye);
  const share = (start: number, length: number) => (length < 1 ? `${(100 * start) / (1 - length)}%` : '50%');
  return { objectFit: 'cover' as const, objectPosition: `${share(left, width)} ${share(top, height)}` };
}
