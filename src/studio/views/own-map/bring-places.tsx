import { FileDrop } from '../../controls/file-drop.js';
import { deck } from '../../state/workspace.js';
import { t } from '../../text/language.js';
import { PlaceDraft } from './draft.js';
import { takeCampaign, takeList } from './places-state.js';

const pasted = new PlaceDraft('');

/** A list of places from a file or pasted, or a map that is made already. */
export function BringPlaces() {
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
              placeholder={t('maps.paste-example')}
              value={pasted.now.value}
              onInput={({ currentTarget }) => {
                pasted.write(currentTarget.value);
              }}
            />
          </label>
          <button
            type="button"
            disabled={pasted.now.value.trim() === ''}
            onClick={async () => {
              const { id } = deck.peek();
              const sent = pasted.now.peek();
              // What was written since is not the list that was read.
              if ((await takeList(t('maps.pasted'), sent)) && pasted.of(id) === sent) pasted.write('', id);
            }}
          >
            {t('maps.take-pasted')}
          </button>
        </div>
      </details>
    </>
  );
}
