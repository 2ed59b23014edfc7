import { type Sentence, sentence } from '../../problem.js';
import { type CardFace, rowAndColumn } from '../cards/card-face.js';
import type { FoundCard, FoundSheet } from '../cards/sheet.js';
import { idsOn } from '../faces/key-face.js';
import { readWordFace } from '../faces/word-face.js';
import type { Findings } from '../findings.js';
import type { CheckName } from '../report.js';

/** A card of a sheet as the checks see it: what they find is reported with its page, its place and its name. */
export class CheckedCard implements FoundCard {
  readonly front: CardFace;
  readonly back: CardFace;
  readonly sheet: FoundSheet;
  readonly #findings: Findings;

  constructor({ front, back }: FoundCard, sheet: FoundSheet, findings: Findings) {
    this.front = front;
    this.back = back;
    this.sheet = sheet;
    this.#findings = findings;
  }

  get frontPage(): number {
    return this.sheet.sides[0].page.number;
  }

  count(check: CheckName, things = 1): void {
    this.#findings.count(check, things);
  }

  fault(check: CheckName, fault: Sentence, side: 'front' | 'back' = 'front'): void {
    const page = this.sheet.sides.at(side === 'front' ? 0 : -1)?.page.number;
    this.#findings.fault(check, this.#named(fault), page);
  }

  /** The fault with the card's id, or its number and word, and where it lies. */
  #named(fault: Sentence): Sentence {
    const trims = this.sheet.cards.map(({ front }) => front.trim);
    const { row, column } = rowAndColumn(trims, this.front.trim);
    const [id] = idsOn(this.front);
    if (id !== undefined) return sentence('preflight.key-card', { id, row, column, fault });
    const face = readWordFace(this.front);
    if (face === undefined) return sentence('preflight.card', { row, column, fault });
    const [number = '?'] = face.numbers;
    return sentence('preflight.word-card', { number, word: face.word, row, column, fault });
  }
}
