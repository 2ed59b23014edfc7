import { SheetDesk } from '../desk/sheet-desk.js';
import { NoteStack } from '../notes/note-stack.js';
import { view } from '../state/workspace.js';
import { t } from '../text/language.js';
import { VIEWS } from '../views/index.js';
import { FootBar } from './foot-bar.js';
import { HeadBar } from './head-bar.js';
import { ProblemNotes } from './problem-notes.js';
import { shownSide } from './side-switch.js';

/** The whole page: what a person does at the side, the sheets on the desk. */
export function App() {
  const { Panel } = VIEWS.find(({ name }) => name === view.value) ?? VIEWS[0];
  return (
    <div class="app" data-side={shownSide.value}>
      <HeadBar />
      <main class="workspace">
        <section class="panel" aria-label={t(`shell.view-${view.value}`)}>
          <Panel />
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
