import { IconButton } from '../controls/icon-button.js';
import { listing, openKept } from '../keep/decks.js';
import type { Listed } from '../keep/shelf.js';
import { titleOf } from '../keep/title.js';
import { tell } from '../notes/notes.js';
import { deck } from '../state/workspace.js';
import { inLine, language, t } from '../text/language.js';

/** All other decks, the last changed first. */
export function DeckList({
  close,
  throwAway,
}: {
  readonly close: () => void;
  readonly throwAway: (deck: Listed) => Promise<void>;
}) {
  const { decks = [], later = 0, damaged = 0 } = listing.value ?? {};
  const others = decks.filter(({ id }) => id !== deck.value.id);
  return (
    <div class="deck-list">
      {others.length > 0 && <h2 class="legend">{t('decks.others')}</h2>}
      <ul>
        {others.map(each => (
          <li key={each.id}>
            <button
              type="button"
              class="bare"
              onClick={() => {
                close();
                void open(each);
              }}
            >
              <strong>{titleOf(each)}</strong>
              <span class="hint">{about(each)}</span>
            </button>
            <IconButton
              icon="bin"
              bare
              label={t('decks.delete-one', { name: titleOf(each) })}
              onClick={() => void throwAway(each)}
            />
          </li>
        ))}
      </ul>
      {later > 0 && <p class="hint">{t('decks.later', { count: later })}</p>}
      {damaged > 0 && <p class="hint">{t('decks.damaged', { count: damaged })}</p>}
    </div>
  );
}

function about({ name, recipe, ownWords, changed }: Listed): string {
  const isToday = new Date(changed).toDateString() === new Date().toDateString();
  const when = new Intl.DateTimeFormat(
    language.value,
    isToday ? { timeStyle: 'short' } : { dateStyle: 'medium' },
  );
  return inLine([
    ...(name.trim() === '' ? [] : [titleOf({ name: '', recipe })]),
    ...(ownWords === undefined ? [] : [t('decks.own-words', { count: ownWords })]),
    when.format(changed),
  ]);
}

async function open({ id, ...listed }: Listed): Promise<void> {
  if (await openKept(id)) return;
  tell({ key: 'open', level: 'bad', text: () => t('decks.gone', { name: titleOf(listed) }) });
}
