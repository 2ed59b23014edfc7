import type { Turn } from '../../geometry/index.js';
import { type CardFace, isReversed, LARGE, seenShapes } from '../cards/card-face.js';
import { largest } from '../cards/largest.js';
import type { Shape } from '../pages/items.js';
import { isRound } from '../pages/outlines.js';
import { plainText } from '../pages/plain-text.js';
import { codeDigits } from './code-game/code-face.js';
import { readKeywords } from './code-game/keyword-face.js';
import { type WordRead, wordsOn } from './word-lines.js';

/** What stands on a face of a word card. */
export interface WordFaceRead {
  readonly word: string;
  /** What it stands on. */
  readonly lines: WordRead['lines'];
  /** The large texts that are upside down: the word again, if all is well. */
  readonly reversed: readonly WordRead[];
  /** Of the word. */
  readonly turn: Turn;
  /** The card's number, if there is no other; a reading may be a number too. */
  readonly numbers: readonly string[];
  /** What else is written: a reading. */
  readonly others: readonly string[];
  /** How many small filled discs. */
  readonly dots: number;
}

/** Reads the large word, what is upside down, numbers and dots; undefined where the face is not that of a word. */
export function readWordFace(face: CardFace): WordFaceRead | undefined {
  const { texts } = face;
  if (codeDigits({ texts }).length > 0 || readKeywords({ texts }) !== undefined) return undefined;
  const words = wordsOn(texts);
  const word = largest(words, ({ size }) => size);
  if (word === undefined || word.size < LARGE) return undefined;
  const reversed = words.filter(other => isReversed(word, other));
  // The letter of an agent card is as large upside down.
  if (reversed.some(({ size }) => size > word.size * 0.95)) return undefined;
  const twin = reversed.find(({ text }) => text === word.text);
  const own = new Set([...word.lines, ...(twin?.lines ?? [])]);
  const inReverse = new Set(reversed.flatMap(({ lines }) => lines));
  const small = texts.filter(other => !own.has(other));
  return {
    word: plainText(word.text),
    lines: word.lines,
    reversed,
    turn: word.turn,
    numbers: small.map(other => plainText(other.text)).filter(isNumber),
    others: small
      .filter(other => !inReverse.has(other))
      .map(other => plainText(other.text))
      .filter(other => !isNumber(other)),
    dots: seenShapes(face).filter(isDot).length,
  };
}

/** Whether a text is a number, in the figures of any script. */
export function isNumber(text: string): boolean {
  return /^\p{Nd}+$/u.test(text);
}

/** Dots are from 0.8 to 2.2 mm wide. */
function isDot({ fill, stroke, edge, outline }: Shape): boolean {
  return (
    fill !== undefined && stroke === undefined && edge.width >= 0.8 && edge.width <= 2.2 && isRound(outline)
  );
}
