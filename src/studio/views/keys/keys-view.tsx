import { Section } from '../../controls/section.js';
import { t } from '../../text/language.js';
import { MoreCards } from '../more-keys/more-cards.js';
import { InThisDeck } from './in-this-deck.js';
import { OneCard } from './one-card.js';

/** The key cards: how many, one of them to look at, and as many more as a club wants. */
export function KeysView() {
  return (
    <div class="keys-view">
      <Section title={t('keys.in-deck')}>
        <InThisDeck />
      </Section>
      <Section title={t('keys.one')}>
        <OneCard />
      </Section>
      <Section title={t('keys.more')}>
        <MoreCards />
      </Section>
    </div>
  );
}
