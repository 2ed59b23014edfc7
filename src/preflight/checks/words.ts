import type { CardFace } from '../cards/card-face.js';
import { measured } from '../cards/signs.js';
import type { Shape, Text } from '../pages/items.js';
import { bare } from '../pages/reading-order.js';

/** A face of a word card as it was found. */
export interface WordFaceRead {
  readonly word: string;
  readonly number: string | undefined;
  /** Small filled discs. */
  readonly dots: number;
  /** What is wrong with it, each a whole sentence. */
  readonly faults: readonly string[];
}

/** The least size of a word on a card, in millimetres: names and numbers are smaller. */
const LEAST = 3.2;

/** Reads the large word, the same one upside down, and the card's number; undefined where the face is no word's. */
export function readWordFace({ texts, shapes }: CardFace): WordFaceRead | undefined {
  const word = texts.reduce<Text | undefined>(
    (best, next) => (best && best.size >= next.size ? best : next),
    undefined,
  );
  if (word === undefined || word.size < LEAST) return undefined;
  const reversed = texts.filter(({ turn }) => (turn - word.turn + 360) % 360 === 180);
  // The letter of an agent card is as large upside down.
  if (reversed.some(({ size }) => size > word.size * 0.95)) return undefined;
  const text = bare(word.text);
  const faults: string[] = [];
  const twin = reversed.find(other => bare(other.text) === text);
  if (twin === undefined)
    faults.push(
      reversed.length === 0
        ? `"${text}" is not printed upside down too.`
        : `"${text}" is "${bare(reversed[0].text)}" upside down.`,
    );
  const numbers = texts.filter(
    other => other !== word && other !== twin && /^\p{Nd}+$/u.test(bare(other.text)),
  );
  if (numbers.length !== 1) faults.push(`The card of "${text}" has ${numbers.length} numbers.`);
  const dots = shapes.filter(isDot).length;
  return { word: text, number: numbers[0] && bare(numbers[0].text), dots, faults };
}

/** Dots are from 0.8 to 2.2 mm wide. */
function isDot({ fill, stroke, edge, outline }: Shape): boolean {
  if (fill === undefined || stroke !== undefined || edge.width < 0.8 || edge.width > 2.2) return false;
  const { area, aspect, closed } = measured(outline);
  return closed && aspect < 1.1 && area > 0.74 && area < 0.82;
}

/** What sets the words found apart from those of the list, each a whole sentence. */
export function againstList(found: ReadonlyMap<string, number>, list: readonly string[]): readonly string[] {
  const wanted = new Map<string, number>();
  const spelling = new Map<string, string>();
  for (const word of list) {
    wanted.set(bare(word), (wanted.get(bare(word)) ?? 0) + 1);
    spelling.set(bare(word), word);
  }
  const faults: string[] = [];
  for (const [word, count] of wanted) {
    const there = found.get(word) ?? 0;
    if (there === 0) faults.push(`"${spelling.get(word)}" of the list is on no card.`);
    else if (there !== count)
      faults.push(`"${spelling.get(word)}" is printed ${there} times and ${count} times in the list.`);
  }
  for (const [word, count] of found)
    if (!wanted.has(word)) faults.push(`"${word}" is printed ${count} times and not in the list.`);
  return faults;
}
