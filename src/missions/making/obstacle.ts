import type { Place } from '../campaign.js';
import type { Game } from './games.js';

/** Why no map was found, in numbers that a person can weigh. */
export type Obstacle =
  | {
      readonly kind: 'apart';
      readonly places: readonly [Place, Place];
      readonly length: number;
      readonly wraps: boolean;
    }
  | { readonly kind: 'no numbers'; readonly above?: Game; readonly below?: Game }
  | { readonly kind: 'too deep'; readonly start: string; readonly steps: number; readonly levels: number };
