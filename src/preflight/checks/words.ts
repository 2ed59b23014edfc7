import { error, type Sentence, sentence } from '../../problem.js';
import { contentsOf } from '../cards/card-face.js';
import type { Expectation } from '../expectation.js';
import { readWordFace, type WordFaceRead } from '../faces/word-face.js';
import type { Findings } from '../findings.js';
import { plainText } from '../pages/plain-text.js';
import type { Mark } from '../report.js';
import type { Wording } from '../wording.js';
import type { CheckedCard } from './checked-card.js';
import { differences, tally } from './tally.js';
import { WordExtras } from './word-extras.js';

/** Reads word cards, and holds their words against the list. */
export class WordCards {
  readonly #asked: Expectation;
  readonly #extras: WordExtras;
  readonly #wording: Wording;
  readonly #words: string[] = [];
  /** Where each word was last. */
  readonly #marks = new Map<string, Mark>();
  /** Cards without a word on their back: a list of odd length leaves one. */
  #halves = 0;

  constructor(asked: Expectation, wording: Wording) {
    this.#asked = asked;
    this.#extras = new WordExtras(asked, wording);
    this.#wording = wording;
  }

  add(card: CheckedCard): void {
    const [front, back] = [readWordFace(card.front), readWordFace(card.back)];
    if (front === undefined && back === undefined) return;
    if (back === undefined && contentsOf(card.back) === 'nothing') this.#halves += 1;
    if (front !== undefined) this.#face(card, front, 'front');
    if (back !== undefined) this.#face(card, back, 'back');
  }

  #face(card: CheckedCard, read: WordFaceRead, side: 'front' | 'back'): void {
    const face = { ...read, word: this.#wording.wordOf({ text: read.word, lines: read.lines }) };
    const reversed = read.reversed.map(word => this.#wording.wordOf(word));
    card.count('words');
    this.#words.push(face.word);
    this.#marks.set(face.word, card.mark(side));
    const readings = this.#extras.readingsOf(face.word);
    const faults = [
      ...faceFaults(face, reversed, readings, this.#asked.dots),
      ...this.#extras.faults(face, card[side]),
    ];
    for (const fault of faults) card.fault('words', fault, side);
  }

  /** How often each word is on the paper. */
  get words(): ReadonlyMap<string, number> {
    return tally(this.#words);
  }

  finish(findings: Findings): void {
    const { words } = this.#asked;
    if (words !== undefined) {
      findings.count('words', 0);
      const spelling = new Map(words.map(word => [plainText(word), word]));
      const wanted = words.map(word => plainText(this.#wording.like(word)));
      for (const { item, found, expected } of differences(this.#words, wanted)) {
        const word = spelling.get(item) ?? item;
        const problem = error('preflight.word-count', this.#asked.place, { word, found, expected });
        const mark = found > expected ? this.#marks.get(item) : undefined;
        findings.add('words', { ...problem, ...(mark ? { mark } : {}) });
      }
    }
    const allowed = words === undefined ? 1 : words.length % 2;
    if (this.#halves > allowed)
      findings.fault('front and back', sentence('preflight.bare-word-cards', { count: this.#halves }));
  }
}

function faceFaults(
  { word, numbers: figures, dots: found }: WordFaceRead,
  reversed: readonly string[],
  readings: readonly (string | undefined)[],
  expected = found,
): readonly Sentence[] {
  const faults: Sentence[] = [];
  const own = figures.findIndex(figure => readings.includes(figure));
  const numbers = own < 0 ? figures : figures.toSpliced(own, 1);
  if (reversed.length === 0) faults.push(sentence('preflight.one-way-up', { word }));
  else if (!reversed.includes(word))
    faults.push(sentence('preflight.other-word', { word, other: reversed[0] }));
  if (numbers.length !== 1) faults.push(sentence('preflight.word-numbers', { word, count: numbers.length }));
  if (found !== expected) faults.push(sentence('preflight.dots', { word, found, expected }));
  return faults;
}
