import { opening } from '../decks/links.js';
import { SheetDesk } from '../desk/sheet-desk.js';
import { NoteStack } from '../notes/note-stack.js';
import { t } from '../text/language.js';
import { openView } from '../views/index.js';
import { FootBar } from './foot-bar.js';
import { HeadBar } from './head-bar.js';
import { ProblemNotes } from './problem-notes.js';
import { shownSide } from './side-switch.js';

/** The whole page: what a person does at the side, the sheets on the desk. */
export function App() {
  const { name, Panel } = openView();
  return (
    <div class="app" data-side={shownSide.value}>
      <HeadBar />
      <main class="workspace">
        <section class="panel" key={name} aria-label={t(`shell.view-${name}`)}>
          {!opening.value && <Panel />}
        </section>
        <div class="table">
          <ProblemNotes />
          <SheetDesk />
        </div>
      </main>
      <NoteStack />
      <FootBar />
    </div>
  );
}
