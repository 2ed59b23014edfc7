import { useRef } from 'preact/hooks';
import type { ShownPart } from '../../jobs/lay.js';
import { deck } from '../../state/workspace.js';
import { cardAt, foldable, folded, light, mode, type SideName, side, spot } from '../desk-state.js';
import { type CardPlace, cardUnder } from '../find-card.js';
import { Folded } from './folded.js';
import { Lens, lens, lensOver } from './lens.js';
import { useNear } from './near.js';
import { PageImage, pageLabel } from './page-image.js';
import { TurningSheet } from './turning.js';

/** A sheet of paper that turns over as it will in the printer. */
export function Leaf({ part, sheet }: { readonly part: ShownPart; readonly sheet: number }) {
  const place = useRef<HTMLLIElement>(null);
  const near = useNear(place);
  const { sides } = part.sheets[sheet];
  const [{ width, height }] = sides;
  const shown: SideName = sides.length > 1 ? side.value : 'front';
  const axis = turningAxis(width, height, deck.value.recipe.flip);

  const pointAt = ({ clientX, clientY }: MouseEvent) => {
    const box = place.current?.getBoundingClientRect();
    return box && { x: (clientX - box.x) / box.width, y: (clientY - box.y) / box.height };
  };
  const open = (event: MouseEvent) => {
    const point = pointAt(event);
    if (!point || lens.value !== undefined || folded.value) return;
    const at = { sheet, side: shown === 'front' ? 0 : 1 };
    const found = cardUnder(part, at, { x: point.x * width, y: point.y * height });
    if (!found) return;
    cardAt.value = found.card.id;
    mode.value = 'card';
  };
  const face = (index: number) => (
    <Face part={part} sheet={sheet} index={index} near={near} axis={axis} through={light.value} />
  );

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a card is also opened by the choice of how to look at sheets.
    <li
      ref={place}
      class={`leaf ${axis}${sides.length > 1 ? ' two-sided' : ''}`}
      style={{ '--width': width, '--ratio': width / height }}
      onClick={open}
      onPointerMove={event => {
        const point = lens.value === undefined ? undefined : pointAt(event);
        if (point) lensOver.value = { sheet, ...point };
      }}
    >
      {near && folded.value && foldable.value ? (
        <Folded axis={foldable.value} side={side.value}>
          {face(0)}
        </Folded>
      ) : (
        <TurningSheet
          axis={axis}
          side={shown}
          lively={near}
          front={face(0)}
          back={sides.length > 1 && face(1)}
        />
      )}
      {near && <Lens part={part} sheet={sheet} index={shown === 'front' ? 0 : 1} />}
    </li>
  );
}

function Face({
  part,
  sheet,
  index,
  near,
  axis,
  through,
}: {
  readonly part: ShownPart;
  readonly sheet: number;
  readonly index: number;
  readonly near: boolean;
  readonly axis: string;
  readonly through: boolean;
}) {
  const { sides } = part.sheets[sheet];
  const name = (side: number) => ({ part: part.name, sheet, side });
  const at = spot.value;
  return (
    <div class="paper">
      <PageImage name={name(index)} wanted={near} label={pageLabel(part.label, sheet, sides[index].side)} />
      {through && sides.length > 1 && (
        <div class={`through ${axis}`}>
          <PageImage name={name(1 - index)} wanted={near} label="" />
        </div>
      )}
      {at?.part === part.name && at.sheet === sheet && (
        <Mark place={at.side === index ? at.place : otherFace(at.card.places, at.place)} {...sides[index]} />
      )}
    </div>
  );
}

/** A frame around the card that a person is at. */
function Mark({
  place,
  width,
  height,
}: {
  readonly place: CardPlace | undefined;
  readonly width: number;
  readonly height: number;
}) {
  if (!place) return null;
  const share = (length: number, whole: number) => `${(length * 100) / whole}%`;
  return (
    <div
      class="mark"
      style={{
        insetInlineStart: share(place.x, width),
        insetBlockStart: share(place.y, height),
        inlineSize: share(place.width, width),
        blockSize: share(place.height, height),
      }}
    />
  );
}

function otherFace(places: readonly CardPlace[], { face }: CardPlace): CardPlace | undefined {
  return places.find(place => place.face !== face);
}

/** The long edge of an upright page is vertical, that of a lying page horizontal. */
export function turningAxis(
  width: number,
  height: number,
  flip: string | undefined,
): 'vertical' | 'horizontal' {
  return (flip !== 'short-edge') === height >= width ? 'vertical' : 'horizontal';
}
