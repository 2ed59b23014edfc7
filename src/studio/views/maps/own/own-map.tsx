import { ProblemList } from '../../../controls/problem-list.js';
import { t } from '../../../text/language.js';
import { BringPlaces } from './bring-places.js';
import { MakeForm } from './make-form.js';
import { PlaceForm } from './place-form.js';
import { PlaceList } from './place-list.js';
import { placeProblems } from './places-state.js';

/** A map of a person's own places. */
export function OwnMap() {
  return (
    <section class="maps-section">
      <h2>{t('maps.own-map')}</h2>
      <p class="hint">{t('maps.own-hint')}</p>
      <PlaceForm />
      <div role="alert">
        <ProblemList problems={placeProblems.value} />
      </div>
      <PlaceList />
      <BringPlaces />
      <MakeForm />
    </section>
  );
}
