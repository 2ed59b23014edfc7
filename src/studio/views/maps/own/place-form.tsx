import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { typedMeasure } from '../../../../typed-number.js';
import { TextField } from '../../../controls/text-field.js';
import { t } from '../../../text/language.js';
import type { At } from '../world/window.js';
import { WorldMap } from '../world/world-map.js';
import { addPlace, correct, type TypedPlace } from './entered.js';
import { EnteredList } from './entered-list.js';
import { places } from './places-state.js';

const BLANK: TypedPlace = { name: '', x: '', y: '' };

/** A place by a click on the map, or by its numbers; then its name. */
export function PlaceForm() {
  const typed = useSignal(BLANK);
  const name = useRef<HTMLInputElement>(null);
  const { map, places: list } = places.value;
  const globe = map === 'geographic';
  const write = (change: Partial<typeof typed.value>) => {
    typed.value = { ...typed.peek(), ...change };
  };
  const pick = ([x, y]: At) => {
    write({ x: String(x), y: String(y) });
    name.current?.focus();
  };
  const { x, y } = typed.value;
  const at = [Number(typedMeasure(x)), Number(typedMeasure(y))] as const;
  const picked = x === '' || y === '' ? [] : [{ id: '?', name: typed.value.name, at }];
  const onMap = picked.filter(({ at }) => at.every(Number.isFinite) && (!globe || Math.abs(at[1]) < 85));
  const number = (key: 'x' | 'y', label: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      dir="ltr"
      required
      value={typed.value[key]}
      onInput={text => write({ [key]: text })}
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
          addPlace(typed.peek());
          // At once: whatever is typed from now on is the next place.
          typed.value = BLANK;
          name.current?.focus();
        }}
      >
        <TextField
          label={t('maps.name')}
          inputRef={name}
          required
          maxLength={80}
          value={typed.value.name}
          onInput={name => write({ name })}
        />
        <div class="pair">
          {globe ? number('y', t('maps.latitude')) : number('x', t('maps.across'))}
          {globe ? number('x', t('maps.longitude')) : number('y', t('maps.down'))}
        </div>
        <button type="submit">{t('maps.add')}</button>
      </form>
      <EnteredList
        onCorrect={place => {
          typed.value = correct(place, typed.peek());
          name.current?.focus();
        }}
      />
    </>
  );
}
