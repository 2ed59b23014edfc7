import type { PageName } from '../../../press/index.js';
import { printed } from '../../state/printed.js';
import { t } from '../../text/language.js';
import { usePage } from './page-store.js';

/** A printed page on white paper; until it is drawn, the paper alone. */
export function PageImage({
  name,
  label,
  wanted,
}: {
  readonly name: PageName;
  /** What a person hears who can't see it; nothing if that is said beside it. */
  readonly label: string;
  readonly wanted: boolean;
}) {
  const url = usePage(name, wanted);
  return url ? (
    <img class="page" src={url} alt={label} draggable={false} decoding="async" />
  ) : (
    <span class={wanted ? 'page blank coming' : 'page blank'}>
      <span class="unseen">{label}</span>
    </span>
  );
}

/** "Code names, sheet 3, front" */
export function pageLabel(label: string, sheet: number, side: string): string {
  return t('desk.page', {
    part: printed(`part.${label}`),
    side: printed(`side.${side}`),
    number: sheet + 1,
  });
}
