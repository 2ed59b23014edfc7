import { type Sentence, sentence } from '../../speech/index.js';
import { type CardFace, rowAndColumn } from '../cards/card-face.js';
import type { FoundCard, FoundSheet } from '../cards/sheet.js';
import { claimedAt, named } from '../claims/claims.js';
import type { Expectation } from '../expectation.js';
import { idsOn } from '../faces/key-face.js';
import { type Fault, type Findings, faultAt } from '../findings.js';
import type { CheckName, Mark } from '../report.js';

/** A card of a sheet as the checks see it: what they find is reported with its page, its place and its name. */
export class CheckedCard implements FoundCard {
  readonly front: CardFace;
  readonly back: CardFace;
  readonly sheet: FoundSheet;
  readonly #asked: Pick<Expectation, 'faces'>;
  readonly #findings: Findings;

  constructor(
    { front, back }: FoundCard,
    sheet: FoundSheet,
    asked: Pick<Expectation, 'faces'>,
    findings: Findings,
  ) {
    this.front = front;
    this.back = back;
    this.sheet = sheet;
    this.#asked = asked;
    this.#findings = findings;
  }

  get frontPage(): number {
    return this.sheet.sides[0].page.number;
  }

  count(check: CheckName, things = 1): void {
    this.#findings.count(check, things);
  }

  /** Marks the whole side of the card, unless the fault says where on it. */
  fault(check: CheckName, { box, ...fault }: Fault, side: 'front' | 'back' = 'front'): void {
    const whole = this.mark(side);
    this.#findings.fault(check, faultAt(box ?? whole.box, this.#named(fault)), whole.page);
  }

  /** The whole of one side. */
  mark(side: 'front' | 'back'): Required<Mark> {
    const { page } = side === 'front' ? this.sheet.sides[0] : this.sheet.sides[this.sheet.sides.length - 1];
    return { page: page.number, box: this[side].trim };
  }

  /** The fault with what people call the card, and where it lies. */
  #named(fault: Sentence): Sentence {
    const trims = this.sheet.cards.map(({ front }) => front.trim);
    const at = rowAndColumn(trims, this.front.trim);
    const [id] = idsOn(this.front);
    if (id !== undefined) return named({ id }, at, fault);
    const claimed = claimedAt(this.#asked, this.frontPage, this.front.trim);
    return claimed ? named(claimed, at, fault) : sentence('preflight.card', { ...at, fault });
  }
}
