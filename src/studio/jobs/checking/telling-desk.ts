import type { Desk } from '../../../press/index.js';

/** Tells of each photograph: they take the longest when a deck is made again. */
export function deskThatTells(desk: Desk, tell: () => void): Desk {
  const picture: Desk['platform']['picture'] = (...wish) => {
    tell();
    return desk.platform.picture(...wish);
  };
  return { ...desk, platform: { ...desk.platform, picture } };
}
