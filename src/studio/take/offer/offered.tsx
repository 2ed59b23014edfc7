import { useBlobUrl } from '../../controls/files/blob-url.js';
import { Icon } from '../../controls/icon.js';
import { ProblemList } from '../../controls/problem-list.js';
import { printed } from '../../state/printed.js';
import { deck } from '../../state/workspace.js';
import { fileSize, gap, t } from '../../text/language.js';
import { type Offer, readAgain, readingAgain } from '../taking.js';
import { FileRow } from './file-row.js';
import { Proof } from './proof.js';
import { SameAgain } from './same-again.js';

/** The finished deck: what was proved of it, its files, and how to print them. */
export function Offered({ offer }: { readonly offer: Offer }) {
  const { zip, contact, files, proved, facts, print, problems } = offer;
  const zipUrl = useBlobUrl(zip.blob);
  const contactUrl = useBlobUrl(contact.blob);
  const pdfs = files.filter(({ part }) => part !== undefined);
  const others = files.filter(({ part }) => part === undefined);
  return (
    <div class="offer">
      <div class="take-look">
        <figure>
          <img src={contactUrl} alt={printed('part.contact')} />
          <figcaption>
            <strong>{t('take.print')}</strong>
            {gap}
            {print}
          </figcaption>
        </figure>
        <h3>{t('take.others')}</h3>
        <ul>
          <FileRow file={{ ...contact, amounts: [] }} />
          {others.map(file => (
            <FileRow key={file.name} file={file} />
          ))}
        </ul>
      </div>
      <div class="take-files">
        <Proof facts={proved} reading={readingAgain.value} onRead={() => void readAgain()} />
        <a class="button primary with-glyph" href={zipUrl} download={zip.name}>
          <Icon name="download" />
          {t('take.all', { size: fileSize(zip.blob.size) })}
        </a>
        <h3>{t('take.files')}</h3>
        <ul>
          {pdfs.map(file => (
            <FileRow key={file.name} file={file} />
          ))}
        </ul>
      </div>
      <div class="take-more">
        {facts.length + problems.length > 0 && (
          <details>
            <summary>{t('take.about')}</summary>
            {facts.map(fact => (
              <p key={fact}>{fact}</p>
            ))}
            <ProblemList problems={problems} />
          </details>
        )}
        <SameAgain
          files={files}
          command={offer.command}
          how={hasPhotographs() ? t('pictures.bytes-hint') : t('take.same-how')}
        />
      </div>
    </div>
  );
}

/** Folders of one's own, whose photographs every browser decodes in its own way. */
function hasPhotographs(): boolean {
  const { pictures = [] } = deck.value.recipe;
  return pictures.some(from => !['shipped', 'words'].includes(from) && !/\.ya?ml$/i.test(from));
}
