import { ProblemList } from '../../controls/problem-list.js';
import { inLine, t } from '../../text/language.js';
import { type Entered, entered, leaveOut } from './entered.js';

/** Places that are not in the list yet, and what is in the way of each. */
export function EnteredList({ onCorrect }: { readonly onCorrect: (place: Entered) => void }) {
  const shown = entered.value;
  return (
    <div role="status">
      {shown.length > 0 && (
        <ul class="entered-places">
          {shown.map(place => (
            <li key={place.key}>
              <p>
                <bdi>{place.name}</bdi>{' '}
                <bdi class="hint">{inLine([place.y, place.x].filter(text => text !== ''))}</bdi>
              </p>
              {place.state === 'waiting' ? (
                <p class="hint">{t('maps.adding')}</p>
              ) : (
                <>
                  <ProblemList problems={place.problems} />
                  {place.state === 'refused' && place.problems.length === 0 && (
                    <p class="problem error">{t('maps.not-added')}</p>
                  )}
                  <button type="button" onClick={() => onCorrect(place)}>
                    {t('maps.correct', { name: place.name })}
                  </button>{' '}
                  <button type="button" class="link" onClick={() => leaveOut(place.key)}>
                    {t('maps.leave-out')}
                  </button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
