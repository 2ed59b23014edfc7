import { Icon, type IconName } from '../controls/icon.js';
import { Popup } from '../controls/popup.js';
import { TextField } from '../controls/text-field.js';
import {
  addDeck,
  discard,
  listing,
  openKept,
  refreshList,
  standing,
  startNew,
  takeBack,
} from '../keep/decks.js';
import type { Listed } from '../keep/shelf.js';
import { titleOf } from '../keep/title.js';
import { dismiss, tell } from '../notes/notes.js';
import { deck, edit } from '../state/workspace.js';
import { t } from '../text/language.js';
import { DeckList } from './deck-list.js';
import { openFiles, saveFile } from './files.js';

/** The name of the deck on the desk; behind it, what can be done with it, and all other decks. */
export function DecksMenu() {
  return (
    <Popup
      name="decks"
      label={t('decks.menu')}
      quiet
      onOpen={() => void refreshList()}
      button={
        <>
          <span class="deck-name">{deck.value.name.trim() || t('decks.unnamed')}</span>
          <Icon name="down" />
        </>
      }
    >
      {close => (
        <>
          <DeckName />
          <div class="deck-actions">
            <Action icon="plus" text={t('decks.new')} onClick={closing(startNew, close)} />
            <Action icon="copy" text={t('decks.duplicate')} onClick={closing(duplicate, close)} />
            <Action icon="download" text={t('decks.save')} onClick={closing(() => void saveFile(), close)} />
            <OpenFile close={close} />
            <Action
              icon="bin"
              text={t('decks.delete')}
              // A deck that nobody has touched is not kept yet.
              disabled={!listing.value?.decks.some(({ id }) => id === deck.value.id)}
              onClick={closing(() => void throwAway(deck.peek()), close)}
            />
          </div>
          <DeckList close={close} throwAway={throwAway} />
        </>
      )}
    </Popup>
  );
}

function DeckName() {
  const { name } = deck.value;
  return (
    <div class="deck-own">
      <TextField
        label={t('decks.name')}
        value={name}
        maxLength={100}
        placeholder={titleOf(deck.value)}
        onInput={name => edit(now => ({ ...now, name }), 'name')}
      />
      <p class="hint" data-kept={standing.value}>
        {t(`decks.standing-${standing.value}`)}
      </p>
    </div>
  );
}

function Action({
  icon,
  text,
  onClick,
  disabled = false,
}: {
  readonly icon: IconName;
  readonly text: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
}) {
  return (
    <button type="button" class="with-glyph bare" disabled={disabled} onClick={onClick}>
      <Icon name={icon} />
      {text}
    </button>
  );
}

function OpenFile({ close }: { readonly close: () => void }) {
  return (
    <label class="with-glyph file-button">
      <Icon name="folder" />
      {t('decks.open')}
      <input
        type="file"
        class="unseen"
        accept=".deckwright"
        multiple
        onChange={({ currentTarget: { files } }) => {
          void openFiles([...(files ?? [])]);
          close();
        }}
      />
    </label>
  );
}

function closing(run: () => void, close: () => void): () => void {
  return () => {
    close();
    run();
  };
}

function duplicate(): void {
  const { id: _, ...parts } = deck.peek();
  addDeck({ ...parts, name: t('decks.copy-name', { name: titleOf(parts) }) });
}

async function throwAway(gone: Pick<Listed, 'id' | 'name' | 'recipe'>): Promise<void> {
  const name = titleOf(gone);
  const wasOpen = gone.id === deck.peek().id;
  await discard(gone.id);
  const back = async () => {
    dismiss('deleted');
    await takeBack(gone.id);
    if (wasOpen) await openKept(gone.id);
  };
  tell({
    key: 'deleted',
    level: 'good',
    text: () => t('decks.deleted', { name }),
    actions: [{ label: () => t('shell.undo'), run: () => void back() }],
  });
}
