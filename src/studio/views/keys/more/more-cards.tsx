import { Check } from '../../controls/check.js';
import { handOver } from '../../controls/hand-over.js';
import { NumberField } from '../../controls/number-field.js';
import { ProblemList } from '../../controls/problem-list.js';
import { Select } from '../../controls/select.js';
import { deck } from '../../state/workspace.js';
import { t } from '../../text/language.js';
import {
  batch,
  batchBroken,
  batchProblems,
  change,
  dealMore,
  dealt,
  kind,
  soFar,
  stopDealing,
  wish,
} from './batch-state.js';
import { FixedCells } from './fixed-cells.js';
import { Statistics } from './statistics.js';

/** Any number of key cards, with wishes: for clubs, and for those who know all of theirs by heart. */
export function MoreCards() {
  const { count, from, seed, wishes = {} } = batch.value;
  const teams = kind.value === 'duet' ? [] : ['red', 'blue'];
  return (
    <section class="keys-section">
      <h2>{t('keys.more')}</h2>
      <p class="hint">{t('keys.more-hint')}</p>
      <form
        class="keys-form"
        onSubmit={event => {
          event.preventDefault();
          void dealMore();
        }}
      >
        <div class="pair">
          <NumberField
            label={t('keys.count')}
            value={count}
            placeholder="40"
            min={1}
            max={100_000}
            onChange={count => change({ count })}
          />
          <NumberField
            label={t('keys.from')}
            value={from}
            placeholder="0"
            min={0}
            max={1_000_000_000}
            onChange={from => change({ from })}
          />
        </div>
        <label class="field">
          <span>{t('keys.seed')}</span>
          <input
            type="text"
            value={String(seed ?? '')}
            placeholder={String(deck.value.recipe.seed ?? '1')}
            maxLength={60}
            onInput={({ currentTarget }) => change({ seed: currentTarget.value || undefined })}
          />
        </label>
        <fieldset class="wishes">
          <legend>{t('keys.wishes')}</legend>
          <Check
            label={t('keys.mixed-lines')}
            checked={wishes.mixedLines ?? false}
            onChange={on => wish('mixedLines', on || undefined)}
          />
          {teams.length > 0 && (
            <>
              <Check
                label={t('keys.balanced')}
                checked={wishes.balanced ?? false}
                onChange={on => wish('balanced', on || undefined)}
              />
              <Select
                label={t('keys.who-starts')}
                value={wishes.starts ?? ''}
                options={[
                  { value: '', text: t('keys.starts-any') },
                  { value: 'equal', text: t('keys.starts-equal') },
                  ...teams.map(team => ({ value: team, text: t(`keys.team-${team}`) })),
                ]}
                onChange={starts => wish('starts', starts || undefined)}
              />
            </>
          )}
          <div class="pair">
            <NumberField
              label={t('keys.touching')}
              value={wishes.touching}
              min={1}
              max={25}
              onChange={most => wish('touching', most)}
            />
            <NumberField
              label={t('keys.distance')}
              value={wishes.distance}
              min={1}
              max={25}
              onChange={least => wish('distance', least)}
            />
          </div>
          <FixedCells />
        </fieldset>
        {soFar.value ? (
          <div class="keys-progress">
            <progress value={soFar.value.done} max={soFar.value.all} aria-label={t('keys.dealing')} />
            <span role="status">{t('keys.so-far', { done: soFar.value.done, all: soFar.value.all })}</span>
            <button type="button" onClick={stopDealing}>
              {t('keys.stop')}
            </button>
          </div>
        ) : (
          <button type="submit" class="wide">
            {t('keys.deal', { count: count ?? 40 })}
          </button>
        )}
      </form>
      <div role="alert">
        {batchBroken.value && <p class="problem error">{t('keys.broken')}</p>}
        {batchProblems.value.length > 0 && <ProblemList problems={batchProblems.value} />}
      </div>
      {dealt.value && (
        <div class="dealt" role="status">
          {dealt.value.told.map(line => (
            <p key={line}>{line}</p>
          ))}
          <ProblemList problems={dealt.value.problems} />
          <ul class="dealt-files">
            {dealt.value.files.map(({ name, blob }) => (
              <li key={name}>
                <button type="button" onClick={() => handOver(blob, name)}>
                  {t('keys.save', { name })}
                </button>
              </li>
            ))}
          </ul>
          <Statistics svg={dealt.value.statistics} />
        </div>
      )}
    </section>
  );
}
