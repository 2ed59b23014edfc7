import { error, notice, type Problem, sentence, warning } from '../../speech/index.js';
import { foldWord, partsOf } from '../equivalence.js';
import { rulesOf } from '../language.js';
import type { Word } from '../word.js';
import { checkArabicScript } from './arabic-script.js';
import { checkCharacters } from './characters.js';
import { sharedKeys } from './shared-characters.js';

/** The rules for a whole list of normalised words. `place` is the file. */
export function checkWords(words: readonly Word[], locale: string, place: string): readonly Problem[] {
  return [
    ...words.flatMap(word => checkCharacters(word.text, word.tags, { locale, place, line: word.line })),
    ...words.flatMap(({ overrides, tags, line }) =>
      Object.values(overrides).flatMap(text => checkCharacters(text, tags, { locale: 'zh', place, line })),
    ),
    ...checkDuplicates(words, place),
    ...checkContained(words, locale, place),
    ...(rulesOf(locale) === 'arabic' ? checkArabicScript(words, locale, place) : []),
    ...reportSharing(words, locale, place),
  ];
}

function checkDuplicates(words: readonly Word[], place: string): readonly Problem[] {
  const first = new Map<string, Word>();
  return words.flatMap(({ text, line }, index): Problem[] => {
    const folded = foldWord(text);
    const earlier = first.get(folded);
    if (earlier === undefined) {
      first.set(folded, words[index]);
      return [];
    }
    const at = { place, line };
    return [
      earlier.text === text
        ? error('words.duplicate', at, { word: text, line: earlier.line })
        : error('words.same-word', at, { word: text, earlier: earlier.text, line: earlier.line }),
    ];
  });
}

/** Longer words are not searched for inside others, so that a page pasted into a cell costs no time. */
const MOST_PARTS = 12;

/** One warning for each word inside others: as characters in Chinese, as whole parts elsewhere. */
function checkContained(words: readonly Word[], locale: string, place: string): readonly Problem[] {
  const han = rulesOf(locale) === 'han';
  const units = words.map(word => (han ? Array.from(foldWord(word.text)) : partsOf(word.text)));
  const placeOf = new Map(units.map((unit, index) => [unit.join(' '), index]));
  const holders = new Map<number, Word[]>();
  units.forEach((unit, holder) => {
    const inside = new Set<number>();
    for (let from = 0; from < unit.length; from++) {
      for (let to = from + 1; to <= Math.min(unit.length, from + MOST_PARTS); to++) {
        const found = to - from === unit.length ? undefined : placeOf.get(unit.slice(from, to).join(' '));
        if (found !== undefined) inside.add(found);
      }
    }
    for (const found of inside) holders.set(found, [...(holders.get(found) ?? []), words[holder]]);
  });
  return [...holders].map(([index, held]) => {
    const { text, line } = words[index];
    const shown = held
      .slice(0, 3)
      .map(({ text, line }) => sentence('words.word-on-line', { word: text, line }));
    const more = held.length - shown.length;
    return warning('words.contained', { place, line }, { word: text, holders: shown, more });
  });
}

function reportSharing(words: readonly Word[], locale: string, place: string): readonly Problem[] {
  const shared = sharedKeys(
    words.map(word => word.text),
    locale,
  );
  if (shared.size === 0) return [];
  const touched = new Set([...shared.values()].flat()).size;
  const commonest = [...shared].sort((a, b) => b[1].length - a[1].length).slice(0, 5);
  const most = commonest.map(([key, places]) =>
    sentence('phrases.tally', { name: key, count: places.length }),
  );
  const unit = rulesOf(locale) === 'han' ? 'character' : 'part';
  return [notice('words.sharing', place, { touched, total: words.length, unit, most })];
}
