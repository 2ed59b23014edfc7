import { IconButton } from '../../controls/icon-button.js';
import { inLine, number, t } from '../../text/language.js';
import { places, removeAll, removePlace } from './places-state.js';

/** The places so far. */
export function PlaceList() {
  const { map, places: list } = places.value;
  if (list.length === 0) return null;
  const inOrder = ([x, y]: readonly [number, number]) => (map === 'geographic' ? [y, x] : [x, y]);
  return (
    <details class="place-list" open>
      <summary>{t('maps.places', { count: list.length })}</summary>
      <ul>
        {list.map(({ id, name, at }) => (
          <li key={id}>
            <bdi>{name}</bdi>
            <bdi class="hint">{inLine(inOrder(at).map(number))}</bdi>
            <IconButton icon="bin" bare label={t('maps.remove', { name })} onClick={() => removePlace(id)} />
          </li>
        ))}
      </ul>
      <button type="button" class="link" onClick={removeAll}>
        {t('maps.remove-all')}
      </button>
    </details>
  );
}
