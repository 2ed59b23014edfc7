import { Check } from '../../controls/check.js';
import { Icon } from '../../controls/icon.js';
import { NumberField } from '../../controls/number-field.js';
import { Segments } from '../../controls/segments.js';
import { TextField } from '../../controls/text-field.js';
import { parts } from '../../state/preview.js';
import { catalogue, choose, deck } from '../../state/workspace.js';
import { number, t } from '../../text/language.js';
import { CardSize } from './card-size.js';
import { ProblemsAt } from './problems-at.js';

/** Strength of the scramble in the middle, as on the command line without a number. */
const USUAL_SCRAMBLE = 5;

/** What is dealt: for whom, how large, by which seed, on which grid. */
export function CardsSection() {
  const { recipe } = deck.value;
  const game = catalogue.value?.games.find(({ id }) => id === (recipe.game ?? 'codenames'));
  const { grids = [], parts = [] } = game ?? {};
  return (
    <>
      <Check
        label={t('look.children')}
        hint={t('look.children-hint')}
        checked={(recipe.children || recipe.easy) ?? false}
        onChange={children => choose(children ? { children } : { children: undefined, easy: undefined })}
      />
      <ProblemsAt place="--children" />
      <Check
        label={t('look.easy')}
        hint={t('look.easy-hint')}
        checked={recipe.easy ?? false}
        onChange={easy => choose(easy ? { children: true, easy } : { easy: undefined })}
      />
      <ProblemsAt place="--easy" />
      <Check
        label={t('look.mark')}
        hint={t('look.mark-hint')}
        checked={recipe.mark !== false}
        onChange={mark => choose({ mark: mark ? undefined : false })}
      />
      {recipe.mark !== false && (
        <Check
          label={t('look.mark-unfit')}
          hint={t('look.mark-unfit-hint')}
          checked={recipe.mark === 'unfit'}
          onChange={only => choose({ mark: only ? 'unfit' : undefined })}
        />
      )}
      {parts.includes('words') && (
        <>
          <Readings />
          <CardSize />
        </>
      )}
      <Seed />
      {grids.length > 1 && (
        <Segments
          label={t('look.grid')}
          value={recipe.grid ?? grids[0]}
          options={[...grids].sort().map(grid => ({ value: grid, text: gridName(grid) }))}
          onChange={grid => choose({ grid: grid === grids[0] ? undefined : grid })}
        />
      )}
      {parts.includes('keywords') && <Scramble />}
      {parts.includes('notes') && (
        <>
          <NumberField
            label={t('look.notes')}
            value={recipe.notes}
            placeholder={t('look.usual')}
            min={1}
            max={1000}
            onChange={notes => choose({ notes }, 'notes')}
          />
          <ProblemsAt place="--notes" />
        </>
      )}
    </>
  );
}

function Seed() {
  const { seed = '1' } = deck.value.recipe;
  return (
    <div class="seed">
      <TextField
        label={t('look.seed')}
        value={String(seed)}
        maxLength={60}
        dir="auto"
        spellcheck={false}
        onInput={seed => choose({ seed }, 'seed')}
      />
      <button
        type="button"
        class="with-glyph"
        onClick={() => choose({ seed: String(1000 + Math.floor(Math.random() * 9000)) })}
      >
        <Icon name="dice" />
        {t('look.dice')}
      </button>
      <p class="hint">{t('look.seed-hint')}</p>
      <ProblemsAt place="--seed" />
    </div>
  );
}

function Scramble() {
  const { scramble } = deck.value.recipe;
  return (
    <>
      <Check
        label={t('look.scramble')}
        hint={t('look.scramble-hint')}
        checked={scramble !== undefined}
        onChange={on => choose({ scramble: on ? USUAL_SCRAMBLE : undefined })}
      />
      {scramble !== undefined && (
        <label class="field">
          <span>{t('look.scramble-strength', { strength: number(scramble) })}</span>
          <input
            type="range"
            min={1}
            max={9}
            value={scramble}
            onInput={({ currentTarget }) => choose({ scramble: currentTarget.valueAsNumber }, 'scramble')}
          />
          <span class="ends hint">
            <span>{t('look.scramble-hides')}</span>
            <span>{t('look.scramble-reads')}</span>
          </span>
        </label>
      )}
      <ProblemsAt place="--scramble" />
    </>
  );
}

/** 5x4 -> 5 × 4 */
function gridName(grid: string): string {
  const [across, down] = grid.split('x').map(Number);
  return across && down ? `${number(across)} × ${number(down)}` : grid;
}

/** Whether word cards show the readings of the list, if it has any. */
function Readings() {
  const usual = deck.value.words !== undefined;
  const { readings = usual } = deck.value.recipe;
  const count = parts.value.get('words')?.list?.readings ?? 0;
  return (
    <>
      <Check
        label={t('look.readings')}
        hint={count > 0 ? t('look.readings-hint', { count }) : t('look.readings-none')}
        checked={count > 0 && readings}
        disabled={count === 0}
        onChange={shown => choose({ readings: shown === usual ? undefined : shown })}
      />
      <ProblemsAt place="--readings" />
    </>
  );
}
