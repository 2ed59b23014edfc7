import { render } from 'preact';
import { takeDrops } from './decks/drop.js';
import { openLink } from './decks/links.js';
import { keepDecks, openLast } from './keep/decks.js';
import { recall } from './keep/session.js';
import { keepForOffline } from './offline/register.js';
import { App } from './shell/app.js';
import { learnChoices } from './shell/learn-choices.js';
import { followOwnLocale } from './state/own-locale.js';
import { keepPreview } from './state/preview.js';
import { followWishes } from './state/wishes.js';
import { previewer, tellLoading } from './state/workers.js';
import { deck, orderFor } from './state/workspace.js';
import './styles/index.css';
import { known, preferred, speak } from './text/language.js';

previewer.begin();
const last = recall('language') ?? '';
await speak(known.includes(last) ? last : preferred(navigator.languages));
await openLast();
// A link brings another deck, with other fonts.
if (location.hash === '')
  previewer.ask('warm', { order: orderFor(deck.peek()) }, { onLoading: tellLoading }).catch(() => {});
const learnt = learnChoices();
render(<App />, document.body);
takeDrops();
keepDecks();
followWishes();
await learnt;
await openLink();
addEventListener('hashchange', () => void openLink());
keepPreview();
followOwnLocale();
keepForOffline();
