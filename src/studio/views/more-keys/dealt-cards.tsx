import { useSvgUrl } from '../../controls/files/blob-url.js';
import { ProblemList } from '../../controls/problem-list.js';
import type { TakenFile } from '../../jobs/taking/taken.js';
import { batchLine } from '../../take/offer/batch-line.js';
import { FileRow } from '../../take/offer/file-row.js';
import { Proof } from '../../take/offer/proof.js';
import { SameAgain } from '../../take/offer/same-again.js';
import { t } from '../../text/language.js';
import { dealing, type ProvedBatch, readAgain } from './batch-state.js';
import { useLostFocus } from './lost-focus.js';

/** The cards that were dealt: what was proved of them, and their files. */
export function DealtCards({ cards }: { readonly cards: ProvedBatch }) {
  const { files, told, proved, problems, statistics, batch } = cards;
  const place = useLostFocus<HTMLDivElement>();
  return (
    <div class="dealt" ref={place} tabIndex={-1}>
      {told.map(line => (
        <p key={line}>{line}</p>
      ))}
      <ProblemList problems={problems} />
      <Proof facts={proved} reading={dealing.busy.value} onRead={() => void readAgain()} />
      <ul class="take-list">
        {files.map(file => (
          <FileRow key={file.name} file={isManifest(file) ? { ...file, what: t('keys.manifest') } : file} />
        ))}
      </ul>
      <p class="hint">{t('keys.keep-both')}</p>
      <Statistics svg={statistics} />
      <SameAgain files={files} command={batchLine(batch)} how={t('take.same-how')} />
    </div>
  );
}

/** That of a deck says more. */
function isManifest({ name }: TakenFile): boolean {
  return name.endsWith('-manifest.json');
}

/** Charts of how evenly the cards are dealt. */
function Statistics({ svg }: { readonly svg: string }) {
  const url = useSvgUrl(svg);
  return (
    <details class="statistics">
      <summary>{t('keys.statistics')}</summary>
      {/* The sentences above say the same in words. */}
      <a href={url} target="_blank" rel="noreferrer">
        <img src={url} alt={t('keys.statistics')} />
      </a>
    </details>
  );
}
