import { InThisDeck } from './in-this-deck.js';
import { MoreCards } from './more-cards.js';
import { OneCard } from './one-card.js';

/** The key cards: how many, one of them to look at, and as many more as a club wants. */
export function KeysView() {
  return (
    <div class="keys-view">
      <InThisDeck />
      <OneCard />
      <MoreCards />
    </div>
  );
}
