import { useEffect, useRef, useState } from 'preact/hooks';
import type { FontFacts } from '../../../press/index.js';
import { PATIENCE, Refused, WorkerDied } from '../../bridge/client.js';
import type { ToldProblem } from '../../bridge/messages.js';
import { FileDrop } from '../../controls/file-drop.js';
import { LeftOut } from '../../controls/files/left-out.js';
import { ProblemList } from '../../controls/problem-list.js';
import { editDeck } from '../../keep/decks.js';
import { titleOf } from '../../keep/title.js';
import { tell, tellFault } from '../../notes/notes.js';
import { type Deck, withFile, withoutFile } from '../../state/deck.js';
import { parts, problems } from '../../state/preview.js';
import { opener } from '../../state/workers.js';
import { catalogue, deck } from '../../state/workspace.js';
import { t } from '../../text/language.js';
import { fileNameFor } from '../theme/font-name.js';
import {
  changeTheme,
  isThemeKnown,
  knownTheme,
  ownTheme,
  themeFolder,
  themeOf,
  withTheme,
} from '../theme/theme-state.js';

const TYPES = '.ttf,.otf,.woff,font/ttf,font/otf,font/woff';

/** A person's own fonts: one for the words on the cards, one for all other text. */
export function FontsSection() {
  if (!knownTheme.value) return null;
  const { id } = deck.value;
  return (
    <>
      <OwnFont key={`words ${id}`} use="words" />
      <OwnFont key={`text ${id}`} use="text" />
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
  const here = useRef(true);
  useEffect(
    () => () => {
      here.current = false;
    },
    [],
  );

  const take = async (file: File) => {
    setChecking(true);
    setRefused([]);
    setLeftOut(undefined);
    try {
      const order = { name: file.name, data: file, text: textOf(use) };
      const to = deck.peek();
      const facts = await opener.ask('font', order, { limit: PATIENCE });
      setFacts(facts);
      await giveFont(use, file, to);
    } catch (fault) {
      if (!here.current) tellFault('font', () => t('look.font-refused', { file: file.name }), fault);
      else if (fault instanceof Refused) setRefused(fault.problems);
      else if (fault instanceof WorkerDied) setLeftOut(file.name);
      else throw fault;
    } finally {
      setChecking(false);
    }
  };
  const later = problems.value.filter(
    ({ place }) => name !== undefined && place === themeFolder(deck.value) + name,
  );
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

/** Puts the file into the deck that it was chosen for, and says so where that is not the one on the desk by now. */
async function giveFont(use: 'words' | 'text', file: File, to: Deck): Promise<void> {
  let isGiven = false;
  await editDeck(to.id, now => {
    isGiven = isThemeKnown(now);
    return isGiven ? withFont(now, use, file) : now;
  });
  if (isGiven && deck.peek().id === to.id) return;
  const values = { file: file.name, name: titleOf(to) };
  tell({
    key: `font ${to.id}`,
    level: isGiven ? 'good' : 'bad',
    text: () => t(isGiven ? 'look.font-given' : 'look.font-let-go', values),
  });
}

/** The deck with the file beside its theme, in place of the one before. */
function withFont(to: Deck, use: 'words' | 'text', file: File): Deck {
  const other = themeOf(to).fonts?.[use === 'words' ? 'text' : 'words'];
  const name = fileNameFor(file.name, other);
  const path = themeFolder(to) + name;
  const stamp = `${file.size} ${file.lastModified} ${file.name}`;
  return withTheme(
    to,
    theme => ({ ...theme, fonts: { ...theme.fonts, [use]: name } }),
    deck => withFile(without(use)(deck), { path, stamp, data: file }),
  );
}

/** Takes the font file of a use out of the deck, unless it is that of the other use too. */
function without(use: 'words' | 'text'): (deck: Deck) => Deck {
  return deck => {
    const { words, text } = themeOf(deck).fonts ?? {};
    const name = use === 'words' ? words : text;
    return name === undefined || words === text ? deck : withoutFile(deck, themeFolder(deck) + name);
  };
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
