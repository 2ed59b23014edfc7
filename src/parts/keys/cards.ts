import type { Key } from '../../keys/index.js';

export interface KeyCard {
  readonly kind: 'key';
  /** As printed on it. */
  readonly id: string;
  readonly key: Key;
}
