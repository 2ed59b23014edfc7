import { useEffect } from 'preact/hooks';
import { Section } from '../../controls/section.js';
import { t } from '../../text/language.js';
import { followTheme } from '../theme/theme-state.js';
import { CardsSection } from './cards-section.js';
import { ColoursSection } from './colours-section.js';
import { FontsSection } from './fonts-section.js';
import { PaperSection } from './paper-section.js';
import { PartsSection } from './parts-section.js';
import { SizesSection } from './sizes-section.js';

/** How the deck looks, and on what it is printed. */
export function LookView() {
  useEffect(followTheme, []);
  return (
    <div class="look">
      <Section title={t('look.paper')}>
        <PaperSection />
      </Section>
      <Section title={t('look.cards')}>
        <CardsSection />
      </Section>
      <Section title={t('look.colours')}>
        <ColoursSection />
      </Section>
      <Section title={t('look.fonts')}>
        <FontsSection />
      </Section>
      <Section title={t('look.sizes')} closed>
        <SizesSection />
      </Section>
      <Section title={t('look.parts')} closed>
        <PartsSection />
      </Section>
    </div>
  );
}
