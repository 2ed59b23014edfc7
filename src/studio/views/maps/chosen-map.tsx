import { Check } from '../../controls/check.js';
import { ProblemList } from '../../controls/problem-list.js';
import { Section } from '../../controls/section.js';
import { Segments } from '../../controls/segments.js';
import { Select } from '../../controls/select.js';
import { TryAgain } from '../../controls/try-again.js';
import { catalogue, choose, deck } from '../../state/workspace.js';
import { t } from '../../text/language.js';
import { MAP_FILE } from '../own-map/files.js';
import { WorldMap } from '../world-map/world-map.js';
import {
  campaign,
  inLanguage,
  ownTitle,
  pointed,
  readCampaign,
  readingCampaign,
  titles,
} from './campaign-state.js';
import { Odds } from './odds.js';

const USUAL_PAIR = 'practised';

/** The map in the deck: which one, where its cities are, and how hard they are. */
export function ChosenMap() {
  const { recipe, files } = deck.value;
  const { pairs = [] } = catalogue.value ?? {};
  const map = campaign.value;
  // Unknown until the usual map is read.
  const chosen = recipe.map ?? map?.name;
  const own = [...new Set([recipe.map ?? '', MAP_FILE])].filter(path =>
    files.some(file => file.path === path),
  );
  const textOf = (path: string) => {
    const title = ownTitle(path);
    return title === undefined ? t('maps.own-untitled') : t('maps.own', { title });
  };
  const problems = readingCampaign.problems.value;
  const fine = problems.length === 0 && map;
  return (
    <>
      <Section title={t('maps.in-deck')}>
        {titles.value && (chosen !== undefined || !readingCampaign.busy.value) && (
          <Select
            label={t('maps.campaign')}
            quiet
            value={chosen ?? ''}
            options={[
              ...own.map(path => ({ value: path, text: textOf(path) })),
              ...Object.entries(titles.value).map(([name, texts]) => ({
                value: name,
                text: inLanguage(texts),
              })),
            ]}
            onChange={map => {
              pointed.value = undefined;
              choose({ map });
            }}
          />
        )}
        <div role="alert">
          <ProblemList problems={problems} />
          {readingCampaign.broken.value && (
            <TryAgain what={t('maps.not-read')} onClick={() => void readCampaign()} />
          )}
        </div>
        {!map && readingCampaign.busy.value && <p role="status">{t('maps.drawing')}</p>}
        {fine && (
          <>
            <WorldMap
              label={t('maps.map-of', { title: inLanguage(map.title) })}
              places={map.cities.map(({ id, name, at }) => ({ id, at, name: inLanguage(name) }))}
              routes={map.routes}
              start={map.start}
              pointed={pointed.value}
              globe={map.map === 'geographic'}
            />
            <p class="hint" role="status">
              {map.told}
            </p>
            <ProblemList problems={map.problems} />
          </>
        )}
        <Segments
          label={t('maps.pair')}
          value={recipe.pair ?? USUAL_PAIR}
          options={pairs.map(pair => ({ value: pair, text: t(`maps.pair-${pair}`) }))}
          onChange={pair => choose({ pair: pair === USUAL_PAIR ? undefined : pair })}
        />
        <Check
          label={t('maps.two-up')}
          checked={recipe.twoUp ?? false}
          onChange={on => choose({ twoUp: on || undefined })}
        />
      </Section>
      {fine && <Odds map={map} />}
    </>
  );
}
