import { useEffect } from 'preact/hooks';
import { Section } from '../../controls/section.js';
import { t } from '../../text/language.js';
import { folders, followLists } from '../photos/entries.js';
import { PhotoEditor } from '../picture-editor/photo-editor.js';
import { PhotosSection } from './photos-section.js';
import { followShipped, printsPhotos } from './pictures-state.js';
import { PrintingSection } from './printing-section.js';
import { ShippedSection } from './shipped-section.js';
import { SourcesSection } from './sources-section.js';

/** The pictures of the deck: those that come with it, words, and photographs of one's own. */
export function PicturesView() {
  useEffect(followShipped, []);
  useEffect(followLists, []);
  return (
    <div class="look pictures-view">
      <Section title={t('pictures.sources')}>
        <SourcesSection />
      </Section>
      <Section title={t('pictures.own')}>
        <PhotosSection />
      </Section>
      {printsPhotos.value && (
        <Section title={t('pictures.printing')}>
          <PrintingSection />
        </Section>
      )}
      <Section title={t('pictures.shipped')} closed={folders.value.length > 0}>
        <ShippedSection />
      </Section>
      <PhotoEditor />
    </div>
  );
}
