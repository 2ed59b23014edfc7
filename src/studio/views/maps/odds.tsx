import { Section } from '../../controls/section.js';
import type { CampaignAnswer } from '../../jobs/maps/campaign.js';
import { catalogue, deck } from '../../state/workspace.js';
import { language, number, t } from '../../text/language.js';
import { inLanguage, pointed } from './campaign-state.js';

/** How likely each city is won, by the kinds of pairs. */
export function Odds({ map }: { readonly map: CampaignAnswer }) {
  const pairs = catalogue.value?.pairs ?? [];
  const chosen = deck.value.recipe.pair ?? 'practised';
  const percent = new Intl.NumberFormat(language.value, { style: 'percent' });
  return (
    <Section title={t('maps.odds')}>
      <p class="hint">{t('maps.odds-hint')}</p>
      <table class="odds">
        <thead>
          <tr>
            <th scope="col">{t('maps.city')}</th>
            <th scope="col">{t('maps.numbers')}</th>
            {pairs.map(pair => (
              <th key={pair} scope="col" class={pair === chosen ? 'chosen' : ''}>
                {t(`maps.pair-${pair}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {map.cities.map(({ id, name, tokens, mistakes, chances }) => (
            <tr key={id} class={pointed.value === id ? 'pointed' : ''}>
              <th scope="row">
                <button
                  type="button"
                  class="link"
                  aria-pressed={pointed.value === id}
                  onClick={() => {
                    pointed.value = pointed.peek() === id ? undefined : id;
                  }}
                >
                  <bdi>{inLanguage(name)}</bdi>
                </button>
              </th>
              <td>
                <bdi>{`${number(tokens)}–${number(mistakes)}`}</bdi>
              </td>
              {pairs.map(pair => (
                <td key={pair} class={pair === chosen ? 'chosen' : ''}>
                  {percent.format(chances[pair])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
