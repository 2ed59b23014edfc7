import { type Sentence, sentence } from '../../../problem.js';
import { type CardFace, seenShapes } from '../../cards/card-face.js';
import { largest } from '../../cards/largest.js';
import type { ExpectedKeywords } from '../../expectation.js';
import { type KeywordRow, readKeywords } from '../../faces/code-game/keyword-face.js';
import { filledShapes } from '../../faces/filled-shapes.js';
import { type Fault, type Findings, faultAt } from '../../findings.js';
import type { Text } from '../../pages/items.js';
import { plainText } from '../../pages/plain-text.js';
import type { CheckedCard } from '../checked-card.js';
import { isShape } from '../expected-shape.js';
import { hidingFaults } from './hiding.js';

type Words = readonly string[];

/** Reads keyword cards, and holds each word against its number, and its child mark. */
export class Keywords {
  readonly #expected: ExpectedKeywords;
  readonly #cards: readonly Words[];
  readonly #known: ReadonlySet<string>;
  readonly #marked: ReadonlySet<string>;
  /** The card of the deck that each found card is nearest to. */
  readonly #found: Words[] = [];

  constructor(expected: ExpectedKeywords) {
    this.#expected = expected;
    this.#cards = expected.cards.map(words => words.map(plainText));
    this.#known = new Set(this.#cards.flat());
    this.#marked = new Set(expected.childMark?.words.map(plainText));
  }

  add(card: CheckedCard): void {
    card.count('keywords', this.#expected.digits.length);
    const rows = readKeywords(card.front);
    const faults = rows
      ? [...this.#rowFaults(rows, card.front.camouflage), ...this.#markFaults(rows, card.front)]
      : [sentence('preflight.no-keywords')];
    for (const fault of faults) card.fault('keywords', fault);
  }

  #rowFaults(rows: readonly KeywordRow[], camouflage: readonly Text[]): readonly Fault[] {
    const { digits, ink } = this.#expected;
    return [
      ...digitFaults(rows, digits),
      ...rows.flatMap(({ words }) => words).flatMap(text => hidingFaults(text, camouflage, ink)),
      ...this.#wordFaults(rows),
    ];
  }

  /** Against the card of the deck that has most of its words. */
  #wordFaults(rows: readonly KeywordRow[]): readonly Fault[] {
    const words = rows.map(({ words: [word] }) => (word === undefined ? '' : plainText(word.text)));
    const common = (card: Words) => card.filter(word => words.includes(word)).length;
    const card = largest(this.#cards, common);
    if (card === undefined || common(card) === 0)
      return [sentence('preflight.keyword-unknown', { words: quoted(words) })];
    this.#found.push(card);
    return rows.flatMap(({ digit, words: [text] }, i) => {
      const [found, expected = ''] = [words[i], card[i]];
      if (found === expected || text === undefined) return [];
      return [faultAt(text.ink, sentence('preflight.keyword-other', { digit, found, expected }))];
    });
  }

  #markFaults(rows: readonly KeywordRow[], face: CardFace): readonly Sentence[] {
    const { childMark } = this.#expected;
    if (childMark === undefined) return [];
    const found = filledShapes(face, seenShapes(face), 0);
    return rows.flatMap(({ words: [text] }, i) => {
      const word = text && plainText(text.text);
      if (word === undefined || !this.#known.has(word)) return [];
      const isMarked = (childMark.shapes[i] ?? []).every(shape => found.some(other => isShape(other, shape)));
      if (isMarked === this.#marked.has(word)) return [];
      return [sentence(isMarked ? 'preflight.child-mark' : 'preflight.no-child-mark', { word })];
    });
  }

  finish(findings: Findings): void {
    for (const card of new Set(this.#cards)) {
      const found = this.#found.filter(other => other === card).length;
      const values = { words: quoted(card), found, expected: 1 };
      if (found !== 1) findings.fault('keywords', sentence('preflight.keyword-cards', values));
    }
  }
}

function digitFaults(rows: readonly KeywordRow[], digits: readonly string[]): readonly Fault[] {
  const found = rows.map(({ digit }) => digit);
  const wrong = rows.filter(({ words }) => words.length !== 1);
  return [
    ...(found.join() === digits.join()
      ? []
      : [sentence('preflight.keyword-digits', { found, expected: digits })]),
    ...wrong.map(({ digit, words }) => sentence('preflight.keyword-row', { digit, count: words.length })),
  ];
}

function quoted(words: Words): readonly string[] {
  return words.map(word => `"${word}"`);
}
