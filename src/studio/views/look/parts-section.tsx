import { Check } from '../../controls/check.js';
import { parts } from '../../state/preview.js';
import { printed } from '../../state/printed.js';
import { catalogue, choose, deck } from '../../state/workspace.js';
import { t } from '../../text/language.js';
import { ProblemsAt } from './problems-at.js';

/** Parts that are printed when they are asked for. */
const ON_DEMAND = ['strip', 'turning'];

/** Which parts of the box are printed. */
export function PartsSection() {
  const { game = 'codenames', only, scramble } = deck.value.recipe;
  const all = catalogue.value?.games.find(({ id }) => id === game)?.parts ?? [];
  const usual = all.filter(name => scramble !== undefined || !ON_DEMAND.includes(name));
  const chosen = only ?? usual;
  const choosePart = (name: string, on: boolean) => {
    const next = all.filter(each => (each === name ? on : chosen.includes(each)));
    const asUsual = next.length === usual.length && usual.every(each => next.includes(each));
    choose({ only: asUsual ? undefined : next });
  };
  return (
    <fieldset class="plain">
      <legend class="hint">{t('look.parts-hint')}</legend>
      {all.map(name => (
        <Check
          key={name}
          label={printed(`part.${parts.value.get(name)?.label ?? name}`)}
          checked={chosen.includes(name)}
          disabled={chosen.length === 1 && chosen[0] === name}
          onChange={on => choosePart(name, on)}
        />
      ))}
      <ProblemsAt place="--only" />
    </fieldset>
  );
}
