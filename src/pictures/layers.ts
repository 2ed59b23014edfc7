import type { Composition, Icon, IconSpots, SpotName } from '../data/index.js';
import type { Outline } from '../scene/index.js';

/** The host without the part whose place is taken, in two layers: the guest goes between them. */
export interface Layers {
  readonly back: Icon;
  readonly front: Icon;
  /** Outside it the host is not drawn. */
  readonly clip?: Outline;
}

/** `at`: the spot that the guest takes. */
export function layersOf(
  icon: Icon,
  spots: IconSpots,
  { front = [], cut }: Pick<Composition, 'front' | 'cut'>,
  at: SpotName,
): Layers {
  const gone = spots.parts?.[at] ?? [];
  const shown = (wanted: (index: number) => boolean) => icon.filter((_, i) => !gone.includes(i) && wanted(i));
  return {
    back: shown(i => !front.includes(i)),
    front: shown(i => front.includes(i)),
    ...(cut === undefined ? {} : { clip: allBut(cut) }),
  };
}

/** Of a guest whose fitting part is known only that part is drawn: a flower without its stem. */
export function partFor(icon: Icon, spots: IconSpots, from: SpotName): Icon {
  const part = spots.parts?.[from];
  return part === undefined ? icon : icon.filter((_, i) => part.includes(i));
}

/** Everything but the inside of an outline. */
function allBut(points: readonly (readonly number[])[]): Outline {
  const inner = points.map(([x, y]) => `${x} ${y}`).join(' L ');
  return { d: `M -64 -64 H 96 V 96 H -64 Z M ${inner} Z`, evenOdd: true };
}
