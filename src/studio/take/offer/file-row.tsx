import { useBlobUrl } from '../../controls/files/blob-url.js';
import { Icon } from '../../controls/icon.js';
import type { TakenFile } from '../../jobs/taking/taken.js';
import { parts } from '../../state/preview.js';
import { printed } from '../../state/printed.js';
import { fileSize, inLine, t } from '../../text/language.js';

type ShownFile = Pick<TakenFile, 'name' | 'blob' | 'amounts' | 'part'> & {
  /** What it is, where its name does not tell. */
  readonly what?: string;
};

/** A file by what it is, to be downloaded alone. */
export function FileRow({ file }: { readonly file: ShownFile }) {
  const url = useBlobUrl(file.blob);
  const { name, blob, amounts } = file;
  return (
    <li>
      <a class="take-file" href={url} download={name}>
        <Icon name="download" />
        <span class="take-what">{whatIs(file)}</span>
        <span class="unseen">{t('take.download', { name })}</span>
        <span class="take-amounts">{inLine(amounts)}</span>
        <span class="take-size">{fileSize(blob.size)}</span>
      </a>
    </li>
  );
}

const ENDS = ['contact.png', 'manifest.json', 'review.csv', 'deckwright'] as const;

function whatIs({ name, part, what }: ShownFile): string {
  if (what !== undefined) return what;
  if (part !== undefined) return printed(`part.${parts.value.get(part)?.label ?? part}`);
  const end = ENDS.find(each => name.endsWith(each));
  if (end === 'contact.png') return printed('part.contact');
  return end === undefined ? name : t(`take.file-${end.replace(/\W.*/, '')}`);
}
