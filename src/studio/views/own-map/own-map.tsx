import { LeftOut } from '../../controls/files/left-out.js';
import { ProblemList } from '../../controls/problem-list.js';
import { Section } from '../../controls/section.js';
import { t } from '../../text/language.js';
import { BringPlaces } from './bring-places.js';
import { MakeForm } from './make-form.js';
import { PlaceForm } from './place-form.js';
import { PlaceList } from './place-list.js';
import { readingFile, readingPlaces } from './places-state.js';

/** A map of a person's own places. */
export function OwnMap() {
  return (
    <Section title={t('maps.own-map')}>
      <p class="hint">{t('maps.own-hint')}</p>
      <PlaceForm />
      {readingPlaces.broken.value && <LeftOut file={readingFile.value} />}
      <div role="alert">
        <ProblemList problems={readingPlaces.problems.value} />
      </div>
      <PlaceList />
      <BringPlaces />
      <MakeForm />
    </Section>
  );
}
