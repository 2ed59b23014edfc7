import type { Outline } from '../scene/index.js';
import type { Composition, Icon, IconSpots, SpotName } from '../templates/index.js';

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

/** Everything but the inside of an outline. */
function allBut(points: readonly (readonly number[])[]): Outline {
  const inner = points.map(([x, y]) => `${x} ${y}`).join(' L ');
  return { d: `M -64 -64 H 96 V 96 H -64 Z M ${inner} Z`, evenOdd: true };
}
