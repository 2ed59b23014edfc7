import { type Sentence, sentence } from '../../problem.js';
import { type CardFace, seenShapes } from '../cards/card-face.js';
import type { Expectation } from '../expectation.js';
import { filledShapes } from '../faces/filled-shapes.js';
import type { WordFaceRead } from '../faces/word-face.js';
import { plainText } from '../pages/plain-text.js';
import type { Wording } from '../wording.js';
import { isShape } from './expected-shape.js';

/** Holds what a word card has besides its word against what it should have: the child mark, and the reading. */
export class WordExtras {
  readonly #asked: Expectation;
  /** Whether a word is marked; of several that look alike, for each. */
  readonly #marked = new Map<string, boolean[]>();
  /** Of each word; of several that look alike, each reading or none. */
  readonly #readings = new Map<string, (string | undefined)[]>();

  constructor(asked: Expectation, wording: Wording) {
    const { childMark, readings = {} } = asked;
    const { words = [...Object.keys(readings), ...(childMark?.words ?? [])] } = asked;
    this.#asked = asked;
    const looks = (text: string) => plainText(wording.like(text));
    const marked = new Set(childMark?.words.map(plainText));
    const plain = new Map(
      Object.entries(readings).map(([word, reading]) => [plainText(word), looks(reading)]),
    );
    for (const word of words) {
      const look = looks(word);
      this.#readings.set(look, [...this.readingsOf(look), plain.get(plainText(word))]);
      this.#marked.set(look, [...(this.#marked.get(look) ?? []), marked.has(plainText(word))]);
    }
  }

  /** The readings that a word may have. */
  readingsOf(word: string): readonly (string | undefined)[] {
    return this.#readings.get(word) ?? [];
  }

  faults(read: WordFaceRead, face: CardFace): readonly Sentence[] {
    return [...this.#markFaults(read, face), ...this.#readingFaults(read)];
  }

  #markFaults({ word, turn }: WordFaceRead, face: CardFace): readonly Sentence[] {
    const { childMark } = this.#asked;
    if (childMark === undefined) return [];
    const found = filledShapes(face, seenShapes(face), turn);
    const isMarked = childMark.shapes.every(shape => found.some(other => isShape(other, shape)));
    if (this.#marked.get(word)?.includes(isMarked) ?? !isMarked) return [];
    return [sentence(isMarked ? 'preflight.child-mark' : 'preflight.no-child-mark', { word })];
  }

  #readingFaults({ word, others, numbers }: WordFaceRead): readonly Sentence[] {
    if (this.#asked.readings === undefined) return [];
    const [expected, ...more] = this.readingsOf(word);
    const found = others[0] ?? numbers[1];
    const isRight = [expected, ...more].some(reading =>
      reading === undefined
        ? others.length === 0
        : others.length < 2 && [...others, ...numbers].includes(reading),
    );
    if (isRight) return [];
    return [sentence('preflight.reading', { word, found: found ?? 'none', expected: expected ?? 'none' })];
  }
}
