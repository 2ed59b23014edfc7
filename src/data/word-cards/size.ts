import { choicesFor, error, type Problem } from '../../speech/index.js';
import type { CardSize } from '../schema/paper.js';

/** A face is neither read nor handled on smaller cards, and larger ones fit few papers. Millimetres. */
const LEAST = { width: 45, height: 30 };
const MOST = { width: 200, height: 140 };

type Sizes = Readonly<Record<string, CardSize>>;

/** The sizes that word cards may have by name, lying on their long side. */
export function wordCardSizes(sizes: Sizes): Sizes {
  const named = Object.entries(sizes).filter(([, { words }]) => words);
  return Object.fromEntries(named.map(([name, size]) => [name, lying(size)]));
}

/** The size of word cards: that of a name, a measure such as `85x55` in millimetres, or the usual one. */
export function wordCardSize(chosen: string | undefined, sizes: Sizes): CardSize {
  const usual = sizes.word;
  if (chosen === undefined) return usual;
  return measured(chosen, usual) ?? wordCardSizes(sizes)[chosen] ?? usual;
}

/** What is wrong with the size that a recipe chooses. */
export function wordCardProblems(chosen: string | undefined, sizes: Sizes): readonly Problem[] {
  if (chosen === undefined) return [];
  const { word: usual } = sizes;
  const size = measured(chosen, usual);
  if (size) {
    const values = { size: chosen, least: named(LEAST), most: named(MOST) };
    return isWithin(size) ? [] : [error('templates.card-measure', '--card-size', values)];
  }
  const known = Object.keys(wordCardSizes(sizes));
  if (known.includes(chosen)) return [];
  const choices = [...known, named(usual)];
  return [error('templates.unknown-name', '--card-size', { value: chosen, ...choicesFor(chosen, choices) })];
}

function measured(chosen: string, usual: CardSize): CardSize | undefined {
  const measure = /^(\d+(?:\.\d+)?) ?[x×] ?(\d+(?:\.\d+)?)$/.exec(chosen);
  return measure ? lying({ ...usual, width: Number(measure[1]), height: Number(measure[2]) }) : undefined;
}

function isWithin({ width, height }: CardSize): boolean {
  return width >= LEAST.width && width <= MOST.width && height >= LEAST.height && height <= MOST.height;
}

function lying(size: CardSize): CardSize {
  const { width, height } = size;
  return { ...size, width: Math.max(width, height), height: Math.min(width, height) };
}

/** 85x55 */
function named({ width, height }: Pick<CardSize, 'width' | 'height'>): string {
  return `${width}x${height}`;
}
