import { Select } from '../controls/select.js';
import { ownLocaleName } from '../state/own-locale.js';
import { printed } from '../state/printed.js';
import { catalogue, choose, deck } from '../state/workspace.js';
import { t } from '../text/language.js';

/** Game, language and script of the deck, and paper. */
export function Choices({ quiet = false }: { readonly quiet?: boolean }) {
  const { recipe } = deck.value;
  const all = catalogue.value;
  if (all === undefined) return null;
  const own = all.locales.find(({ id }) => id === (recipe.locale ?? 'yue'))?.script;
  return (
    <>
      <Select
        label={t('shell.game')}
        quiet={quiet}
        value={recipe.game ?? 'codenames'}
        options={all.games.map(({ id, title }) => ({ value: id, text: printed(title) }))}
        onChange={game => choose({ game, only: undefined, grid: undefined })}
      />
      <Select
        label={t('shell.locale')}
        quiet={quiet}
        value={recipe.locale ?? 'yue'}
        options={[
          ...all.locales.map(({ id, name }) => ({ value: id, text: name })),
          // A deck from a file may have a locale of its own.
          ...(recipe.locale?.endsWith('.yaml')
            ? [{ value: recipe.locale, text: ownLocaleName.value ?? t('shell.locale-own') }]
            : []),
        ]}
        onChange={locale => choose({ locale, script: undefined })}
      />
      {own && (
        <Select
          label={t('shell.script')}
          quiet={quiet}
          value={recipe.script ?? own}
          options={all.scripts.map(script => ({ value: script, text: t(`shell.script-${script}`) }))}
          onChange={script => choose({ script: script === own ? undefined : script })}
        />
      )}
      <Select
        label={t('shell.paper')}
        quiet={quiet}
        value={recipe.paper ?? 'A4'}
        options={Object.keys(all.paperSizes).map(paper => ({
          value: paper,
          text: paper === 'universal' ? t('shell.paper-universal') : paper,
        }))}
        onChange={paper => choose({ paper })}
      />
    </>
  );
}
