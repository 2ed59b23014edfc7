import { useState } from 'preact/hooks';
import type { FontFacts } from '../../../pipeline/index.js';
import { PATIENCE, Refused, WorkerDied } from '../../bridge/client.js';
import type { ToldProblem } from '../../bridge/messages.js';
import { FileDrop } from '../../controls/file-drop.js';
import { LeftOut } from '../../controls/files/left-out.js';
import { ProblemList } from '../../controls/problem-list.js';
import { type Deck, withFile, withoutFile } from '../../state/deck.js';
import { parts, problems } from '../../state/preview.js';
import { opener } from '../../state/workers.js';
import { catalogue, deck } from '../../state/workspace.js';
import { t } from '../../text/language.js';
import { fileNameFor } from './theme/font-name.js';
import { changeTheme, knownTheme, ownTheme, themeFolder } from './theme/theme-state.js';

const TYPES = '.ttf,.otf,.woff,font/ttf,font/otf,font/woff';

/** A person's own fonts: one for the words on the cards, one for all other text. */
export function FontsSection() {
  if (!knownTheme.value) return null;
  return (
    <>
      <OwnFont use="words" />
      <OwnFont use="text" />
      <p class="hint">{t('look.fonts-hint')}</p>
    </>
  );
}

function OwnFont({ use }: { readonly use: 'words' | 'text' }) {
  const name = ownTheme.value.fonts?.[use];
  const [checking, setChecking] = useState(false);
  const [refused, setRefused] = useState<readonly ToldProblem[]>([]);
  const [leftOut, setLeftOut] = useState<string>();
  const [facts, setFacts] = useState<FontFacts>();

  const take = async (file: File) => {
    setChecking(true);
    setRefused([]);
    setLeftOut(undefined);
    try {
      const order = { name: file.name, data: file, text: textOf(use) };
      const { id } = deck.peek();
      const facts = await opener.ask('font', order, { limit: PATIENCE });
      // Another deck does not get the font of this one.
      if (deck.peek().id !== id) return;
      setFacts(facts);
      giveFont(use, file);
    } catch (fault) {
      if (fault instanceof Refused) setRefused(fault.problems);
      else if (fault instanceof WorkerDied) setLeftOut(file.name);
      else throw fault;
    } finally {
      setChecking(false);
    }
  };
  const later = problems.value.filter(({ place }) => name !== undefined && place === themeFolder() + name);
  return (
    <fieldset class="plain">
      <legend>{t(`look.font-${use}`)}</legend>
      <FileDrop accept={TYPES} label={t('look.font-choose')} onFiles={([file]) => void take(file)}>
        <span role="status">
          {checking ? t('look.font-checking') : name === undefined ? t('look.font-usual') : <bdi>{name}</bdi>}
        </span>
        {name !== undefined && (
          <button
            type="button"
            class="link"
            onClick={() => {
              setFacts(undefined);
              changeTheme(
                theme => ({ ...theme, fonts: { ...theme.fonts, [use]: undefined } }),
                undefined,
                without(use),
              );
            }}
          >
            {t('look.font-remove')}
          </button>
        )}
      </FileDrop>
      {leftOut !== undefined && <LeftOut file={leftOut} />}
      <ProblemList problems={[...refused, ...later]} />
      {name !== undefined && facts && facts.missing.length > 0 && (
        <p class="hint" role="status">
          {t('look.font-missing', {
            count: facts.missing.length,
            some: facts.missing.slice(0, 12).join(' '),
          })}
        </p>
      )}
    </fieldset>
  );
}

/** Puts the file into the deck beside its theme, in place of the one before. */
function giveFont(use: 'words' | 'text', file: File): void {
  const other = ownTheme.peek().fonts?.[use === 'words' ? 'text' : 'words'];
  const name = fileNameFor(file.name, other);
  const path = themeFolder() + name;
  const stamp = `${file.size} ${file.lastModified} ${file.name}`;
  changeTheme(
    theme => ({ ...theme, fonts: { ...theme.fonts, [use]: name } }),
    undefined,
    deck => withFile(without(use)(deck), { path, stamp, data: file }),
  );
}

/** Takes the font file of a use out of the deck, unless it is that of the other use too. */
function without(use: 'words' | 'text'): (deck: Deck) => Deck {
  const { words, text } = ownTheme.peek().fonts ?? {};
  const name = use === 'words' ? words : text;
  return deck => (name === undefined || words === text ? deck : withoutFile(deck, themeFolder() + name));
}

/** Everything that the font will have to write. */
function textOf(use: 'words' | 'text'): string {
  if (use === 'words') {
    const cards = [...parts.peek().values()].flatMap(part => part.cards);
    return cards.flatMap(({ words = [] }) => words.map(({ text }) => text)).join('');
  }
  const { locale = 'yue' } = deck.peek().recipe;
  const strings = catalogue.peek()?.locales.find(({ id }) => id === locale)?.strings ?? {};
  return Object.values(strings)
    .join('')
    .replace(/\{[^}]*\}/g, '');
}
