import { render } from 'preact';
import { keepForOffline } from './offline/register.js';
import { App } from './shell/app.js';
import { keepPreview } from './state/preview.js';
import { previewer, tellLoading } from './state/workers.js';
import { catalogue, newDeck, openDeck } from './state/workspace.js';
import './styles/index.css';
import { preferred, speak } from './text/language.js';

const language = preferred(navigator.languages);
await speak(language);
openDeck(newDeck(language));
render(<App />, document.body);
catalogue.value = await previewer.ask('hello', {}, { onLoading: tellLoading });
keepPreview();
void keepForOffline();
