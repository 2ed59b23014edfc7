import { type Sentence, sentence } from '../../speech/index.js';
import { contentsOf } from '../cards/card-face.js';
import type { FoundSheet } from '../cards/sheet.js';
import type { Expectation } from '../expectation.js';
import { kindOf } from '../faces/key-face.js';
import type { Findings } from '../findings.js';
import { CheckedCard } from './checked-card.js';
import { KeyCards } from './key-cards.js';
import { bleedFaults } from './sheet/alignment.js';
import { safeZoneFaults } from './sheet/safe-zone.js';

/** Takes the cards of a file, sheet by sheet, and hands each to the checks of its kind. */
export class AllCards {
  readonly #asked: Expectation;
  readonly #findings: Findings;
  readonly #keyCards = new KeyCards();
  #count = 0;

  constructor(asked: Expectation, findings: Findings) {
    this.#asked = asked;
    this.#findings = findings;
  }

  get count(): number {
    return this.#count;
  }

  get keys(): KeyCards['keys'] {
    return this.#keyCards.keys;
  }

  /** `faults` says for each card how its front and back fail to match. */
  add(sheet: FoundSheet, faults: readonly (readonly Sentence[])[]): void {
    // Pages in another order: what their cards would be together says nothing.
    const isOther = ({ code }: Sentence) => code === 'preflight.back-id';
    const exchanged = faults.length > 1 && faults.every(each => each.some(isOther));
    if (exchanged) {
      const page = sheet.sides[sheet.sides.length - 1].page.number;
      const fault = sentence('preflight.other-backs', { count: sheet.cards.length, page });
      this.#findings.fault('front and back', fault, page);
    }
    const backs = sheet.cards.map(({ back }) => back);
    for (const [i, found] of sheet.cards.entries()) {
      const card = new CheckedCard(found, sheet, this.#asked, this.#findings);
      this.#count += 1;
      card.count('front and back');
      for (const fault of faults[i] ?? [])
        if (!exchanged || !isOther(fault)) card.fault('front and back', fault, 'back');
      this.#safeZone(card, backs);
      const kind = kindOf(card.front, this.#asked.kinds);
      if (kind !== undefined && !exchanged) this.#keyCards.add(card, kind);
    }
  }

  #safeZone(card: CheckedCard, backs: readonly CheckedCard['back'][]): void {
    const { safe = 1, bleed } = this.#asked;
    card.count('safe zone', 2);
    for (const side of ['front', 'back'] as const)
      for (const fault of safeZoneFaults(card[side], safe)) card.fault('safe zone', fault, side);
    if (bleed === undefined || contentsOf(card.back) !== 'pattern') return;
    for (const fault of bleedFaults(card.back, backs, bleed)) card.fault('safe zone', fault, 'back');
  }

  finish(): void {
    this.#keyCards.finish(this.#asked, this.#findings);
  }
}
