import { sentence } from '../../speech/index.js';
import { contentsOf } from '../cards/card-face.js';
import type { ExpectedPicture, ExpectedPictureCard } from '../expectation.js';
import { type PictureFaceRead, readPictureFace } from '../faces/picture-face.js';
import type { Findings } from '../findings.js';
import { plainText } from '../pages/plain-text.js';
import type { Wording } from '../wording.js';
import type { CheckedCard } from './checked-card.js';
import { isShape } from './expected-shape.js';
import { differences } from './tally.js';

/** Finds each picture's own shapes on its card. */
export class Pictures {
  readonly #cards: readonly ExpectedPictureCard[];
  readonly #wording: Wording;
  readonly #numbers: string[] = [];

  constructor(cards: readonly ExpectedPictureCard[], wording: Wording) {
    this.#cards = cards;
    this.#wording = wording;
  }

  add(card: CheckedCard): void {
    const front = readPictureFace(card.front);
    const number = front?.number;
    const expected = this.#cards.find(other => other.number === number);
    if (front === undefined || number === undefined || expected === undefined) {
      card.count('pictures');
      card.fault('pictures', sentence('preflight.no-picture-card', { number: number ?? 'none' }));
      return;
    }
    this.#numbers.push(number);
    this.#face(card, 'front', front, expected.faces[0]);
    const back = readPictureFace(card.back);
    if (expected.faces.length > 1) this.#face(card, 'back', back, expected.faces[1]);
    else if (contentsOf(card.back) === 'face')
      card.fault('pictures', sentence('preflight.extra-picture', { number }), 'back');
    if (back !== undefined && back.number !== number)
      card.fault('front and back', sentence('preflight.back-number', { number: back.number ?? 'none' }));
  }

  #face(
    card: CheckedCard,
    side: 'front' | 'back',
    face: PictureFaceRead | undefined,
    expected: ExpectedPicture,
  ): void {
    card.count('pictures');
    const { name } = expected;
    if (face === undefined) card.fault('pictures', sentence('preflight.no-picture', { name }), side);
    else if (!this.#shows(face, expected)) {
      const other = this.#cards.flatMap(({ faces }) => faces).find(picture => this.#shows(face, picture));
      const fault =
        other === undefined
          ? sentence('preflight.changed-picture', { name })
          : sentence('preflight.other-picture', { name, other: other.name });
      card.fault('pictures', fault, side);
    }
  }

  /** Whether the shapes and texts of a picture are on a face, the shapes in their order, and no others. */
  #shows({ shapes, texts }: PictureFaceRead, expected: ExpectedPicture): boolean {
    let next = 0;
    for (const shape of expected.shapes) {
      const found = shapes[next];
      if (found !== undefined && isShape(found, shape)) next += 1;
      else if (!shape.hidden) return false;
    }
    const read = texts.map(text => this.#wording.wordOf(text));
    return next === shapes.length && differences(read, expected.texts.map(plainText)).length === 0;
  }

  finish(findings: Findings): void {
    const expected = this.#cards.map(({ number }) => number);
    for (const { item, found, expected: meant } of differences(this.#numbers, expected))
      findings.fault(
        'pictures',
        sentence('preflight.picture-cards', { number: item, found, expected: meant }),
      );
  }
}
