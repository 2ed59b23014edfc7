import type { Deck } from '../state/deck.js';

/** What a file of the deck is called, without its ending: the deck's own name as far as every system allows it. */
export function fileStem({ name, recipe }: Deck): string {
  const { game = 'codenames', locale = 'yue' } = recipe;
  const allowed = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\\/:*?"'<>|$`!%]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.-]+|[\s.]+$/g, '');
  return Array.from(allowed).slice(0, 60).join('').trim() || `${game}-${locale}`;
}
