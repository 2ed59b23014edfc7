import { contestedIn } from './contested.js';
import { type ConversionStep, stagesFor } from './dictionaries.js';
import type { Conversion } from './script.js';

/** A character of a word that has several counterparts in the other script. */
export interface Ambiguous {
  readonly char: string;
  /** OpenCC's choice for the character alone comes first. */
  readonly candidates: readonly string[];
  /** The phrase in OpenCC's dictionaries that settles it here, if any. */
  readonly phrase?: string;
  /** Whether longer phrases spell that phrase differently: 下面 in 下麵. */
  readonly phraseInDoubt: boolean;
}

/**
 * Finds the ambiguous characters of each word. `finish` applies the house style, so that counterparts it prints alike
 * count as one.
 *
 * The dictionaries ship one counterpart per character. The others are read off the phrases: 钟 becomes 鐘 in hundreds
 * of them, though 钟 alone becomes 鍾. This finds what OpenCC's own one-to-many table lists, except rare forms.
 */
export async function findAmbiguous(
  words: readonly string[],
  conversion: Conversion,
  finish: (text: string) => string,
): Promise<readonly (readonly Ambiguous[])[]> {
  const stages = await stagesFor(conversion);
  const found = words.map((): Ambiguous[] => []);
  for (const stage of stages) {
    const candidates = candidatesOf(stage, finish);
    const places = words.map(word => segment(word, stage.phrases));
    const doubtful = phrasesInDoubt(
      new Set(places.flat().flatMap(({ phrase }) => phrase ?? [])),
      stage,
      finish,
    );
    places.forEach((units, index) => {
      for (const { chars, phrase } of units) {
        for (const char of chars) {
          const several = candidates.get(char);
          if (several === undefined || found[index].some(other => other.char === char)) continue;
          const phraseInDoubt = phrase !== undefined && doubtful.has(phrase);
          found[index].push({ char, candidates: several, ...(phrase ? { phrase } : {}), phraseInDoubt });
        }
      }
    });
  }
  return words.map((word, index) => withContested(found[index], word, conversion, finish));
}

/** What a house style prints alike is not contested. */
function withContested(
  found: readonly Ambiguous[],
  word: string,
  conversion: Conversion,
  finish: (text: string) => string,
): readonly Ambiguous[] {
  const more = contestedIn(word, conversion).flatMap(({ char, candidates }): readonly Ambiguous[] => {
    const printed = [...new Set(candidates.map(finish))];
    return printed.length > 1 ? [{ char, candidates: printed, phraseInDoubt: true }] : [];
  });
  return [...found.filter(({ char }) => more.every(other => other.char !== char)), ...more];
}

const kept = new WeakMap<ConversionStep['phrases'], ReadonlyMap<string, ReadonlySet<string>>>();

/** Every counterpart of a character: the one in the character table, then those that enough phrases of equal length use. */
function counterparts({
  characters,
  phrases,
  leastPhrases,
}: ConversionStep): ReadonlyMap<string, ReadonlySet<string>> {
  const known = kept.get(phrases);
  if (known) return known;
  const counts = new Map<string, Map<string, number>>();
  for (const [phrase, converted] of phrases) {
    const from = Array.from(phrase);
    const to = Array.from(converted);
    if (from.length !== to.length) continue;
    from.forEach((char, index) => {
      if (to[index] === (characters.get(char) ?? char)) return;
      const others = counts.get(char) ?? new Map<string, number>();
      counts.set(char, others.set(to[index], (others.get(to[index]) ?? 0) + 1));
    });
  }
  const found = new Map<string, ReadonlySet<string>>();
  for (const [char, others] of counts) {
    const enough = [...others].flatMap(([other, count]) => (count < leastPhrases ? [] : [other]));
    if (enough.length > 0) found.set(char, new Set([characters.get(char) ?? char, ...enough]));
  }
  kept.set(phrases, found);
  return found;
}

function candidatesOf(
  stage: ConversionStep,
  finish: (text: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const several = new Map<string, readonly string[]>();
  for (const [char, found] of counterparts(stage)) {
    const printed = new Set(Array.from(found, one => finish(throughTables(one, stage.after))));
    if (printed.size > 1) several.set(char, [...printed]);
  }
  return several;
}

function throughTables(char: string, tables: readonly ReadonlyMap<string, string>[]): string {
  return tables.reduce((form, table) => table.get(form) ?? form, char);
}

/** Segments a word as OpenCC does: greedily from the left into the longest phrases, with single characters between. */
function segment(
  word: string,
  phrases: ReadonlyMap<string, string>,
): readonly { readonly chars: readonly string[]; readonly phrase?: string }[] {
  const chars = Array.from(word);
  const units: { chars: readonly string[]; phrase?: string }[] = [];
  for (let at = 0; at < chars.length; ) {
    let length = Math.min(longestPhrase, chars.length - at);
    while (length > 1 && !phrases.has(chars.slice(at, at + length).join(''))) length--;
    const unit = chars.slice(at, at + length);
    units.push(length > 1 ? { chars: unit, phrase: unit.join('') } : { chars: unit });
    at += length;
  }
  return units;
}

/** Characters in the longest phrase of OpenCC 1.4's dictionaries. */
const longestPhrase = 15;

/** Those of `phrases` that longer phrases end with in another spelling: 天后 is 天後 in 三天后. */
function phrasesInDoubt(
  phrases: ReadonlySet<string>,
  stage: ConversionStep,
  finish: (text: string) => string,
): ReadonlySet<string> {
  const doubtful = new Set<string>();
  const print = (text: string) => finish(Array.from(text, char => throughTables(char, stage.after)).join(''));
  for (const [longer, converted] of stage.phrases) {
    if (longer.length !== converted.length) continue;
    for (let from = 1; from < longer.length - 1; from++) {
      const ending = longer.slice(from);
      if (!phrases.has(ending)) continue;
      const alone = stage.phrases.get(ending) ?? ending;
      if (print(converted.slice(from)) !== print(alone)) doubtful.add(ending);
    }
  }
  return doubtful;
}
