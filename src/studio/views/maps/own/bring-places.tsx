import { useSignal } from '@preact/signals';
import { FileDrop } from '../../../controls/file-drop.js';
import { t } from '../../../text/language.js';
import { takeCampaign, takeList } from './places-state.js';

/** A list of places from a file or pasted, or a map that is made already. */
export function BringPlaces() {
  const pasted = useSignal('');
  return (
    <>
      <FileDrop
        accept=".csv,.tsv,.txt,.yaml,.yml"
        label={t('maps.open')}
        onFiles={([file]) =>
          void (/\.ya?ml$/i.test(file.name) ? takeCampaign(file) : takeList(file.name, file))
        }
      >
        <span class="hint">{t('maps.open-hint')}</span>
      </FileDrop>
      <details class="paste">
        <summary>{t('maps.paste')}</summary>
        <div class="paste-inside">
          <label class="field">
            <span>{t('maps.paste-hint')}</span>
            <textarea
              dir="auto"
              rows={5}
              spellcheck={false}
              placeholder={'place,longitude,latitude\nPrague,14.42,50.09\nVienna,16.37,48.21'}
              value={pasted.value}
              onInput={({ currentTarget }) => {
                pasted.value = currentTarget.value;
              }}
            />
          </label>
          <button
            type="button"
            disabled={pasted.value.trim() === ''}
            onClick={async () => {
              const sent = pasted.peek();
              // What was written since is not the list that was read.
              if ((await takeList(t('maps.pasted'), sent)) && pasted.peek() === sent) pasted.value = '';
            }}
          >
            {t('maps.take-pasted')}
          </button>
        </div>
      </details>
    </>
  );
}
