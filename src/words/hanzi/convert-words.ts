import { columnName, error, type Problem, warning } from '../../speech/index.js';
import { type Ambiguous, findAmbiguous } from './ambiguity.js';
import { type HouseStyle, inHouseStyle } from './house-style.js';
import { converterFor, stripInvisible } from './opencc.js';
import type { Review } from './review.js';
import type { Conversion, HanScript } from './script.js';

/** What a conversion needs to know of a word. */
export interface Convertible {
  readonly text: string;
  readonly overrides: Readonly<Partial<Record<HanScript, string>>>;
  readonly line: number;
}

/**
 * Words of one script -> the same words, in order, in another. A filled override cell always wins; otherwise OpenCC,
 * then the house style. `texts` is complete even when `problems` holds errors, so that a report can show the guesses.
 */
export async function convertWords(
  words: readonly Convertible[],
  {
    from,
    to,
    file,
    houseStyle = {},
  }: Conversion & { readonly file: string; readonly houseStyle?: HouseStyle },
): Promise<{
  readonly texts: readonly string[];
  readonly review: readonly Review[];
  readonly problems: readonly Problem[];
}> {
  const sources = words.map(word => stripInvisible(word.text));
  const print = (text: string) => inHouseStyle(text, houseStyle);
  const convert = from === to ? (text: string) => text : await converterFor({ from, to });
  const ambiguous = from === to ? sources.map(() => []) : await findAmbiguous(sources, { from, to }, print);
  const reviews = words.map((word, index): Review => {
    const about = { line: word.line, word: sources[index], to };
    const override = stripInvisible(word.overrides[to] ?? '').trim();
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
 * Characters of written Cantonese only. Simplified Cantonese has lost what tells 係 from 系, and OpenCC's phrases know
 * only Mandarin.
 */
const cantonese = /[唔佢哋嘅喺咗嘢冇啲嗰咁喎啱攞嚟瞓冚攰嗌諗谂嘥啩㗎]/u;

function levelOf(word: string, ambiguous: readonly Ambiguous[], fromSimplified: boolean): Review['level'] {
  const single = Array.from(word).length === 1;
  if ((single && ambiguous.length > 0) || (fromSimplified && cantonese.test(word))) return 'error';
  return ambiguous.some(isUnsettled) ? 'warning' : 'none';
}

function isUnsettled({ phrase, phraseInDoubt }: Ambiguous): boolean {
  return phrase === undefined || phraseInDoubt;
}

function problemOf(
  { line, word, converted, to, level, ambiguous }: Review,
  place: string,
): readonly Problem[] {
  if (level === 'none') return [];
  const at = { place, line };
  const single = ambiguous.find(({ char }) => char === word);
  if (level === 'error') {
    return [
      single === undefined
        ? error('hanzi.cantonese', at, { word, to: columnName(to) })
        : error('hanzi.several-counterparts', at, {
            word,
            candidates: single.candidates,
            to: columnName(to),
          }),
    ];
  }
  const doubts = ambiguous
    .filter(isUnsettled)
    .map(({ char, candidates }) => `${char}: ${candidates.join('/')}`);
  const changed = converted === word ? 'no' : 'yes';
  return [warning('hanzi.ambiguous', at, { word, changed, converted, to: columnName(to), doubts })];
}

/** Words that become one word in the target script, told at the later one. */
function findClashes(reviews: readonly Review[], place: string): ReadonlyMap<Review, readonly Problem[]> {
  const first = new Map<string, Review>();
  const clashes = new Map<Review, readonly Problem[]>();
  for (const review of reviews) {
    const { line, word, converted, to } = review;
    const earlier = first.get(converted);
    if (earlier === undefined) {
      first.set(converted, review);
      continue;
    }
    clashes.set(review, [
      error(
        'hanzi.same-when-converted',
        { place, line },
        { word, converted, to: columnName(to), earlier: earlier.word, earlierLine: earlier.line },
      ),
    ]);
    if (!clashes.has(earlier)) clashes.set(earlier, []);
  }
  return clashes;
}
