import { Select } from '../controls/select.js';
import { printed } from '../state/printed.js';
import { catalogue, choose, deck } from '../state/workspace.js';
import { known, language, speak, t } from '../text/language.js';

/** Game, language of the deck, paper, and the language of the page. */
export function Choices() {
  const { recipe } = deck.value;
  const all = catalogue.value;
  if (all === undefined) return <div class="choices" />;
  const nameOf = (id: string) => all.locales.find(locale => locale.id === id)?.name ?? id;
  return (
    <div class="choices">
      <Select
        label={t('shell.game')}
        quiet
        value={recipe.game ?? 'codenames'}
        options={all.games.map(({ id, title }) => ({ value: id, text: printed(title) }))}
        onChange={game => choose({ game, only: undefined, grid: undefined, map: undefined })}
      />
      <Select
        label={t('shell.locale')}
        quiet
        value={recipe.locale ?? 'yue'}
        options={all.locales.map(({ id, name }) => ({ value: id, text: name }))}
        onChange={locale => choose({ locale, script: undefined })}
      />
      <Select
        label={t('shell.paper')}
        quiet
        value={recipe.paper ?? 'A4'}
        options={all.papers.map(paper => ({ value: paper, text: paper }))}
        onChange={paper => choose({ paper })}
      />
      <Select
        label={t('shell.language')}
        quiet
        value={language.value}
        options={known.map(id => ({ value: id, text: nameOf(id) }))}
        onChange={tag => void speak(tag)}
      />
    </div>
  );
}
