import { type Sentence, sentence } from '../../problem.js';
import { type CardFace, seenShapes } from '../cards/card-face.js';
import type { Expectation } from '../expectation.js';
import { filledShapes } from '../faces/filled-shapes.js';
import type { WordFaceRead } from '../faces/word-face.js';
import { plainText } from '../pages/plain-text.js';
import { isShape } from './expected-shape.js';

/** Holds what a word card has besides its word against what it should have: the child mark, and the reading. */
export class WordExtras {
  readonly #asked: Expectation;
  readonly #marked: ReadonlySet<string>;
  readonly #readings: ReadonlyMap<string, string>;

  constructor(asked: Expectation) {
    const { childMark, readings = {} } = asked;
    this.#asked = asked;
    this.#marked = new Set(childMark?.words.map(plainText));
    const plain = Object.entries(readings).map(([word, reading]) => [plainText(word), plainText(reading)]);
    this.#readings = new Map(plain as [string, string][]);
  }

  /** The reading that a word should have. */
  readingOf(word: string): string | undefined {
    return this.#readings.get(word);
  }

  faults(read: WordFaceRead, face: CardFace): readonly Sentence[] {
    return [...this.#markFaults(read, face), ...this.#readingFaults(read)];
  }

  #markFaults({ word, turn }: WordFaceRead, face: CardFace): readonly Sentence[] {
    const { childMark } = this.#asked;
    if (childMark === undefined) return [];
    const found = filledShapes(face, seenShapes(face), turn);
    const isMarked = childMark.shapes.every(shape => found.some(other => isShape(other, shape)));
    if (isMarked === this.#marked.has(word)) return [];
    return [sentence(isMarked ? 'preflight.child-mark' : 'preflight.no-child-mark', { word })];
  }

  #readingFaults({ word, others, numbers }: WordFaceRead): readonly Sentence[] {
    if (this.#asked.readings === undefined) return [];
    const expected = this.readingOf(word);
    const found = others[0] ?? numbers[1];
    const isRight =
      expected === undefined
        ? others.length === 0
        : others.length < 2 && [...others, ...numbers].includes(expected);
    if (isRight) return [];
    return [sentence('preflight.reading', { word, found: found ?? 'none', expected: expected ?? 'none' })];
  }
}
