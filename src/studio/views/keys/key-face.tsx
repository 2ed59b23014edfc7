import { useEffect, useState } from 'preact/hooks';
import type { KeyCardAnswer } from '../../worker/jobs/keys/key-card.js';
import { shownCard, turn } from './card-state.js';

/** One face of the card on the screen, as it lies. */
export function KeyFace({
  face,
  label,
}: {
  readonly face: KeyCardAnswer['faces'][number];
  readonly label: string;
}) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([face.svg], { type: 'image/svg+xml' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [face.svg]);
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
