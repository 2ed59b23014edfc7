import type { Problem } from '../problem.js';
import { type Ambiguous, findAmbiguous } from './ambiguity.js';
import { clean } from './clean.js';
import { type HouseStyle, inHouseStyle } from './house-style.js';
import { converterFor } from './opencc.js';
import type { Review } from './review.js';
import type { HanScript, Pair } from './script.js';

/** What this room needs of a word. */
export interface Convertible {
  readonly text: string;
  readonly overrides: Readonly<Partial<Record<HanScript, string>>>;
  readonly line: number;
}

export interface Conversion extends Pair {
  /** The list's file, for messages. */
  readonly file: string;
  readonly houseStyle?: HouseStyle;
}

/**
 * Words of one script -> the same words, in order, in another. A filled override cell always wins; else OpenCC, then
 * the house style. `texts` is complete even when `problems` holds errors, so that a report can show the guesses.
 */
export async function convertWords(
  words: readonly Convertible[],
  { from, to, file, houseStyle = {} }: Conversion,
): Promise<{
  readonly texts: readonly string[];
  readonly review: readonly Review[];
  readonly problems: readonly Problem[];
}> {
  const sources = words.map(word => clean(word.text));
  const print = (text: string) => inHouseStyle(text, houseStyle);
  const convert = from === to ? (text: string) => text : await converterFor({ from, to });
  const ambiguous = from === to ? sources.map(() => []) : await findAmbiguous(sources, { from, to }, print);
  const reviews = words.map((word, index): Review => {
    const about = { line: word.line, word: sources[index], to };
    const override = clean(word.overrides[to] ?? '').trim();
    if (override !== '')
      return { ...about, converted: override, by: 'override', ambiguous: [], level: 'none' };
    const plain = convert(sources[index]);
    const converted = from === to ? plain : print(plain);
    const by = converted !== plain ? 'house' : converted !== sources[index] ? 'opencc' : 'unchanged';
    const level = levelOf(sources[index], ambiguous[index], from !== to && from === 'zh-Hans');
    return { ...about, converted, by, ambiguous: ambiguous[index], level };
  });
  const clashes = findClashes(reviews, file);
  return {
    texts: reviews.map(review => review.converted),
    review: reviews.map(review => (clashes.has(review) ? { ...review, level: 'error' } : review)),
    problems: reviews.flatMap(review => [...problemOf(review, file), ...(clashes.get(review) ?? [])]),
  };
}

/**
 * Characters that only written Cantonese has. Simplified Cantonese has lost what tells 係 from 系, and OpenCC's
 * phrases know Mandarin only.
 */
const cantonese = /[唔佢哋嘅喺咗嘢冇啲嗰咁喎啱攞嚟瞓冚攰嗌諗谂嘥啩㗎]/u;

function levelOf(word: string, ambiguous: readonly Ambiguous[], fromSimplified: boolean): Review['level'] {
  const single = Array.from(word).length === 1;
  if ((single && ambiguous.length > 0) || (fromSimplified && cantonese.test(word))) return 'error';
  return ambiguous.some(({ phrase, phraseInDoubt }) => phrase === undefined || phraseInDoubt)
    ? 'warning'
    : 'none';
}

function problemOf(review: Review, place: string): readonly Problem[] {
  const { line, word, converted, to, level } = review;
  if (level === 'none') return [];
  const told = { level, place, line };
  if (level === 'error' && !review.ambiguous.some(({ char }) => char === word)) {
    const message = `"${word}" is Cantonese, which can't be derived from Simplified.`;
    return [
      { ...told, message, advice: `Write it in the column "${to}", or author the list in Traditional.` },
    ];
  }
  const doubts = review.ambiguous.filter(
    ({ phrase, phraseInDoubt }) => phrase === undefined || phraseInDoubt,
  );
  if (level === 'error') {
    const message = `"${word}" alone can be ${doubts[0].candidates.join(' or ')} in ${to}.`;
    return [{ ...told, message, advice: `Write the right one in the column "${to}".` }];
  }
  const whys = doubts.map(({ char, candidates }) => `${char} can be ${candidates.join(' or ')}`);
  const became = converted === word ? 'stays as it is' : `becomes "${converted}"`;
  const message = `"${word}" ${became} in ${to}, but ${whys.join(', and ')}.`;
  return [{ ...told, message, advice: `Look at it, and write the right one in the column "${to}".` }];
}

/** Words that are one word in the target, told at the later one. */
function findClashes(reviews: readonly Review[], place: string): ReadonlyMap<Review, readonly Problem[]> {
  const first = new Map<string, Review>();
  const clashes = new Map<Review, readonly Problem[]>();
  for (const review of reviews) {
    const earlier = first.get(review.converted);
    if (earlier === undefined) {
      first.set(review.converted, review);
      continue;
    }
    const { line, word, converted, to } = review;
    const message = `"${word}" becomes "${converted}" in ${to}, like "${earlier.word}" in line ${earlier.line}.`;
    const advice = `Write another word in the column "${to}" of one of them, or remove one.`;
    clashes.set(review, [{ level: 'error', place, line, message, advice }]);
    if (!clashes.has(earlier)) clashes.set(earlier, []);
  }
  return clashes;
}
