import { useEffect } from 'preact/hooks';
import { Icon } from '../../controls/icon.js';
import { IconButton } from '../../controls/icon-button.js';
import { problems } from '../../state/preview.js';
import { deck } from '../../state/workspace.js';
import { t } from '../../text/language.js';
import { entryOf } from '../photos/entries.js';
import { type DeckFile, nameOf } from '../photos/folders.js';
import { lookAt, type Seen, seenOf } from '../photos/seen.js';
import { coarseDpi, problemsOf, twinOf } from '../photos/told.js';
import { turnPhoto } from '../photos/turn.js';
import { cutOf } from '../picture-editor/cutting.js';
import { frameOf } from '../picture-editor/frame.js';
import { openedPhoto, shapes } from './pictures-state.js';

/** A photograph as it is cut, with a button that opens it. */
export function Thumbnail({ file }: { readonly file: DeckFile }) {
  const { path } = file;
  const name = nameOf(path);
  const entry = entryOf(path);
  const { turn = 0 } = entry;
  const [upright, seen] = [seenOf(file), seenOf(file, turn)];
  const unseen = seen === undefined;
  useEffect(() => {
    if (unseen) lookAt(file, turn);
  }, [file, turn, upright, unseen]);
  const told = problemsOf(path, problems.value).filter(({ level }) => level !== 'notice');
  const worst = told.some(({ level }) => level === 'error') ? 'error' : 'warning';
  const dpi = coarseDpi(path, told);
  const twin = twinOf(path, told);
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
          {typeof seen === 'object' && <Cut seen={seen} path={path} />}
          {entry.childSafe === false && <span class="photo-moon">☾</span>}
        </span>
        <span class="unseen">{t('pictures.open', { name })}</span>
        <bdi aria-hidden="true">{entry.caption ?? name}</bdi>
      </button>
      {seen !== 'damaged' && (
        <IconButton icon="rotate" label={t('pictures.turn-one', { name })} onClick={() => turnPhoto(path)} />
      )}
      <span class="unseen" role="status">
        {turn > 0 && t('pictures.turned', { turn })}
      </span>
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

/** What the card will show of a photograph. */
function Cut({ seen, path }: { readonly seen: Seen; readonly path: string }) {
  const entry = entryOf(path);
  const card = shapes.value?.[entry.caption === undefined ? 'plain' : 'captioned'];
  const whole = (entry.fit ?? deck.value.recipe.fit) === 'whole';
  if (card === undefined || whole) return <img src={seen.url} alt="" />;
  const { left, top, width, height } = frameOf(seen, card, cutOf(entry, seen));
  return (
    // Pictures have a left and a right in every language.
    <span class="photo-window" dir="ltr" style={{ aspectRatio: `${card.width} / ${card.height}` }}>
      <img
        src={seen.url}
        alt=""
        style={{
          inlineSize: `${100 / width}%`,
          blockSize: `${100 / height}%`,
          insetInlineStart: `${(-100 * left) / width}%`,
          insetBlockStart: `${(-100 * top) / height}%`,
        }}
      />
    </span>
  );
}
