import { Check } from '../../controls/check.js';
import { Select } from '../../controls/select.js';
import { catalogue, choose, deck } from '../../state/workspace.js';
import { number, t } from '../../text/language.js';
import { ProblemsAt } from './problems-at.js';

const FLIPS = ['long-edge', 'short-edge', 'none'] as const;
const PILES = ['first-on-top', 'last-on-top'] as const;

/** The paper, and how the printer turns it. */
export function PaperSection() {
  const { paper = 'A4', flip = 'long-edge', manualDuplex, backs = true } = deck.value.recipe;
  const sizes = Object.entries(catalogue.value?.paperSizes ?? {});
  return (
    <>
      <Select
        label={t('look.paper-size')}
        value={paper}
        options={sizes.map(([name, { width, height }]) => ({
          value: name,
          text: t('look.paper-is', {
            name: name === 'universal' ? t('shell.paper-universal') : name,
            width: number(width),
            height: number(height),
          }),
        }))}
        onChange={next => choose({ paper: next })}
      />
      <ProblemsAt place="--paper" />
      <fieldset class="flips">
        <legend class="legend">{t('look.flip')}</legend>
        {FLIPS.map(value => (
          <label key={value}>
            <input
              type="radio"
              name="flip"
              checked={flip === value}
              onChange={() =>
                choose({
                  flip: value === 'long-edge' ? undefined : value,
                  ...(value === 'none' ? { manualDuplex: undefined } : {}),
                })
              }
            />
            <FlipPicture flip={value} />
            <span>
              <strong>{t(`look.flip-${value}`)}</strong>
              <span class="hint">{t(`look.flip-hint-${value}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {flip !== 'none' && (
        <Check
          label={t('look.by-hand')}
          hint={t('look.by-hand-hint')}
          checked={manualDuplex !== undefined}
          onChange={on => choose({ manualDuplex: on ? 'first-on-top' : undefined })}
        />
      )}
      {manualDuplex !== undefined && (
        <Select
          label={t('look.pile')}
          value={manualDuplex}
          options={PILES.map(value => ({ value, text: t(`look.pile-${value}`) }))}
          onChange={value => choose({ manualDuplex: value })}
        />
      )}
      <ProblemsAt place="--manual-duplex" />
      <Check
        label={t('look.backs')}
        hint={t('look.backs-hint')}
        checked={backs}
        onChange={on => choose({ backs: on ? undefined : false })}
      />
    </>
  );
}

/** Paper half turned about its long edge, about its short edge, or folded in the middle. */
function FlipPicture({ flip }: { readonly flip: (typeof FLIPS)[number] }) {
  const [lying, raised, axis] = {
    'long-edge': ['M7 6v30h12', 'M7 6l17 7v30L7 36z', 'M7 2v38'],
    'short-edge': ['M6 9h22v12', 'M6 9h22l6 20H12z', 'M2 9h30'],
    none: ['M20 8H6v28h14', 'M20 8l14-4v28l-14 4z', 'M20 2v40'],
  }[flip];
  return (
    <svg class="flip-picture" viewBox="0 0 40 46" aria-hidden="true">
      <path d={lying} class="lying-paper" />
      <path d={raised} class="raised-paper" />
      <path d={axis} class="axis" />
    </svg>
  );
}
