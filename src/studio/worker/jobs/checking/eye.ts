import type { Desk, Eye } from '../../../../pipeline/index.js';
import { askPage } from '../../pictures/ask-page.js';
import { onGround } from '../../pictures/canvas.js';

/** Has the page draw SVGs for the proof; tells of each. */
export function eyeThatTells(tell: () => void): Eye {
  return {
    draw: async (svg, width, height) => {
      tell();
      const bitmap = await askPage(svg, { width, height });
      if (bitmap === undefined) throw new Error('The page could not be drawn.');
      try {
        return onGround(bitmap, '#ffffff');
      } finally {
        bitmap.close();
      }
    },
  };
}

/** Tells of each photograph: they take the longest when a deck is laid out again. */
export function deskThatTells(desk: Desk, tell: () => void): Desk {
  const picture: Desk['platform']['picture'] = (...wish) => {
    tell();
    return desk.platform.picture(...wish);
  };
  return { ...desk, platform: { ...desk.platform, picture } };
}
