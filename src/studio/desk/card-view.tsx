import type { ShownPart } from '../jobs/lay.js';
import { t } from '../text/language.js';
import { cardAt, side, spot } from './desk-state.js';
import { type CardPlace, faceOf, pageSpot } from './find-card.js';
import { usePage } from './paper/page-store.js';
import { TurningSheet } from './paper/turning.js';

/** One card, large, that turns over in the hand. */
export function CardView({ part }: { readonly part: ShownPart }) {
  const card = chosenCard(part);
  const faces = (['front', 'back'] as const).map(face => card && faceOf(card, face));
  const [front, back] = faces;
  if (!card || !front) return null;
  const words = card.words?.map(({ text }) => text).join(' · ');
  return (
    <figure class="card-view">
      <div class="card" style={{ '--width': front.width, '--ratio': front.width / front.height }}>
        <TurningSheet
          axis="vertical"
          side={back ? side.value : 'front'}
          lively
          front={<CardFace part={part} place={front} />}
          back={back && <CardFace part={part} place={back} />}
        />
      </div>
      <figcaption>
        {words && <strong>{words}</strong>} <span class="hint">{t('desk.card', { id: card.id })}</span>
      </figcaption>
    </figure>
  );
}

/** The card that was chosen; else that of the word which a person is at, or the first. */
export function chosenCard(part: ShownPart) {
  const at = spot.value;
  const id = cardAt.value ?? (at?.part === part.name ? at.card.id : undefined);
  return part.cards.find(card => card.id === id) ?? part.cards[0];
}

/** The piece of a page on which a face of a card is, turned upright. */
function CardFace({ part, place }: { readonly part: ShownPart; readonly place: CardPlace }) {
  const page = pageSpot(part.sheets, place.page) ?? { sheet: 0, side: 0 };
  const url = usePage({ part: part.name, ...page }, true);
  const size = part.sheets[page.sheet]?.sides[page.side];
  if (!size) return null;
  const share = (length: number, whole: number) => `${(length * 100) / whole}%`;
  return (
    <div class="card-face" style={{ transform: `rotate(${place.turn}deg)` }}>
      {url && (
        <img
          src={url}
          alt={t(place.face === 'back' ? 'desk.card-back' : 'desk.card-front')}
          draggable={false}
          style={{
            inlineSize: share(size.width, place.width),
            insetInlineStart: share(-place.x, place.width),
            insetBlockStart: share(-place.y, place.height),
          }}
        />
      )}
    </div>
  );
}
