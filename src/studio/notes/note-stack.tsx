import { t } from '../text/language.js';
import { dismiss, type Note, notes } from './notes.js';
import { standingNotes } from './standing.js';

/** Notes above the foot of the page; those that a person need not answer can be closed. */
export function NoteStack() {
  return (
    <div class="note-stack" role="status">
      {[...standingNotes.value, ...notes.value].map(note => (
        <NoteCard key={note.key} note={note} />
      ))}
    </div>
  );
}

function NoteCard({ note: { key, level, text, actions = [], closes = true } }: { readonly note: Note }) {
  return (
    <section class={`note ${level}`} data-note={key}>
      <p>{text()}</p>
      <div class="note-actions">
        {actions.map(({ label, run }) => (
          <button type="button" key={label()} onClick={run}>
            {label()}
          </button>
        ))}
        {closes && (
          <button type="button" onClick={() => dismiss(key)}>
            {t('notes.close')}
          </button>
        )}
      </div>
    </section>
  );
}
