import { useEffect } from 'preact/hooks';
import { frontPart } from '../../state/preview.js';
import { followEntered } from '../own-map/entered.js';
import { followMaking } from '../own-map/make-state.js';
import { OwnMap } from '../own-map/own-map.js';
import { followPlaces } from '../own-map/places-state.js';
import { askTitles, followCampaign } from './campaign-state.js';
import { ChosenMap } from './chosen-map.js';

/** The mission map: one that comes with the program, or one of a person's own places. */
export function MapsView() {
  useEffect(() => {
    frontPart.value = 'map';
    askTitles();
    const stop = [followCampaign(), followPlaces(), followEntered(), followMaking()];
    return () => {
      for (const end of stop) end();
    };
  }, []);
  return (
    <div class="maps-view">
      <ChosenMap />
      <OwnMap />
    </div>
  );
}
