import type { PlaceOnMap } from '../campaign.js';
import type { Game } from './games.js';

/** Why there is no map for the wishes. */
export type Obstacle =
  | {
      readonly kind: 'apart';
      readonly places: readonly [PlaceOnMap, PlaceOnMap];
      readonly length: number;
      readonly wraps: boolean;
    }
  | { readonly kind: 'no game'; readonly above?: Game; readonly below?: Game }
  | { readonly kind: 'too deep'; readonly start: string; readonly steps: number; readonly levels: number };
