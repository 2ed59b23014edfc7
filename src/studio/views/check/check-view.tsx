import { FileDrop } from '../../controls/file-drop.js';
import { LeftOut } from '../../controls/files/left-out.js';
import { IconButton } from '../../controls/icon-button.js';
import { ProblemList } from '../../controls/problem-list.js';
import { t } from '../../text/language.js';
import {
  bringFiles,
  brought,
  checkAll,
  checking,
  fileBeingRead,
  found,
  leftOut,
  putAway,
  typed,
} from './check-state.js';
import { CheckedFiles } from './checked-files.js';
import { MarkedPage } from './marked-page.js';
import { MarkedProblems } from './marked-problems.js';

/** Finished PDFs and typed key cards, read back and proved once more. */
export function CheckView() {
  return (
    <div class="check-view">
      <p>{t('check.about')}</p>
      <FileDrop
        accept=".pdf,.json,.csv,.txt,.tsv,.deckwright"
        label={t('check.pick')}
        multiple
        onFiles={bringFiles}
      >
        <span class="hint">{t('check.pick-hint')}</span>
      </FileDrop>
      {brought.value.size > 0 && (
        <ul class="brought" aria-label={t('check.files')}>
          {[...brought.value.keys()].map(name => (
            <li key={name}>
              <span>
                <bdi>{name}</bdi>
              </span>
              <IconButton
                icon="close"
                label={t('check.remove', { name })}
                bare
                onClick={() => putAway(name)}
              />
            </li>
          ))}
        </ul>
      )}
      <form
        class="typed"
        onSubmit={event => {
          event.preventDefault();
          void checkAll();
        }}
      >
        <label class="field">
          <span>{t('check.typed')}</span>
          <textarea
            rows={6}
            dir="ltr"
            spellcheck={false}
            placeholder={'R B . R B\nB X . R R\n. R B . .\nB . R B R\n. R R B R'}
            value={typed.value}
            onInput={({ currentTarget }) => {
              typed.value = currentTarget.value;
            }}
          />
        </label>
        <p class="hint">{t('check.typed-hint')}</p>
        <button type="submit" class="wide">
          {t('check.check')}
        </button>
      </form>
      <div role="status" class="checking">
        {checking.busy.value && <p>{t('check.reading', { file: fileBeingRead.value })}</p>}
        {checking.broken.value && <p class="problem error">{t('check.broken')}</p>}
        {found.value?.told.map(line => (
          <p key={line} class="verdict">
            {line}
          </p>
        ))}
      </div>
      {leftOut.value.map(file => (
        <LeftOut key={file} file={file} />
      ))}
      <ProblemList problems={checking.problems.value} />
      {found.value && <CheckedFiles answer={found.value} />}
      {found.value && <MarkedProblems answer={found.value} />}
      <MarkedPage />
    </div>
  );
}
