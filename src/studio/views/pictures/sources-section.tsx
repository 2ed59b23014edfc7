import { Check } from '../../controls/check.js';
import { ProblemList } from '../../controls/problem-list.js';
import { problems } from '../../state/preview.js';
import { catalogue, deck } from '../../state/workspace.js';
import { t } from '../../text/language.js';
import { folders } from '../photos/entries.js';
import { FOLDER } from '../photos/folders.js';
import { choosePictures, shipped, sources } from './pictures-state.js';

/** Which pictures lie on the cards; they may be mixed. */
export function SourcesSection() {
  const own = folders.value.map(({ path }) => path);
  const others = sources.value.filter(name => !['shipped', 'words', ...own].includes(name));
  const locale = catalogue.value?.locales.find(({ id }) => id === (deck.value.recipe.locale ?? 'yue'));
  const box = (source: string, label: string, hint?: string) => (
    <Check
      key={source}
      label={label}
      {...(hint === undefined ? {} : { hint })}
      checked={sources.value.includes(source)}
      disabled={sources.value.length === 1 && sources.value[0] === source}
      onChange={on => choosePictures(source, on)}
    />
  );
  const told = problems.value.filter(({ place }) => place === '--pictures' || place === '--words');
  return (
    <fieldset class="plain">
      <legend class="hint">{t('pictures.sources-hint')}</legend>
      {box('shipped', t('pictures.shipped'), t('pictures.count', { count: shipped.value?.length ?? 280 }))}
      {box('words', t('pictures.words'), locale?.name)}
      {folders.value.map(({ path, photos }) =>
        box(
          path,
          path === FOLDER ? t('pictures.own') : t('pictures.own-folder', { folder: path }),
          t('pictures.count', { count: photos.length }),
        ),
      )}
      {others.map(name => box(name, name))}
      <ProblemList problems={told} />
    </fieldset>
  );
}
