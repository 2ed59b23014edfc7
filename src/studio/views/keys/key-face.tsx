import { useSvgUrl } from '../../controls/files/blob-url.js';
import type { KeyCardAnswer } from '../../jobs/keys/key-card.js';
import { shownCard, turn } from './card-state.js';

/** One face of the card on the screen, as it lies. */
export function KeyFace({
  face,
  label,
}: {
  readonly face: KeyCardAnswer['faces'][number];
  readonly label: string;
}) {
  const url = useSvgUrl(face.svg);
  const degrees = shownCard.value?.turns[turn.value] ?? 0;
  return (
    <img
      class="key-face"
      src={url}
      alt={label}
      width={face.width * 5}
      height={face.height * 5}
      style={{ transform: `rotate(${degrees}deg)` }}
    />
  );
}
