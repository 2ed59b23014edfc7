import { useSignal } from '@preact/signals';
import { CopyButton } from '../controls/copy-button.js';
import { Icon } from '../controls/icon.js';
import { Popup } from '../controls/popup.js';
import { tellFault } from '../notes/notes.js';
import { t } from '../text/language.js';
import { saveFile } from './files.js';
import { type DeckLink, linkToDeck } from './links.js';

/** Makes a link to the deck, copies it, and says what is not in it. */
export function ShareLink() {
  const link = useSignal<DeckLink | undefined | 'making'>('making');
  const copied = useSignal<boolean | undefined>(undefined);

  const copy = async ({ address }: DeckLink) => {
    copied.value = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
  };
  const make = async () => {
    link.value = 'making';
    copied.value = undefined;
    try {
      const made = await linkToDeck();
      link.value = made;
      if (made) await copy(made);
    } catch (fault) {
      tellFault('share', () => t('decks.no-link'), fault);
    }
  };

  return (
    <Popup
      name="share"
      label={t('decks.share')}
      onOpen={() => void make()}
      button={
        <>
          <Icon name="share" />
          {t('decks.share')}
        </>
      }
    >
      {close => (
        <>
          <p role="status">{standing(link.value, copied.value)}</p>
          {typeof link.value === 'object' && <Made link={link.value} />}
          {isPartial(link.value) && (
            <>
              <p class="hint">{t('decks.file-has-all')}</p>
              <button
                type="button"
                class="with-glyph"
                onClick={() => {
                  close();
                  void saveFile();
                }}
              >
                <Icon name="download" />
                {t('decks.save')}
              </button>
            </>
          )}
        </>
      )}
    </Popup>
  );
}

function Made({ link }: { readonly link: DeckLink }) {
  const { address } = link;
  const left = leftOut(link);
  return (
    <>
      <label class="field">
        <span class="unseen">{t('decks.address')}</span>
        <input readOnly value={address} dir="ltr" onFocus={event => event.currentTarget.select()} />
      </label>
      <div class="share-ways">
        <CopyButton text={address} label={t('decks.copy')} />
        {navigator.share !== undefined && (
          <button
            type="button"
            class="with-glyph"
            // A person who changes their mind is no fault.
            onClick={() => void navigator.share({ url: address }).catch(() => {})}
          >
            <Icon name="share" />
            {t('decks.send')}
          </button>
        )}
      </div>
      {left.length > 0 ? (
        <ul class="left-out">
          {left.map(each => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      ) : (
        <p class="hint">{t('decks.link-has-all')}</p>
      )}
    </>
  );
}

function standing(link: DeckLink | undefined | 'making', copied: boolean | undefined): string {
  if (link === 'making') return t('decks.making-link');
  if (link === undefined) return t('decks.link-too-long');
  return copied === false ? t('decks.not-copied') : copied ? t('decks.copied') : t('decks.link-made');
}

function isPartial(link: DeckLink | undefined | 'making'): boolean {
  return link === undefined || (link !== 'making' && leftOut(link).length > 0);
}

/** What is not in the link, one sentence each. */
function leftOut({ words, without }: DeckLink): readonly string[] {
  return [
    ...(words === 'plain' ? [t('decks.left-columns')] : []),
    ...without.map(key => t(`decks.left-${key}`)),
  ];
}
