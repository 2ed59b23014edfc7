import { useRef } from 'preact/hooks';
import { typedMeasure } from '../../../speech/index.js';
import { TextField } from '../../controls/text-field.js';
import { t } from '../../text/language.js';
import type { At } from '../world-map/window.js';
import { WorldMap } from '../world-map/world-map.js';
import { correct, draft, enterDraft, writeDraft } from './entered.js';
import { EnteredList } from './entered-list.js';
import { places } from './places-state.js';

/** A place by a click on the map, or by its numbers; then its name. */
export function PlaceForm() {
  const typed = draft.value;
  const name = useRef<HTMLInputElement>(null);
  const { map, places: list } = places.value;
  const globe = map === 'geographic';
  const pick = ([x, y]: At) => {
    writeDraft({ x: String(x), y: String(y) });
    name.current?.focus();
  };
  const { x, y } = typed;
  const at = [Number(typedMeasure(x)), Number(typedMeasure(y))] as const;
  const picked = x === '' || y === '' ? [] : [{ id: '?', name: typed.name, at }];
  const onMap = picked.filter(({ at }) => at.every(Number.isFinite) && (!globe || Math.abs(at[1]) < 85));
  const number = (key: 'x' | 'y', label: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      dir="ltr"
      required
      value={typed[key]}
      onInput={text => writeDraft({ [key]: text })}
    />
  );
  return (
    <>
      <WorldMap
        label={t('maps.pick-map')}
        places={[...list, ...onMap]}
        pointed={onMap.length > 0 ? '?' : undefined}
        globe={globe}
        onPick={pick}
      />
      <form
        class="place-form"
        onSubmit={event => {
          event.preventDefault();
          enterDraft();
          name.current?.focus();
        }}
      >
        <TextField
          label={t('maps.name')}
          inputRef={name}
          required
          maxLength={80}
          value={typed.name}
          onInput={name => writeDraft({ name })}
        />
        <div class="pair">
          {globe ? number('y', t('maps.latitude')) : number('x', t('maps.across'))}
          {globe ? number('x', t('maps.longitude')) : number('y', t('maps.down'))}
        </div>
        <button type="submit">{t('maps.add')}</button>
      </form>
      <EnteredList
        onCorrect={place => {
          writeDraft(correct(place, draft.peek()));
          name.current?.focus();
        }}
      />
    </>
  );
}
